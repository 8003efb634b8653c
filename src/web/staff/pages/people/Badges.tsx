import { useTranslations } from 'use-intl';
import type { PeopleQuery } from '#web/graphql/documents.gen.ts';
import { Badge } from '#web/ui/index.ts';

type Person = Pick<
  PeopleQuery['people']['people'][number],
  'blockedAt' | 'isStaff' | 'isProfessional' | 'isEmailConfirmed'
>;

/** Whether the account has a badge; most have none. */
export const hasBadge = (person: Person): boolean =>
  person.blockedAt !== null || person.isStaff || person.isProfessional || !person.isEmailConfirmed;

/** The badges of an account's state. */
export function Badges({ person }: { person: Person }) {
  const t = useTranslations('admin.people.badges');
  return (
    <span className="flex flex-wrap gap-1.5">
      {person.blockedAt && <Badge tone="red">{t('blocked')}</Badge>}
      {person.isStaff && <Badge tone="brass">{t('staff')}</Badge>}
      {person.isProfessional && <Badge>{t('professional')}</Badge>}
      {!person.isEmailConfirmed && <Badge>{t('unconfirmed')}</Badge>}
    </span>
  );
}
