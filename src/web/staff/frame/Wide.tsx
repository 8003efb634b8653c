import type { ReactNode } from 'react';

/** What may be wider than the window: a region with a name, which scrolls by itself and by the keyboard. */
export function Wide({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: whatever it holds, a name of its own makes it no section of the page
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  );
}
