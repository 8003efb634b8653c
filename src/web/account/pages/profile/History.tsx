import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MyAccountQuery } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Button } from '#web/ui/index.ts';
import { placeOf } from './place.ts';

type Event = MyAccountQuery['myAccountEvents'][number];

/** More are shown on click: most users look only for the last few. */
const SHOWN_AT_FIRST = 6;

/** The account's sign-ins with their rough place, and credentials added or removed. */
export function History({ events }: { events: readonly Event[] }) {
  const t = useTranslations('mine.history');
  const [isWhole, setWhole] = useState(false);
  if (events.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ol className="-my-3 divide-y divide-line">
        {shown.map(event => (
          <HistoryRow key={event.id} event={event} />
        ))}
      </ol>
      {shown.length < events.length && (
        <Button look="secondary" className="self-start" onClick={() => setWhole(true)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function HistoryRow({ event }: { event: Event }) {
  const t = useTranslations('mine.history');
  const kind = t(`kinds.${event.kind}`);
  const place = placeOf(event, network => t('network', { network }));
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-3" data-event={event.kind}>
      <p className="font-[560]">{event.way ? t('withWay', { kind, way: t(`ways.${event.way}`) }) : kind}</p>
      <p className="tabular text-14 text-ink-soft">
        <time dateTime={event.happenedAt}>{formatDateTime(event.happenedAt)}</time>
        {place !== '' && ` · ${place}`}
      </p>
    </li>
  );
}
