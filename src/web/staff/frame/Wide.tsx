import type { ReactNode } from 'react';

/** Content that may be wider than the window: a named region that scrolls by itself and by keyboard. */
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
    // biome-ignore lint/a11y/useSemanticElements: despite its name it is no section of the page
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable without a mouse
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  );
}
