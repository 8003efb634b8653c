/** The part of jsdom that tests use; it comes without types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { contentType: string });
    readonly window: { readonly document: Document };
  }
}
