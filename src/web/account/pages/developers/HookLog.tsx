import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { wordOfEvent } from '#shared/fields/index.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  ResendWebhookMessageDocument,
  WebhookMessagesDocument,
  type WebhookMessagesQuery,
} from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Button, Skeleton } from '#web/ui/index.ts';

/** A webhook's log, loaded when it is opened. */
export function HookLog({ id }: { id: string }) {
  const t = useTranslations('developers.hooks');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2">
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('log')}
      </Button>
      {isOpen && <Messages id={id} />}
    </div>
  );
}

function Messages({ id }: { id: string }) {
  const t = useTranslations('developers.hooks');
  const query = useQueryOf(WebhookMessagesDocument, { id });
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-20 w-full" />} />;
  const { webhookMessages } = query.data;
  if (webhookMessages.length === 0) return <p className="text-14 text-ink-soft">{t('logNone')}</p>;
  return (
    <ul className="w-full divide-y divide-line">
      {webhookMessages.map(message => (
        <li key={message.id} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
          <MessageRow message={message} />
        </li>
      ))}
    </ul>
  );
}

type Message = WebhookMessagesQuery['webhookMessages'][number];

function MessageRow({ message }: { message: Message }) {
  const t = useTranslations('developers.hooks');
  const send = useSend();
  const { id, event, createdAt, attempts, deliveredAt, diedAt, lastError } = message;
  const reason = lastError ?? '';
  const state =
    deliveredAt !== null
      ? t('sent', { date: formatDateTime(deliveredAt) })
      : diedAt !== null
        ? t('given', { reason })
        : t('tried', { count: attempts, reason });
  return (
    <>
      <p className="tabular text-14">
        {t(`event.${wordOfEvent(event)}`)} · {formatDateTime(createdAt)}
        <br />
        <span className="text-ink-soft">{state}</span>
      </p>
      {(deliveredAt !== null || diedAt !== null) && (
        <Action look="quiet" onAct={() => send(ResendWebhookMessageDocument, { id })}>
          {t('again')}
        </Action>
      )}
    </>
  );
}
