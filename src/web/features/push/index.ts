/**
 * Whether this browser is told what its person is told, and how it begins and ends. The browser's own word is half of
 * it: the house may have forgotten a browser, or know it as another person's.
 */
export { type PushState, readPush, switchPushOff, switchPushOn } from './push.ts';
