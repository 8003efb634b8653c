/**
 * What is done around whatever a page sends: on one person's pages it is proven where the server wants it, and what is
 * shown is asked anew. A public page just sends.
 */
export { Sending, useSending } from './sending.ts';
