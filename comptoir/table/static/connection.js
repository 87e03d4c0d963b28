// @ts-check
// The live connection: it comes back by itself, also after sleep, and says when it is gone.

import { $ } from './page.js';

const FIRST = 500, LONGEST = 5000;  // milliseconds before the next try

export class Connection {
  constructor(address, hear, gone) {
    this.address = address;  // the address as it is to be asked for now
    this.hear = hear;
    this.gone = gone;
    this.wait = FIRST;
    this.heard = 0;
    $('#retry').addEventListener('click', () => this.again());
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.wake(); });
    addEventListener('online', () => this.wake());
    addEventListener('pageshow', event => { if (event.persisted) this.wake(); });
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const socket = this.socket = new WebSocket(this.address());
    socket.onmessage = event => { if (this.socket === socket) { this.heard = Date.now(); this.hear(JSON.parse(event.data)); } };  // the new one begins anew
    socket.onopen = () => { this.wait = FIRST; $('#lost').hidden = true; };
    socket.onclose = event => {
      if (this.socket !== socket) return;
      if (event.code === 4404) { location.href = '/'; return; }
      if (event.code === 4410) { location.reload(); return; }  // the game cannot go on; its page says why
      if (event.code === 4429) this.wait = LONGEST;  // too many lines from here
      $('#lost').hidden = false;
      this.gone();
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 1.6, LONGEST);
    };
  }

  again() { this.wait = FIRST; this.socket.onclose = null; this.socket.close(); this.open(); }

  send(message) { if (this.socket.readyState === 1) this.socket.send(JSON.stringify(message)); }

  /** After sleep: is anybody there? */
  wake() {
    if (this.socket.readyState > 1) { this.again(); return; }
    if (this.socket.readyState !== 1 || Date.now() - this.heard < 20000) return;
    const before = this.heard;
    this.send({ look: {} });
    setTimeout(() => { if (this.heard === before) this.again(); }, 4000);
  }
}
