import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useServerNow } from '#web/graphql/index.ts';
import { formatTime } from '#web/i18n/index.ts';
import { Button, keepClear } from '#web/ui/index.ts';
import type { Person } from '../session/index.ts';
import { endView } from './view-cookie.ts';

/** The bar of a viewed account. It reloads at the end, or the page would show staff's own account as the other. */
export function ViewBar({ person, until }: { person: Person; until: number }) {
  const t = useTranslations('viewing');
  const now = useServerNow();
  const { id, firstName, lastName } = person;
  const end = useCallback(() => {
    endView();
    location.assign(linkTo('admin/people/person', 'fr', { id }));
  }, [id]);
  useEffect(() => {
    if (now !== null && now >= until) end();
  }, [now, until, end]);
  return (
    <section
      data-viewing=""
      ref={keepClear}
      data-bar="view"
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-brass-wash px-5 py-3 text-14 text-ink shadow-modal"
    >
      <p>
        {t('text', {
          name: `${firstName} ${lastName}`.trim(),
          time: formatTime(new Date(until).toISOString()),
        })}
      </p>
      <Button look="secondary" onClick={end}>
        {t('end')}
      </Button>
    </section>
  );
}
