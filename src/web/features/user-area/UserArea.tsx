import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useFromServerNow } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Skeleton } from '#web/ui/index.ts';
import { CacheProvider } from '../cache/index.ts';
import { type Person, recheckMe, useGo, useMe } from '../session/index.ts';
import { SectionNav } from './SectionNav.tsx';
import type { SectionName } from './sections.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** Whose session has ended in the meantime goes to sign in, and comes back here. */
function useWayIn(isVisitor: boolean): void {
  const go = useGo();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isVisitor) go(linkTo('auth/login', locale, {}, { redirect: pathname + search }));
  }, [isVisitor, go, locale, pathname, search]);
}

/** In another tab its person may have left, and somebody else come: who looks at the page is asked each time. */
function useStillTheirs(): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && recheckMe();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

type Props = {
  section: SectionName;
  title: string;
  text?: string;
  /** What stands in the place of the content until it is known who asks: of the same size. */
  waiting?: ReactNode;
  children: ReactNode | ((person: Person) => ReactNode);
};

/**
 * A page of one's own. What is in it knows the person and the time; the frame around it knows neither. It is as high
 * as the window from the first moment on, so that nothing in sight is pushed by what comes later.
 */
export function UserArea({ section, title, text, waiting, children }: Props) {
  const me = useMe();
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(content);
  useStillTheirs();
  useWayIn(me.kind === 'visitor');
  const isTimeKnown = useFromServerNow(now => now !== null);
  return (
    <div className="page-width min-h-dvh py-8 lg:py-14">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14">
        <SectionNav current={section} />
        <div className="min-w-0">
          <h1 className="display text-36 sm:text-48">{title}</h1>
          {text && <p className="mt-3 max-w-prose text-18 text-ink-soft">{text}</p>}
          <div ref={content} className="mt-8 lg:mt-10">
            {me.kind === 'person' && isTimeKnown ? (
              // Nothing in it goes over to another person.
              <CacheProvider key={me.person.id}>
                {typeof children === 'function' ? children(me.person) : children}
              </CacheProvider>
            ) : (
              <Waiting>{waiting}</Waiting>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  const t = useTranslations('site');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {children ?? (
        <div className="flex flex-col gap-6">
          <Skeleton className="h-80" />
          <Skeleton className="h-56" />
        </div>
      )}
    </div>
  );
}
