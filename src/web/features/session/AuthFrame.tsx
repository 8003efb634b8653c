import type { ReactNode } from 'react';

type Props = {
  heading: string;
  text?: string;
  /** They change while one looks on, and are read out; what stands below is not read with them. */
  isLive?: boolean;
  children: ReactNode;
};

/** A page with one form: what it is for, and the form. */
export function AuthFrame({ heading, text, isLive = false, children }: Props) {
  return (
    <div className="page-width flex justify-center py-12 lg:py-20">
      <div className="flex w-full max-w-form flex-col gap-8">
        <div role={isLive ? 'status' : undefined} className="flex flex-col gap-3">
          <h1 className="display text-36">{heading}</h1>
          {text && <p className="text-ink-soft">{text}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
