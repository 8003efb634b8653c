import { type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Dialog, Icon } from '#web/ui/index.ts';
import { FilterFields } from './FilterFields.tsx';
import type { SearchResult } from './search-data.ts';
import type { SearchQuery } from './search-query.ts';
import { FORM_ID } from './Toolbar.tsx';
import type { Draft } from './use-draft.ts';

type FiltersProps = { draft: Draft; facets: SearchResult['facets'] };

/**
 * The filters beside the results. It is a plain form: without scripts a button submits it, with them every change does.
 * On a phone without scripts a link above the results scrolls to it.
 */
export function FilterPanel({ draft, facets }: FiltersProps) {
  const t = useTranslations('search');
  const locale = useLocale();
  return (
    <form
      id={FORM_ID}
      method="get"
      action={linkTo('search', locale)}
      aria-label={t('filters.heading')}
      onSubmit={event => {
        event.preventDefault();
        draft.send();
      }}
      className="scroll-mt-4 max-lg:hidden max-lg:target:block"
    >
      <FilterFields asked={draft.asked} facets={facets} onChange={draft.ask} />
      {/* `read` turns submitted text into filters; text still being typed is only searched. */}
      <input type="hidden" name="read" value="1" />
      {draft.asked.feature.map(feature => (
        <input key={feature} type="hidden" name="feature" value={feature} />
      ))}
      <Button type="submit" look="secondary" className="w-full">
        {t('apply')}
      </Button>
    </form>
  );
}

/**
 * A phone's sheet of filters, applied together. Only changed filters are sent: the typed words they were read from
 * would otherwise select again what was just unticked.
 */
export function FilterSheet({ draft, facets, count }: FiltersProps & { count: number }) {
  const t = useTranslations('search');
  const [chosen, setChosen] = useState<Partial<SearchQuery> | null>(null);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setChosen({});
  };
  return (
    <>
      <a
        href={`#${FORM_ID}`}
        onClick={open}
        className="inline-flex min-h-12 items-center gap-2 rounded-pill border border-field-line px-5 font-[560] text-14 lg:hidden"
      >
        <Icon name="menu" className="size-5" />
        {t('filters.open', { count })}
      </a>
      <Dialog
        name="filters"
        title={t('filters.heading')}
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        footer={
          <Button
            size="large"
            className="w-full"
            onClick={() => {
              if (chosen && Object.keys(chosen).length > 0) draft.ask(chosen);
              setChosen(null);
            }}
          >
            {t('show')}
          </Button>
        }
      >
        {chosen && (
          <FilterFields
            asked={{ ...draft.asked, ...chosen }}
            facets={facets}
            onChange={change => setChosen({ ...chosen, ...change })}
          />
        )}
      </Dialog>
    </>
  );
}
