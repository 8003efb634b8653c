import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { type PersonFileFragment, SignOutPersonDocument } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Card } from '#web/ui/index.ts';

/** The browsers in which the person is signed in, each with its way out. */
export function Sessions({ person }: { person: PersonFileFragment }) {
  const t = useTranslations('admin.people.sessions');
  const send = useSend();
  const end = (sessionId: string | null) => send(SignOutPersonDocument, { id: person.id, sessionId });
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="display text-22">{t('title')}</h2>
      {person.sessions.length === 0 && <p className="mt-3 text-14 text-ink-soft">{t('none')}</p>}
      <ul className="mt-3">
        {person.sessions.map(({ id, browser, system, seenAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-line py-2 text-14 not-last:border-b"
          >
            <span className="flex flex-col">
              {[browser, system].filter(Boolean).join(', ') || t('unknown')}
              <span className="tabular text-12 text-ink-soft">
                {t('seen', { date: formatDateTime(seenAt) })}
              </span>
            </span>
            <Action look="quiet" onAct={() => end(id)}>
              {t('end')}
            </Action>
          </li>
        ))}
      </ul>
      {person.sessions.length > 1 && (
        <Action className="mt-3" onAct={() => end(null)}>
          {t('endAll')}
        </Action>
      )}
    </Card>
  );
}
