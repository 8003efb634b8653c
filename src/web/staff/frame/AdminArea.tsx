import type { ReactNode } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SectionName } from '#shared/paths/staff-rights.ts';
import type { QueryOf } from '#web/features/cache/index.ts';
import { Absence } from '#web/features/site/index.ts';
import { type StaffLocale, translatorIn } from '#web/i18n/index.ts';
import { FormAlert, Icon } from '#web/ui/index.ts';
import { Reach, type Reached } from './cells.tsx';
import { type Section, sectionsFor, usePermissions } from './sections.ts';

type Props = {
  section: SectionName;
  title: ReactNode;
  /** The state of the page's subject: badge, reference, deadline. */
  state?: ReactNode;
  /** The owner, with their contact data. */
  contact?: Reached | null | undefined;
  text?: ReactNode;
  /** The link back: its path, and its label if it is not the section. */
  back?: readonly [path: string, word?: string];
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the staff application: title, actions and content. */
export function AdminArea({ section, children, ...head }: Props) {
  const area = sectionsFor(usePermissions()).find(({ page }) => page === section);
  if (!area) return <Absence kind="forbidden" />;
  return (
    <div className="mx-auto w-full max-w-[96rem] px-5 py-6 sm:px-8 lg:py-9">
      <Head word={area.word} {...head} />
      <div className="mt-6 lg:mt-8">{children}</div>
    </div>
  );
}

type HeadProps = Pick<Props, 'title' | 'state' | 'contact' | 'text' | 'back' | 'actions'> &
  Pick<Section, 'word'>;

/** The head of every page: link back, title, state, contact and buttons. */
function Head({ word, title, state, contact, text, back, actions }: HeadProps) {
  const sections = useTranslations('admin.frame.sections');
  return (
    <>
      {back && (
        <Link to={back[0]} className="-ml-1 inline-flex min-h-11 items-center gap-1 text-14 text-link">
          <Icon name="chevronLeft" className="size-4" />
          {back[1] ?? sections(word)}
        </Link>
      )}
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="display text-28 sm:text-36">{title}</h1>
          {state && (
            <div className="tabular mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-ink-soft">
              {state}
            </div>
          )}
          {contact && <Reach {...contact} />}
          {text && <p className="mt-1.5 max-w-prose text-14 text-ink-soft">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
    </>
  );
}

/** Returns the head of a staff page: `staffMeta(t => t('admin.ads.title'))`. */
export function staffMeta(titleOf: (t: ReturnType<typeof translatorIn>) => string): MetaFunction {
  return ({ matches }) => {
    const root = matches.find(match => match?.id === 'root')?.loaderData;
    const { staffLocale = 'fr' } = (root ?? {}) as { staffLocale?: StaffLocale };
    const t = translatorIn(staffLocale);
    return [{ title: t('site.titlePattern', { title: titleOf(t) }) }, { name: 'robots', content: 'noindex' }];
  };
}

/** Says that live data could not be refreshed: the last known state is shown. */
export function Outdated({ query: { isRefetchError } }: { query: QueryOf<unknown> }) {
  const t = useTranslations('admin.frame');
  return <FormAlert>{isRefetchError && t('outdated')}</FormAlert>;
}
