// @ts-check
// In the background, for browsers that want to be told: shows that it is somebody's turn, and opens the table when touched.

const worker = /** @type {any} */ (self);

worker.addEventListener('push', event => {
  const { title, body, path, tag, lang } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, tag, lang, data: { path }, icon: '/static/0/icon.svg' }));
});

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  const there = new URL(event.notification.data.path, worker.location.origin);
  if (there.origin === worker.location.origin) event.waitUntil(open(there));
});

/** The table, in a window that has it already if there is one. */
async function open(there) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find(one => new URL(one.url).pathname === there.pathname);
  return found ? found.focus() : worker.clients.openWindow(there.href);
}

worker.addEventListener('install', () => worker.skipWaiting());
