import { useTranslations } from 'use-intl';
import type { PersonFileFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Card } from '#web/ui/index.ts';

const without = (names: readonly string[], others: readonly string[]) =>
  names.filter(name => !others.includes(name)).join(', ');

/** What staff did to the account, newest first. */
export function History({ person }: { person: PersonFileFragment }) {
  const t = useTranslations('admin.people.history');
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="display text-22">{t('title')}</h2>
      {person.changes.length === 0 && <p className="mt-3 text-14 text-ink-soft">{t('none')}</p>}
      <ol className="mt-3">
        {person.changes.map(({ id, kind, actorName, before, after, reason, at }) => {
          const [given, taken] = [without(after, before), without(before, after)];
          return (
            <li key={id} data-person-change={kind} className="border-line py-3 text-14 not-last:border-b">
              <p className="font-[560]">{t(`kinds.${kind}`)}</p>
              {given && <p>{t('given', { names: given })}</p>}
              {taken && <p>{t('taken', { names: taken })}</p>}
              {reason && <p>{reason}</p>}
              <p className="tabular text-12 text-ink-soft">
                {t('by', { name: actorName, date: formatDateTime(at) })}
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
