import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '#web/ui/index.ts';

type Props = {
  as: 'dl' | 'ul' | 'div';
  isShown: boolean;
  onFound: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * The rest of a list, hidden until expanded. It is in the page all the same: the browser's own search finds and opens
 * it, and a printed page contains it.
 */
export function Rest({ as: Tag, isShown, onFound, className, children }: Props) {
  const element = useRef<HTMLElement | null>(null);
  const keep = (it: HTMLElement | null) => {
    element.current = it;
  };
  useEffect(() => {
    // React treats `hidden` as a boolean; only this value lets the browser search hidden content.
    if (!isShown) element.current?.setAttribute('hidden', 'until-found');
  }, [isShown]);
  useEffect(() => {
    const it = element.current;
    it?.addEventListener('beforematch', onFound);
    return () => it?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <Tag ref={keep} hidden={!isShown} className={classes('print:[content-visibility:visible]', className)}>
      {children}
    </Tag>
  );
}
