import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AlertFrequency, type CarAdFilter, CreateAlertDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Button, Icon } from '#web/ui/index.ts';
import { useOnDemand } from '../on-demand/index.ts';
import { useRequireSession } from '../session/index.ts';
import { useAct } from '../toasts/index.ts';
import { NAME_LENGTH_MAX } from './name-length.ts';

/** A saved alert, new or already existing, with its name and frequency. */
type Kept = { id: string; name: string; frequency: AlertFrequency; query: string; isDone: boolean };

/**
 * Saves the search that is shown as an alert. Confirms it in place, links to the list, and asks for the alert's name
 * and frequency.
 */
export function CreateAlert({ name, filter, query }: { name: string; filter: CarAdFilter; query: string }) {
  const t = useTranslations('alerts');
  const { isBusy, act } = useAct();
  const requireSession = useRequireSession('alert');
  const [kept, setKept] = useState<Kept | null>(null);
  const isKept = kept?.query === query;
  const isAsked = isKept && !kept.isDone;
  const wishes = useOnDemand(isAsked, () => import('./AlertWishes.tsx'));
  const called = name.slice(0, NAME_LENGTH_MAX);

  const create = async () => {
    const data = { name: called, keepsName: true, filter, query };
    const { createAlert } = await request(CreateAlertDocument, { data });
    setKept({ ...createAlert, query, isDone: false });
  };
  return (
    <div
      role="status"
      data-asked={isAsked ? '' : undefined}
      className="flex min-h-11 flex-col items-start justify-center gap-3 data-asked:basis-full data-asked:rounded-box data-asked:bg-wash data-asked:p-4"
    >
      {isKept ? (
        <p className="flex flex-wrap items-center gap-x-2 text-14">
          <Icon name="check" className="size-5 text-good" />
          {t('created')}
          <LocaleLink to="user/alerts" className="link-line">
            {t('toList')}
          </LocaleLink>
        </p>
      ) : (
        <Button look="secondary" isBusy={isBusy} onClick={() => void requireSession(() => void act(create))}>
          <Icon name="bell" className="size-5" />
          {t('create')}
        </Button>
      )}
      {isAsked && wishes && <wishes.default alert={kept} onKept={() => setKept({ ...kept, isDone: true })} />}
    </div>
  );
}
