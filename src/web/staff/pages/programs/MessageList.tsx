import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  ResendWebhookMessageDocument,
  StaffWebhookMessagesDocument,
  type StaffWebhookMessagesQuery,
} from '#web/graphql/documents.gen.ts';
import { joined, List, Moment, Stacked } from '#web/staff/frame/index.ts';
import { Badge, optionsOf } from '#web/ui/index.ts';

const STATES = ['WAITING', 'SENT', 'DEAD'] as const;
const TONES = { SENT: 'good', DEAD: 'red', WAITING: 'plain' } as const;

type Message = StaffWebhookMessagesQuery['staffWebhookMessages']['messages'][number]['message'];
const stateOf = ({ deliveredAt, diedAt }: Message) =>
  deliveredAt !== null ? 'SENT' : diedAt !== null ? 'DEAD' : 'WAITING';

/** What programs were told, are to be told, and what was given up, to be sent again. */
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
