import type { FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { Button, CONTROL_CLASSES, classes, Icon, Select, VisuallyHidden } from '../../ui/index.ts';
import { defaultSort, readQuery, type SearchQuery, SORTS, writeQuery } from './search-query.ts';

/** The questions of the catalogue: a plain form, so that it also asks without scripts. */
export function SearchBar({ asked }: { asked: SearchQuery }) {
  const t = useTranslations('search');
  const locale = useLocale();
  const navigate = useNavigate();
  const words = { '*': asked.words.join('/') };
  const ask = (form: HTMLFormElement | null) => {
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(form ?? undefined)) typed.set(name, String(value));
    void navigate(linkTo('search', locale, words, writeQuery(readQuery('', typed))), {
      preventScrollReset: true,
    });
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(event.currentTarget);
  };
  return (
    <Form
      method="get"
      role="search"
      action={linkTo('search', locale, words)}
      onSubmit={handleSubmit}
      className="my-8 flex flex-wrap items-center gap-x-8 gap-y-4 border-line border-y py-5"
    >
      <div className="flex min-w-64 flex-1 gap-3 max-sm:w-full">
        <label className="relative flex-1">
          <VisuallyHidden>{t('keyword')}</VisuallyHidden>
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft max-sm:hidden"
          />
          <input
            type="search"
            name="text"
            defaultValue={asked.text}
            placeholder={t('keyword')}
            className={classes(CONTROL_CLASSES, 'sm:pl-12')}
          />
        </label>
        <Button type="submit" look="secondary" className="min-h-12">
          <Icon name="search" className="sm:hidden" />
          <span className="max-sm:sr-only">{t('submit')}</span>
        </Button>
      </div>
      <label className="flex min-h-12 items-center gap-3 text-14">
        <input
          type="checkbox"
          name="auctions"
          value="1"
          defaultChecked={asked.areAuctionsOnly}
          onChange={event => ask(event.currentTarget.form)}
          className="size-6 accent-green"
        />
        {t('auctionsOnly')}
      </label>
      <SortChoice asked={asked} onChange={ask} />
    </Form>
  );
}

/** The order of the results; the usual one stands first and needs no word in the address. */
function SortChoice({
  asked,
  onChange,
}: {
  asked: SearchQuery;
  onChange: (form: HTMLFormElement | null) => void;
}) {
  const t = useTranslations('search');
  const usual = defaultSort(asked.areAuctionsOnly);
  return (
    <div className="flex items-center gap-3 text-14 max-sm:w-full sm:min-w-72">
      <label htmlFor="sort" className="shrink-0 text-ink-soft">
        {t('sort')}
      </label>
      <Select
        id="sort"
        name="sort"
        defaultValue={asked.sort === usual ? '' : asked.sort}
        onChange={event => onChange(event.currentTarget.form)}
        className="flex-1"
      >
        <option value="">{t(`sorts.${usual}`)}</option>
        {SORTS.filter(sort => sort !== usual).map(sort => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
