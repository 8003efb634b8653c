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
  /** How the thing stands that the page is of: its state, its reference, what is due. */
  state?: ReactNode;
  /** Whose it is, and how they are reached. */
  contact?: Reached | null | undefined;
  text?: ReactNode;
  /** Where one came from: its address, and what it is called where it is not the section. */
  back?: readonly [path: string, word?: string];
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the staff application: its title, what one may do with all of it, and its content. */
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

/** The same on every page: the way back, the name, how it stands and whose it is, and the buttons beside. */
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

/** The head of a page of the staff application: `staffMeta(t => t('admin.ads.title'))`. */
export function staffMeta(titleOf: (t: ReturnType<typeof translatorIn>) => string): MetaFunction {
  return ({ matches }) => {
    const root = matches.find(match => match?.id === 'root')?.loaderData;
    const { staffLocale = 'fr' } = (root ?? {}) as { staffLocale?: StaffLocale };
    const t = translatorIn(staffLocale);
    return [{ title: t('site.titlePattern', { title: titleOf(t) }) }, { name: 'robots', content: 'noindex' }];
  };
}

/** Says of what is shown as it lives that it could not be read again: it stands as it was read last. */
export function Outdated({ query: { isRefetchError } }: { query: QueryOf<unknown> }) {
  const t = useTranslations('admin.frame');
  return <FormAlert>{isRefetchError && t('outdated')}</FormAlert>;
}
