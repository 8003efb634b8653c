import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  type MyAccountQuery,
} from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/index.ts';
import { placeOf } from './place.ts';

type Session = MyAccountQuery['mySessions'][number];

/** The browsers in which the account is signed in. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useTranslations('profile.sessions');
  const send = useSend();
  return (
    <>
      <ul className="-my-4 divide-y divide-line">
        {sessions.map(session => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Action onAct={() => send(EndOtherSessionsDocument, {})} className="self-start">
          {t('endOthers')}
        </Action>
      )}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const send = useSend();
  const t = useTranslations('profile.sessions');
  const known = placeOf({ ...session, network: null }, network => network);
  const name = known === '' ? t('unknown') : known;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3 font-[560]">
          {name}
          {session.isCurrent && <Badge tone="good">{t('current')}</Badge>}
        </p>
        <p className="tabular text-14 text-ink-soft">
          {t('since', { date: formatDateTime(session.createdAt) })}
          <br className="sm:hidden" />
          <span className="hidden sm:inline"> · </span>
          {t('seen', { date: formatDateTime(session.seenAt) })}
          {session.network && ` · ${t('network', { network: session.network })}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Action
          look="quiet"
          onAct={() => send(EndSessionDocument, { id: session.id })}
          aria-label={t('endOf', { name })}
        >
          {t('end')}
        </Action>
      )}
    </li>
  );
}
