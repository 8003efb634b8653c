import type { ComponentProps } from 'react';
import { keepClear } from '#web/ui/index.ts';

/** The bar of actions at the foot of the window, always visible. */
export function ActsBar(props: ComponentProps<'div'>) {
  return (
    <div
      ref={keepClear}
      data-bar="bottom"
      className="fixed inset-x-0 bottom-0 z-10 flex max-h-[50dvh] flex-wrap items-center gap-x-4 gap-y-2 overflow-y-auto border-line border-t bg-paper px-5 py-3 sm:px-8 lg:left-[15rem]"
      {...props}
    />
  );
}
