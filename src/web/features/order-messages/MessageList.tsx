import { useTranslations } from 'use-intl';
import { formatDateTime } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';
import type { Line, Talk } from './talk.ts';

/** The talk, the newest message last; those who hear the page are told what comes. */
export function MessageList({ talk: { lines, role, state } }: { talk: Talk }) {
  const t = useTranslations('orderMessages');
  const canMeet = role !== 'STAFF' && ['CREATED', 'SIGNED', 'PAID'].includes(state);
  const own = role === 'STAFF' ? 'HOUSE' : role;
  return (
    <div role="log" aria-label={t('title')}>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{t(canMeet ? 'emptyYet' : 'empty')}</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {lines.map(line => (
            <Message key={line.id} line={line} isOwn={line.party === own} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Message({ line: { party, text, at }, isOwn }: { line: Line; isOwn: boolean }) {
  const t = useTranslations('orderMessages');
  return (
    <li
      data-message={party}
      className={classes('flex max-w-[85%] flex-col gap-1', isOwn ? 'items-end self-end' : 'self-start')}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-14">
        <span className="font-[560]">{isOwn && party !== 'HOUSE' ? t('you') : t(`party.${party}`)}</span>
        <time dateTime={at} className="tabular text-12 text-ink-soft">
          {formatDateTime(at)}
        </time>
      </p>
      <p
        className={classes(
          'whitespace-pre-wrap rounded-box px-4 py-3 [overflow-wrap:anywhere]',
          isOwn ? 'bg-good-wash' : 'bg-wash',
        )}
      >
        {text}
      </p>
    </li>
  );
}
