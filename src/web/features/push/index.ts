/**
 * Whether this browser is told what its person is told, and how it begins and ends. The browser's own word is half of
 * it: the house may have forgotten a browser, or know it as another person's.
 */
import {
  AddPushSubscriptionDocument,
  MyPushSubscriptionDocument,
  RemovePushSubscriptionDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

/** `blocked`: the person said no to the browser, who alone can change that. */
export type PushState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';

const WORKER = '/notifications-worker.js';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** How this browser stands, without asking it for anything. */
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

/** Asks for permission and tells the house where this browser is reached. Only ever after a click. */
export async function switchPushOn(pushKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPush();
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that the house does not know may have been given with a key that it has no more, or to somebody else.
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

/** Ends it in the browser first: a house that is not reached then reaches nobody here either. */
export async function switchPushOff(): Promise<PushState> {
  const subscription = await findSubscription();
  if (subscription) {
    await subscription.unsubscribe();
    await request(RemovePushSubscriptionDocument, { endpoint: subscription.endpoint });
  }
  return 'off';
}
