// @ts-check
// The page of an account: dates as the reader writes them, and whether this browser is told that it is its owner's turn.

import './lobby.js';
import { $ } from './page.js';

const box = $('#push');

/** What the push service is told about us: bytes of the key that the page has. */
function bytes(text) {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, letter => letter.charCodeAt(0));
}

class Push {
  /** @param {ServiceWorkerRegistration} worker */
  constructor(worker) {
    this.worker = worker;
    $('#push-on').addEventListener('click', () => this.on());
    $('#push-off').addEventListener('click', () => this.off());
    this.show();
  }

  async show() {
    const known = await this.worker.pushManager.getSubscription();
    const on = !!known && known.endpoint === box.dataset.here;
    $('#push-on').hidden = on;
    $('#push-off').hidden = !on;
    box.hidden = false;
  }

  async on() {
    if (await Notification.requestPermission() !== 'granted') { this.told('denied'); return; }
    try {
      const made = await this.worker.pushManager.getSubscription() ?? await this.worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(box.dataset.key) });
      const { endpoint, keys } = made.toJSON();
      await this.tell({ endpoint, key: keys.p256dh, auth: keys.auth });
      box.dataset.here = endpoint;
    } catch { this.told('failed'); return; }
    this.told('');
    this.show();
  }

  async off() {
    await (await this.worker.pushManager.getSubscription())?.unsubscribe();
    await this.tell({ off: '1' });
    box.dataset.here = '';
    this.show();
  }

  async tell(form) {
    const answer = await fetch('/account/push', { method: 'POST', body: new URLSearchParams(form) });
    if (!answer.ok) throw new Error(String(answer.status));
  }

  /** One of the sentences that stand in the page. */
  told(what) { for (const told of box.querySelectorAll('[data-told]')) told.hidden = told.dataset.told !== what; }
}

if (box && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
  navigator.serviceWorker.register('/worker.js').then(worker => { Object.assign(window, { pushing: new Push(worker) }); }, () => {});
}
