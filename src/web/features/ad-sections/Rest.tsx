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
 * The rest of a list, out of sight until it is asked for: it is in the page all the same, so that the browser's own
 * search finds and opens it, and a page that is printed has it.
 */
export function Rest({ as: Tag, isShown, onFound, className, children }: Props) {
  const element = useRef<HTMLElement | null>(null);
  const keep = (it: HTMLElement | null) => {
    element.current = it;
  };
  useEffect(() => {
    // React knows `hidden` as yes or no; only this third word lets the browser search what it hides.
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
