import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { Button, CONTROL_CLASSES, classes, Icon, VisuallyHidden } from '../../ui/index.ts';
import { defaultSort, type SearchQuery, SORTS } from './search-query.ts';

/** The questions of the catalogue: a plain form, so that it also asks without scripts. */
export function SearchBar({ asked }: { asked: SearchQuery }) {
  const t = useTranslations('search');
  const locale = useLocale();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      role="search"
      action={linkTo('search', locale, { '*': asked.words.join('/') })}
      className="my-8 flex flex-wrap items-end gap-4 border-line border-y py-5"
    >
      <label className="relative min-w-64 flex-1">
        <VisuallyHidden>{t('keyword')}</VisuallyHidden>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          name="text"
          defaultValue={asked.text}
          placeholder={t('keyword')}
          className={classes(CONTROL_CLASSES, 'pl-12')}
        />
      </label>
      <label className="flex min-h-12 items-center gap-3 text-14">
        <input
          type="checkbox"
          name="auctions"
          value="1"
          defaultChecked={asked.areAuctionsOnly}
          onChange={event => void submit(event.currentTarget.form)}
          className="size-6 accent-green"
        />
        {t('auctionsOnly')}
      </label>
      <label className="flex min-w-56 items-center gap-3 text-14">
        <span className="shrink-0 text-ink-soft">{t('sort')}</span>
        <select
          name="sort"
          defaultValue={asked.sort === defaultSort(asked.areAuctionsOnly) ? '' : asked.sort}
          onChange={event => void submit(event.currentTarget.form)}
          className={CONTROL_CLASSES}
        >
          <option value="">{t(`sorts.${defaultSort(asked.areAuctionsOnly)}`)}</option>
          {SORTS.filter(sort => sort !== defaultSort(asked.areAuctionsOnly)).map(sort => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="secondary" className="min-h-12">
        {t('submit')}
      </Button>
    </Form>
  );
}
