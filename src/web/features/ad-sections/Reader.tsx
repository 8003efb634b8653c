import type { ReactNode } from 'react';

/** Who reads what the button above brings. */
export const Reader = ({ children }: { children: ReactNode }) =>
  children && <p className="-mt-2 text-14 text-ink-soft">{children}</p>;
