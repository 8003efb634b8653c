/** Wraps a costly maker: the value is made at the first call and kept, so pages that never need it do not wait. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
