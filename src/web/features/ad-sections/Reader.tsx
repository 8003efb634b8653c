import type { ReactNode } from 'react';

/** Says who receives what the button above sends. */
export const Reader = ({ children }: { children: ReactNode }) =>
  children && <p className="-mt-2 text-14 text-ink-soft">{children}</p>;
