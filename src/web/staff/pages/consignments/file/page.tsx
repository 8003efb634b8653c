import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  AssignConsignmentDocument,
  ConsignmentDocument,
  ConsignmentOwnersDocument,
  type ConsignmentWholeFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { AdminArea, HistoryLog, staffMeta, usePermissions } from '#web/staff/frame/index.ts';
import { Badge, Button, Card, classes, Form, FormAlert, Icon, SelectField, Skeleton } from '#web/ui/index.ts';
import { Due, STAGE_TONES } from '../stages.tsx';
import { Appointments } from './Appointments.tsx';
import { Estimates } from './Estimates.tsx';
import { Next } from './Next.tsx';

export const meta = staffMeta(t => t('admin.consignments.one'));

/** The consignment file of a car: progress, next step, estimates and appointments. */
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

/** The steps in a row with their dates; the current one is marked by more than a colour. */
function Steps({ file: { steps, stage } }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments');
  return (
    <ol aria-label={t('steps')} className="grid grid-cols-2 gap-x-2 gap-y-3 sm:grid-cols-4 xl:grid-cols-11">
      {steps.map(({ step, isDone, doneAt }) => (
        <li
          key={step}
          data-step={step}
          aria-current={step === stage ? 'step' : undefined}
          className={classes(
            'flex flex-col border-t-2 pt-2 text-12',
            isDone ? 'border-green' : step === stage ? 'border-brass' : 'border-line',
            step === stage ? 'font-[600]' : !isDone && 'text-ink-soft',
          )}
        >
          <span className="flex items-center gap-1">
            {isDone && <Icon name="check" className="size-3.5 text-good" />}
            {t(`stages.${step}`)}
            <span className="sr-only">, {t(isDone ? 'isDone' : 'isOpen')}</span>
          </span>
          {doneAt && <span className="tabular font-normal text-ink-soft">{formatDate(doneAt)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The member of staff in charge. */
function Owner({ file: { id, ownerId } }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments');
  const { leadOwners = [] } = useQueryOf(ConsignmentOwnersDocument, {}).data ?? {};
  const form = useForm({ ownerId: ownerId ?? '' }, typed =>
    request(AssignConsignmentDocument, { id, ownerId: typed.ownerId || null }),
  );
  return (
    <Form onSend={form.send} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <SelectField
          label={t('owner')}
          {...form.field('ownerId')}
          none={t('nobody')}
          options={leadOwners.map(({ id: each, name }) => [each, name])}
        />
      </div>
      <Button type="submit" look="secondary">
        {t('assign')}
      </Button>
      <FormAlert>{form.alert}</FormAlert>
    </Form>
  );
}

/** The links to related pages that the user may open. */
function Links({ file }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments.links');
  const permissions = usePermissions();
  return (
    <ul className="flex flex-wrap gap-x-5 text-14 empty:hidden">
      {linksOf(file)
        .filter(({ path, permission }) => path && permissions.includes(permission))
        .map(({ word, path }) => (
          <li key={word}>
            <Link
              to={path ?? ''}
              className="inline-flex min-h-9 items-center text-link underline underline-offset-4"
            >
              {t(word)}
            </Link>
          </li>
        ))}
    </ul>
  );
}

type LinkOf = {
  readonly word: 'lead' | 'person' | 'ad' | 'auction' | 'order';
  readonly permission: string;
  readonly path: string | null;
};

const linksOf = (file: ConsignmentWholeFragment): LinkOf[] => {
  const { leadId, sellerId, sellerName, adUuid, orderId, hasAuction } = file;
  return [
    {
      ...{ word: 'lead', permission: 'Leads:read' },
      path: leadId && linkTo('admin/leads', 'fr', {}, { text: sellerName ?? '' }),
    },
    {
      ...{ word: 'person', permission: 'Users:update' },
      path: sellerId && linkTo('admin/people/person', 'fr', { id: sellerId }),
    },
    {
      ...{ word: 'ad', permission: 'Ads:update' },
      path: adUuid && linkTo('admin/ads/edit', 'fr', { uuid: adUuid }),
    },
    {
      ...{ word: 'auction', permission: 'Auctions:update' },
      path: (hasAuction || null) && adUuid && linkTo('admin/auctions/live', 'fr', { uuid: adUuid }),
    },
    {
      ...{ word: 'order', permission: 'Orders:update' },
      path: orderId && linkTo('admin/orders/order', 'fr', { id: orderId }),
    },
  ];
};
