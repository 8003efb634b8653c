import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  ResendWebhookMessageDocument,
  StaffWebhookMessagesDocument,
  type StaffWebhookMessagesQuery,
  StaffWebhooksDocument,
  type StaffWebhooksQuery,
} from '#web/graphql/documents.gen.ts';
import { Day, joined, List, Moment, RowLink, Stacked } from '#web/staff/frame/index.ts';
import { Badge, optionsOf } from '#web/ui/index.ts';

const FILTERS = ['FAILING', 'DEAD'] as const;

type Line = StaffWebhooksQuery['webhooks']['webhooks'][number];
const messagesOf = ({ webhook }: Line) =>
  linkTo('admin/programs', 'fr', {}, { view: 'messages', text: webhook.url });

/** All webhooks, with the result of the last delivery. */
export function HookList() {
  const t = useTranslations('admin.programs.hooks');
  const all = useTranslations('admin.programs.columns');
  return (
    <List
      {...{ document: StaffWebhooksDocument, label: t('label'), t, sheet: ['webhooks', t('file')] }}
      variables={({ text, page, sort, filter }) => ({ search: text, page, sort, filter })}
      page={({ webhooks: { webhooks, totalCount } }) => [webhooks, totalCount]}
      keyOf={({ webhook }) => webhook.id}
      also={['view']}
      filters={{
        filter: { label: t('filter'), options: optionsOf(FILTERS, each => t(`filters.${each}`)) },
      }}
      columns={[
        {
          name: 'url',
          sort: 'URL',
          cell: line => (
            <Stacked below={t('events', { count: line.webhook.events.length })}>
              <RowLink to={messagesOf(line)}>
                <span className="wrap-anywhere">{line.webhook.url}</span>
              </RowLink>
            </Stacked>
          ),
        },
        { title: all('owner'), sort: 'OWNER', cell: line => <Owner {...line} /> },
        { title: t('columns.last'), cell: line => <Last line={line} /> },
        { title: t('columns.counts'), cell: line => <Counts line={line} /> },
        {
          title: t('columns.made'),
          sort: 'MADE',
          isMinor: true,
          cell: ({ webhook }) => <Day at={webhook.createdAt} />,
        },
      ]}
    />
  );
}

function Last({ line: { lastAt, lastError } }: { line: Line }) {
  const t = useTranslations('admin.programs.hooks');
  if (lastAt === null) return t('none');
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={lastError === null ? 'good' : 'red'}>{lastError ?? t('taken')}</Badge>
      <Moment at={lastAt} />
    </span>
  );
}

function Counts({ line: { webhook } }: { line: Line }) {
  const t = useTranslations('admin.programs.hooks');
  const { waitingCount, deadCount } = webhook;
  return (
    <Stacked below={deadCount > 0 && t('dead', { count: deadCount })}>
      {t('waiting', { count: waitingCount })}
    </Stacked>
  );
}

const STATES = ['WAITING', 'SENT', 'DEAD'] as const;
const TONES = { SENT: 'good', DEAD: 'red', WAITING: 'plain' } as const;

type Message = StaffWebhookMessagesQuery['staffWebhookMessages']['messages'][number]['message'];
const stateOf = ({ deliveredAt, diedAt }: Message) =>
  deliveredAt !== null ? 'SENT' : diedAt !== null ? 'DEAD' : 'WAITING';

/** The webhook messages: delivered, pending, and given up, which can be sent again. */
export function MessageList() {
  const t = useTranslations('admin.programs.messages');
  const all = useTranslations('admin.programs.columns');
  return (
    <List
      {...{ document: StaffWebhookMessagesDocument, label: t('label'), t }}
      sheet={['webhook-messages', t('file')]}
      variables={({ text, page, sort, filter }) => ({ search: text, page, sort, filter })}
      page={({ staffWebhookMessages: { messages, totalCount } }) => [messages, totalCount]}
      keyOf={({ message }) => message.id}
      also={['view']}
      filters={{
        filter: { label: t('filter'), options: optionsOf(STATES, state => t(`filters.${state}`)) },
      }}
      columns={[
        { name: 'event', sort: 'EVENT', cell: ({ message }) => <code>{message.event}</code> },
        {
          name: 'url',
          sort: 'URL',
          cell: ({ url, ownerEmail }) => (
            <Stacked below={ownerEmail}>
              <span className="wrap-anywhere">{url}</span>
            </Stacked>
          ),
        },
        { name: 'state', cell: ({ message }) => <State message={message} /> },
        { title: t('columns.at'), sort: 'AT', cell: ({ message }) => <Moment at={message.createdAt} /> },
        {
          title: all('act'),
          cell: ({ message }) => (stateOf(message) === 'WAITING' ? null : <Again message={message} />),
        },
      ]}
    />
  );
}

function State({ message }: { message: Message }) {
  const t = useTranslations('admin.programs.messages');
  const { attempts, lastError } = message;
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={TONES[stateOf(message)]}>{t(`states.${stateOf(message)}`)}</Badge>
      <span className="text-12 text-ink-soft wrap-anywhere">
        {joined(t('attempts', { count: attempts }), lastError)}
      </span>
    </span>
  );
}

function Again({ message: { id, event } }: { message: Message }) {
  const t = useTranslations('admin.programs.messages');
  const send = useSend();
  return (
    <Action onAct={() => send(ResendWebhookMessageDocument, { id })}>
      {t('again')}
      <span className="sr-only">{`, ${event}`}</span>
    </Action>
  );
}

type Props = { ownerId: string | null; ownerName: string | null; ownerEmail: string | null };

/** The owner with a link to their account; the house's own have none. */
export function Owner({ ownerId, ownerName, ownerEmail }: Props) {
  const t = useTranslations('admin.programs');
  if (ownerId === null) return t('house');
  return (
    <Stacked below={ownerEmail}>
      <RowLink to={linkTo('admin/people/person', 'fr', { id: ownerId })}>
        {ownerName?.trim() || ownerEmail}
      </RowLink>
    </Stacked>
  );
}
