/**
 * What this tab remembers until it is closed: what is typed and not sent, the key of a bid on its way. Where the
 * browser's storage is full or forbidden it is the page alone that remembers, and nothing else breaks.
 */
export { tabMemory } from './tab-memory.ts';
