import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button, CONTROL_CLASSES, classes, Icon, optionsOf, Select } from '#web/ui/index.ts';
import { defaultSort, SORTS } from './search-query.ts';
import type { Draft } from './use-draft.ts';

/** The id of the search form; controls outside it belong to it by this id. */
export const FORM_ID = 'filters';

/** The search text and the sort order. */
export function Toolbar({ draft }: { draft: Draft }) {
  const t = useTranslations('search');
  const words = useTranslations('searchBox');
  const sortId = useId();
  const { asked, ask } = draft;
  const usual = defaultSort(asked.areAuctionsOnly);
  return (
    <search className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-80 gap-2">
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">{words('keyword')}</span>
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft"
          />
          <input
            type="search"
            name="text"
            form={FORM_ID}
            autoComplete="off"
            value={asked.text}
            placeholder={words('keyword')}
            onChange={event => ask({ text: event.target.value }, { isTyping: true })}
            // Hides the browser's own blue clear button: the search text is removed by its chip.
            className={classes(CONTROL_CLASSES, 'pl-12 [&::-webkit-search-cancel-button]:appearance-none')}
          />
        </label>
        <Button type="submit" form={FORM_ID} look="secondary" className="min-h-12 max-sm:hidden">
          {words('submit')}
        </Button>
      </div>
      <div className="flex items-center gap-3 text-14 max-sm:w-full">
        <label htmlFor={sortId} className="shrink-0 text-ink-soft">
          {t('sort')}
        </label>
        <Select
          id={sortId}
          data-control="sort"
          name="sort"
          form={FORM_ID}
          value={asked.sort === usual ? '' : asked.sort}
          onChange={event =>
            ask({ sort: SORTS.find(sort => sort === event.target.value) ?? usual }, { control: 'sort' })
          }
          className="flex-1 sm:w-60"
          none={t(`sorts.${usual}`)}
          options={optionsOf(
            SORTS.filter(sort => sort !== usual),
            sort => t(`sorts.${sort}`),
          )}
        />
      </div>
    </search>
  );
}
