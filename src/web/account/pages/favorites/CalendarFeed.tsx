import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  EndCalendarAddressDocument,
  MyCalendarAddressDocument,
  RenewCalendarAddressDocument,
} from '#web/graphql/documents.gen.ts';
import { buttonClasses, CONTROL_CLASSES, Icon, Skeleton } from '#web/ui/index.ts';

/** The secret URL of the calendar feed of favourites: create, copy, renew, end. */
export function CalendarFeed() {
  const t = useTranslations('mine.calendar');
  const query = useQueryOf(MyCalendarAddressDocument, {});
  const send = useSend();
  const renew = () => send(RenewCalendarAddressDocument, {});
  const address = query.data?.myCalendarAddress;
  return (
    <Panel id="calendar" title={t('title')} text={t('text')}>
      {!query.data && <NotYet query={query} waiting={<Skeleton className="h-11 w-60" />} />}
      {address === null && (
        <Action onAct={renew} className="self-start">
          <Icon name="calendar" className="size-5" />
          {t('create')}
        </Action>
      )}
      {typeof address === 'string' && (
        <>
          <Address address={address} />
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClasses('secondary', 'medium')}>
              {t('subscribe')}
            </a>
            <Action look="quiet" onAct={renew}>
              {t('renew')}
            </Action>
            <Action look="quiet" onAct={() => send(EndCalendarAddressDocument, {})}>
              {t('revoke')}
            </Action>
          </div>
        </>
      )}
    </Panel>
  );
}

function Address({ address }: { address: string }) {
  const t = useTranslations('mine.calendar');
  const id = useId();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(address);
  };
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-[560] text-14">
        {t('address')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={address}
          aria-describedby={`${id}-secret`}
          onFocus={event => event.target.select()}
          className={CONTROL_CLASSES}
        />
        <Action onAct={copy} className="shrink-0">
          <span role="status">{t(copied === address ? 'copied' : 'copy')}</span>
        </Action>
      </div>
      <p id={`${id}-secret`} className="text-14 text-ink-soft">
        {t('secret')}
      </p>
    </div>
  );
}
