"""How a report looks, on a screen and on paper."""

CSS = """
:root{color-scheme:light dark;--paper:light-dark(#fbf6ec,#191613);--card:light-dark(#fffdf8,#241f1a);
--ink:light-dark(#29231b,#f0e8da);--soft:light-dark(#62584a,#b7aa95);--line:light-dark(#dccfb8,#4a4035);
--bad:light-dark(#a02828,#f2a092);--wood:light-dark(#7d4417,#e5ad6c);
--b0:light-dark(#0072b2,#2f86c4);--b1:light-dark(#e69f00,#c98b00);--b2:light-dark(#009e73,#0f9a73);
--b3:light-dark(#cc79a7,#b96a97);--b4:light-dark(#555,#9a9186)}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:68rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1,h2,h3{font-family:Charter,Cambria,serif;line-height:1.2}
h2{margin:2.2rem 0 .6rem}.lead,.note{color:var(--soft)}.note{font-size:.875rem}a{color:var(--wood)}
.bands{display:block;width:100%;height:15rem;border:1px solid var(--line)}
.signs{display:block;width:100%;overflow:visible}.sign{fill:var(--bad);stroke:var(--paper);stroke-width:1}
.sign-imprecise{fill:var(--soft)}
.band{stroke:var(--paper);stroke-width:1.5;vector-effect:non-scaling-stroke}
.band-0{fill:var(--b0);background:var(--b0)}.band-1{fill:var(--b1);background:var(--b1)}
.band-2{fill:var(--b2);background:var(--b2)}.band-3{fill:var(--b3);background:var(--b3)}
.band-4{fill:var(--b4);background:var(--b4)}
.swatch{display:inline-block;width:.8em;height:.8em;margin-right:.4em;border-radius:2px}
.key{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;margin:.5rem 0;padding:0;list-style:none}
.key li:nth-child(n)::before{content:counter(k) ". ";counter-increment:k}.key{counter-reset:k}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.35rem .8rem;text-align:right}
th[scope=row]{text-align:left;font-weight:400}tr{border-top:1px solid var(--line)}tr.result{font-weight:700}
.scroll{overflow-x:auto}.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));
margin-top:1.5rem}.card,.decision{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem}
.card h3,.decision h3{margin:0 0 .5rem}.decision{margin:0 0 1rem}dl{display:grid;grid-template-columns:auto 1fr;
gap:.25rem .8rem;margin:0}dt{color:var(--soft)}dd{margin:0;text-align:right}
.called{font:600 .8rem system-ui,sans-serif;color:var(--bad);border:1px solid;border-radius:99px;padding:.1rem .6rem;
white-space:nowrap}.is-imprecise .called{color:var(--soft)}
.ways{margin:.5rem 0;padding-left:1.4rem}.ways b{font-variant-numeric:tabular-nums}.played{font-style:italic}
.board svg{min-width:60rem;max-width:100%;height:auto}summary{cursor:pointer;color:var(--wood)}
@media print{details{display:block}.decision{break-inside:avoid}}
"""
