import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { comeAlive } from './kept-click.ts';
import { whenStirred } from './when-stirred.ts';

/** A part that can't be had stays as the server drew it; the site tells that the page wants to be loaded anew. */
const stayAsDrawn = (): Promise<never> => new Promise(() => {});

/**
 * A part of the page that is there from the start and comes alive once somebody is: for what stands below the
 * first screen. What goes on above must not draw it again before that, or React would give up what the server
 * drew and show nothing: hence `memo`, and props that stay the same.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<Props> = lazy<ComponentType<Props>>(async () => {
    await whenStirred();
    return { default: await load().catch(stayAsDrawn) };
  });
  return memo(function Late(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    return (
      <div ref={box} data-late="" className="contents">
        <Suspense fallback={null}>
          <Part {...props} />
          <Alive box={box} />
        </Suspense>
      </div>
    );
  });
}

/** Stands after the part, so that it is told when the part's own handlers are there. */
function Alive({ box }: { box: { readonly current: HTMLDivElement | null } }): ReactNode {
  useEffect(() => {
    if (box.current) comeAlive(box.current);
  }, [box]);
  return null;
}
