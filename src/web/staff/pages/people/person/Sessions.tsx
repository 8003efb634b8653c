import { useTranslations } from 'use-intl';
import { useToasts } from '#web/features/toasts/index.ts';
import { type PersonFileFragment, SignOutPersonDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Button, Card } from '#web/ui/index.ts';

/** The browsers in which the person is signed in, each with its way out. */
export function Sessions({ person, again }: { person: PersonFileFragment; again: () => Promise<void> }) {
  const t = useTranslations('admin.people.sessions');
  const { fail } = useToasts();
  const end = async (sessionId: string | null) => {
    try {
      await request(SignOutPersonDocument, { id: person.id, sessionId });
      await again();
    } catch (error) {
      fail(error);
    }
  };
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
            <Button look="quiet" onClick={() => void end(id)}>
              {t('end')}
            </Button>
          </li>
        ))}
      </ul>
      {person.sessions.length > 1 && (
        <Button look="secondary" className="mt-3" onClick={() => void end(null)}>
          {t('endAll')}
        </Button>
      )}
    </Card>
  );
}
