/**
 * Push notifications of this browser. Its own subscription is only half of it: the server may have forgotten the
 * browser, or know it as another account's.
 */
import {
  AddPushSubscriptionDocument,
  MyPushSubscriptionDocument,
  RemovePushSubscriptionDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

/** `blocked`: the person denied permission, and can change that only in the browser. */
export type PushState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';

const WORKER = '/notifications-worker.js';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Returns the state of this browser without asking for permission. */
export async function readPush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await findSubscription();
  if (!subscription) return 'off';
  const { endpoint } = subscription;
  return (await request(MyPushSubscriptionDocument, { endpoint })).isPushSubscribed ? 'on' : 'off';
}

async function findSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission and subscribes this browser. Only ever call it after a click. */
export async function switchPushOn(pushKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPush();
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription unknown to the server may use an outdated key, or belong to another account.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = subscription.toJSON();
  await request(AddPushSubscriptionDocument, {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  });
  return 'on';
}

/** Unsubscribes in the browser first, so that no notification arrives even if the server cannot be reached. */
export async function switchPushOff(): Promise<PushState> {
  const subscription = await findSubscription();
  if (subscription) {
    await subscription.unsubscribe();
    await request(RemovePushSubscriptionDocument, { endpoint: subscription.endpoint });
  }
  return 'off';
}
