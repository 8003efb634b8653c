import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageOf } from '#shared/words/locale.ts';
import {
  type AlertRowFragment,
  MyAlertsDocument,
  RemoveAlertDocument,
  type SearchChipFragment,
  UpdateAlertDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleButton, useLocale } from '#web/i18n/index.ts';
import { EmptyCard } from '#web/ui/index.ts';
import { NotYet, useQueryOf } from '../cache/index.ts';
import { filterOfChips, queryOfChips } from '../search-chips/index.ts';
import { useToasts } from '../toasts/index.ts';
import { type AlertChange, AlertRow } from './AlertRow.tsx';

/** The user's saved searches, each with its frequency, a pause switch and a delete button. */
export function AlertList() {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const { fail } = useToasts();
  const query = useQueryOf(MyAlertsDocument, { locale: languageOf(locale) });
  // Local changes take precedence over the query's result.
  const [changed, setChanged] = useState<readonly AlertRowFragment[] | null>(null);
  if (!query.data) return <NotYet query={query} />;
  const { myAlerts } = query.data;
  const alerts = changed ?? myAlerts;
  if (alerts.length === 0) {
    return (
      <EmptyCard title={t('empty')} text={t('emptyText')}>
        <LocaleButton to="search">{t('toSearch')}</LocaleButton>
      </EmptyCard>
    );
  }

  const put = (alert: AlertRowFragment) =>
    setChanged(known => (known ?? myAlerts).map(each => (each.id === alert.id ? alert : each)));
  // Shows the change at once, and reverts it if it cannot be saved.
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
      setChanged(known => (known ?? myAlerts).filter(each => each.id !== id));
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
