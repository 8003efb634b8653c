/** Made when it is first asked for, and kept: what takes long to make holds up no page that does without it. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
