import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { ConsignmentDocument, type ConsignmentWholeFragment } from '#web/graphql/documents.gen.ts';
import { formatDate } from '#web/i18n/index.ts';
import { AdminArea, HistoryLog, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Card, Skeleton } from '#web/ui/index.ts';
import { Due } from '../Due.tsx';
import { STAGE_TONES } from '../stages.ts';
import { Appointments } from './Appointments.tsx';
import { Estimates } from './Estimates.tsx';
import { Links } from './Links.tsx';
import { Next } from './Next.tsx';
import { Owner } from './Owner.tsx';
import { Steps } from './Steps.tsx';

export const meta = staffMeta(t => t('admin.consignments.one'));

/** The file of one car: how far it has come, what is next, and all that was estimated and arranged. */
export default function ConsignmentPage() {
  const t = useTranslations('admin.consignments');
  const { id = '' } = useParams();
  const query = useQueryOf(ConsignmentDocument, { id });
  const file = query.data?.consignment;
  return (
    <AdminArea
      section="admin/consignments"
      title={file?.title ?? t('one')}
      state={
        file && (
          <>
            <Badge tone={STAGE_TONES[file.stage] ?? 'plain'}>{t(`stages.${file.stage}`)}</Badge>
            <span>{file.reference}</span>
            <Due file={file} />
          </>
        )
      }
      contact={file && { name: file.sellerName, email: file.sellerEmail, phone: file.sellerPhone }}
      text={file && t('openedAt', { date: formatDate(file.openedAt) })}
      back={[linkTo('admin/consignments', 'fr')]}
    >
      <Loaded query={query} waiting={<Skeleton className="h-96" />}>
        {({ consignment }) =>
          consignment ? (
            <Detail file={consignment} />
          ) : (
            <Card className="p-8 text-ink-soft">{t('unknown')}</Card>
          )
        }
      </Loaded>
    </AdminArea>
  );
}

function Detail({ file }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments');
  return (
    <div className="flex flex-col gap-6">
      <Steps file={file} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Next file={file} />
          <Panel title={t('estimates.title')} text={t('estimates.text')}>
            <Estimates file={file} />
          </Panel>
          <Panel title={t('appointments.title')} text={t('appointments.text')}>
            <Appointments file={file} />
          </Panel>
        </div>
        <div className="flex flex-col gap-6">
          <Panel title={t('links.title')}>
            <Links file={file} />
            <Owner file={file} />
          </Panel>
          <Card className="p-5 sm:p-8">
            <HistoryLog kind="CONSIGNMENT" id={file.id} />
          </Card>
        </div>
      </div>
    </div>
  );
}
