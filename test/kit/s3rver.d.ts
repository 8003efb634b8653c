/** The library brings no types; this is the part of it that the tests use. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: object);
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
