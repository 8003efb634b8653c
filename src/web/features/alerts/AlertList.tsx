import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import {
  type AlertRowFragment,
  MyAlertsDocument,
  RemoveAlertDocument,
  type SearchChipFragment,
  UpdateAlertDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, EmptyCard, LinkButton, Skeleton } from '#web/ui/index.ts';
import { filterOfChips, queryOfChips } from '../search-chips/index.ts';
import { useToasts } from '../toasts/index.ts';
import { type AlertChange, AlertRow } from './AlertRow.tsx';

/** The searches one has kept, each with how often it tells, a pause and an end. */
export function AlertList() {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const { fail } = useToasts();
  const [alerts, setAlerts] = useState<readonly AlertRowFragment[] | 'loading' | 'failed'>('loading');
  const load = async () => {
    try {
      setAlerts((await request(MyAlertsDocument, { locale: languageOf(locale) })).myAlerts);
    } catch {
      setAlerts('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => void load(), []);

  if (alerts === 'loading') return <Skeleton className="h-64" />;
  if (alerts === 'failed') {
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>{t('failed')}</p>
        <Button look="secondary" onClick={() => void load()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (alerts.length === 0) {
    return (
      <EmptyCard title={t('empty')} text={t('emptyText')}>
        <LinkButton to={linkTo('search', locale)}>{t('toSearch')}</LinkButton>
      </EmptyCard>
    );
  }

  const put = (alert: AlertRowFragment) =>
    setAlerts(known =>
      typeof known === 'string' ? known : known.map(each => (each.id === alert.id ? alert : each)),
    );
  // What was chosen is shown at once, and taken back where it could not be kept.
  const change = async (
    alert: AlertRowFragment,
    data: AlertChange,
    chips: readonly SearchChipFragment[] = alert.chips,
  ) => {
    const { filter: _, ...shown } = data;
    put({ ...alert, ...shown, chips: [...chips] });
    try {
      put(
        (await request(UpdateAlertDocument, { id: alert.id, data, locale: languageOf(locale) })).updateAlert,
      );
    } catch (error) {
      put(alert);
      fail(error);
    }
  };
  const remove = async ({ id }: AlertRowFragment) => {
    try {
      await request(RemoveAlertDocument, { id });
      setAlerts(known => (typeof known === 'string' ? known : known.filter(each => each.id !== id)));
    } catch (error) {
      fail(error);
    }
  };
  return (
    <ul className="flex flex-col gap-4">
      {alerts.map(alert => (
        <li key={alert.id}>
          <AlertRow
            alert={alert}
            onChange={data => void change(alert, data)}
            onChips={chips =>
              void change(alert, { filter: filterOfChips(chips), query: `${queryOfChips(chips)}` }, chips)
            }
            onRemove={() => void remove(alert)}
          />
        </li>
      ))}
    </ul>
  );
}
