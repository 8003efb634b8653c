import type { Door } from './door.ts';

/** What runs in a browser when nobody has our page open: it shows what it is sent, and opens its page. */
const WORKER = `
self.addEventListener('push', event => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }));
});
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
`.trimStart();

/** The service worker for messages; it keeps no page and answers no request. */
export const pushWorkerDoor: Door = app => {
  app.get('/notifications-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(WORKER),
  );
};
