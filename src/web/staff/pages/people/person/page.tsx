import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { PersonFileDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, staffMeta, useStaffData } from '#web/staff/frame/index.ts';
import { Card, Skeleton } from '#web/ui/index.ts';
import { Account } from './Account.tsx';
import { History } from './History.tsx';
import { Rights } from './Rights.tsx';
import { Sessions } from './Sessions.tsx';

export const meta = staffMeta(t => t('admin.people.detail.account'));

/** One account: who it is, what they may do, where they are signed in, and what staff did to it. */
export default function PersonPage() {
  const t = useTranslations('admin.people');
  const { id = '' } = useParams();
  const { data, again } = useStaffData(PersonFileDocument, { id });
  const person = data.kind === 'ready' ? data.data.person : null;
  const name = person && (`${person.firstName} ${person.lastName}`.trim() || t('nameless'));
  return (
    <AdminArea
      section="admin/people"
      title={name ?? t('detail.account')}
      above={
        <Link
          to={linkTo('admin/people', 'fr')}
          className="mb-2 inline-flex min-h-11 items-center text-14 text-link underline underline-offset-4"
        >
          {t('detail.back')}
        </Link>
      }
    >
      {data.kind === 'waiting' && <Skeleton className="h-96" />}
      {data.kind === 'ready' && !person && <Card className="p-8 text-ink-soft">{t('detail.none')}</Card>}
      {data.kind === 'ready' && person && (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Account person={person} again={again} />
          <Rights
            key={JSON.stringify([person.addedPermissions, person.groups])}
            person={person}
            groups={data.data.staffGroups}
            permissions={data.data.permissions}
            again={again}
          />
          <Sessions person={person} again={again} />
          <History person={person} />
        </div>
      )}
    </AdminArea>
  );
}
