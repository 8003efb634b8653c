import type { Door } from './door.ts';

/** The service worker's script: it shows push messages and opens their page. */
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

/** Serves the service worker for push messages; it caches nothing and intercepts no requests. */
export const pushWorkerDoor: Door = app => {
  app.get('/notifications-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(WORKER),
  );
};
