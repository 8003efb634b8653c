import { AddPushSubscriptionDocument, RemovePushSubscriptionDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

/** `blocked`: the person said no to the browser, who alone can change that. */
export type PushState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';

const WORKER = '/notifications-worker.js';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** How this browser stands, without asking it for anything. */
export async function readPush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks for permission and tells the house where this browser is reached. Only ever after a click. */
export async function switchPushOn(pushKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPush();
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = subscription.toJSON();
  await request(AddPushSubscriptionDocument, {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  });
  return 'on';
}

export async function switchPushOff(): Promise<PushState> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    await request(RemovePushSubscriptionDocument, { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return 'off';
}
