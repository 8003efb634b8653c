import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { RowLink, Stacked } from '#web/staff/frame/index.ts';

type Props = { ownerId: string | null; ownerName: string | null; ownerEmail: string | null };

/** Whose it is, and the way to their account; the house's own is nobody's. */
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
