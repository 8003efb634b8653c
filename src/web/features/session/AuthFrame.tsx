import type { ReactNode } from 'react';

type Props = {
  heading: string;
  text?: string;
  /** Whether the texts change while they are shown; screen readers then announce them, but not the form. */
  isLive?: boolean;
  children: ReactNode;
};

/** A page with one form and its heading. */
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
