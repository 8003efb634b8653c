import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { brand } from '#shared/brand.ts';
import { EXPORT_PROOF_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { checkedFields } from '#web/features/form/index.ts';
import { OrderMessages } from '#web/features/order-messages/index.ts';
import {
  Amounts,
  canWriteReport,
  carNameOf,
  Export,
  exportPaper,
  OpenPaper,
  OrderHistory,
  PaperList,
  ReportPanel,
  Stamped,
  StateBadge,
  Tracker,
  useDue,
  Withdrawal,
} from '#web/features/orders/index.ts';
import { PaperField, useSendPaper } from '#web/features/uploads/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  type CarPaperLineFragment,
  DecideCarPaperDocument,
  ProveExportDocument,
  StaffOrderDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { FormButton, ReasonButton } from '#web/staff/forms/index.ts';
import { AdminArea, HistoryButton, Notes, Reach, staffMeta, useCan } from '#web/staff/frame/index.ts';
import { Card, classes, Skeleton, TextField } from '#web/ui/index.ts';
import { DecidePapers } from './DecidePapers.tsx';
import { OrderActions } from './OrderActions.tsx';
import { BuyerVat, Disputed, HeldPrice, OrderBooks, OrderPurchase } from './OrderBooks.tsx';
import type { StaffOrder } from './staff-order.ts';
import { TakeBack } from './TakeBack.tsx';
import { VigilanceFiles } from './VigilanceFiles.tsx';

export const meta = staffMeta(t => t('admin.orders.one'));

/** Buyer and seller act on the same order. */
const LOOK_EVERY_MS = 15_000;

/** One order: progress, tasks of each side, and staff's actions. */
export default function StaffOrderPage() {
  const t = useTranslations('admin.orders');
  const { id = '' } = useParams();
  const query = useQueryOf(StaffOrderDocument, { id }, { refetchInterval: LOOK_EVERY_MS });
  const order = query.data?.order;
  return (
    <AdminArea
      section="admin/orders"
      title={order ? carNameOf(order) : t('one')}
      state={order && <State order={order} />}
      back={[linkTo('admin/orders', 'fr')]}
    >
      <Loaded query={query} waiting={<Skeleton className="h-96" />}>
        {({ order }) =>
          order ? <Detail order={order} /> : <Card className="p-8 text-ink-soft">{t('unknown')}</Card>
        }
      </Loaded>
    </AdminArea>
  );
}

/** The order's state, reference and deadline. */
function State({ order }: { order: StaffOrder }) {
  const { state, reference, isOverdue, ad } = order;
  const due = useDue()(order);
  return (
    <>
      <StateBadge state={state} />
      <span>{reference}</span>
      {due !== null && <span className={classes(isOverdue && 'font-[560] text-red')}>{due}</span>}
      {state === 'CANCELLED' && ad && <NextSale uuid={ad.uuid} />}
    </>
  );
}

function Detail({ order }: { order: StaffOrder }) {
  const t = useTranslations('orders');
  const staff = useTranslations('admin.orders');
  const notes = useTranslations('admin.notes');
  const mayAct = useCan('Orders:update');
  return (
    <div className="flex flex-col gap-6">
      <Tracker order={order} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Panel title={t('amounts.title')}>
            <Amounts order={order} />
          </Panel>
          <Disputed order={order} />
          <OrderBooks order={order} />
          <HeldPrice order={order} />
          <OrderPurchase order={order} />
          <BuyerVat order={order} />
          <ExportProof order={order} />
          <Panel title={staff('people')}>
            <Person word={t('people.buyer')} person={order.buyer} nobody={staff('left')} />
            {(order.buyerDefaults ?? 0) > 0 && (
              <p className="text-14 text-red">{staff('defaults', { count: order.buyerDefaults ?? 0 })}</p>
            )}
            <Person
              word={t('people.seller')}
              person={order.seller}
              nobody={order.hasSeller ? staff('left') : brand().name}
            />
          </Panel>
          <Panel title={t('papers.title')}>
            <PaperList papers={order.papers} />
            <Signatures order={order} />
            {order.stamps.map(stamp => (
              <Stamped key={stamp.id} stamp={stamp} name={t(`papers.${stamp.paper}`)} />
            ))}
          </Panel>
        </div>
        <div className="flex flex-col gap-6">
          {mayAct && canWriteReport(order) && <ReportPanel key={order.id} order={order} />}
          {mayAct && (
            <>
              <VigilanceFiles order={order} />
              <DecidePapers order={order} />
              <OrderActions order={order} />
            </>
          )}
          <Withdrawal order={order}>{mayAct && <TakeBack order={order} />}</Withdrawal>
          {mayAct && (
            <>
              <OrderMessages orderId={order.id} />
              <Panel title={notes('title')}>
                <Notes kind="ORDER" id={order.id} />
              </Panel>
            </>
          )}
          <Panel title={t('history')}>
            <OrderHistory order={order} />
            {mayAct && <HistoryButton kind="ORDER" id={order.id} title={order.reference} />}
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** The signatures, with the files that were signed. */
function Signatures({ order: { signatures } }: { order: StaffOrder }) {
  const t = useTranslations('orders');
  const staff = useTranslations('admin.orders');
  return (
    <ul className="flex flex-col empty:hidden">
      {signatures.map(({ id, paper, party, signedAt, factor }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-1.5"
        >
          <span className="text-14">
            {t(`papers.${paper}`)} · {staff(`signer.${party}`)} ·{' '}
            <span className="tabular text-ink-soft">{formatDateTime(signedAt)}</span>
            <span className="block text-ink-soft">{t(`sign.factor.${factor}`)}</span>
          </span>
          <OpenPaper
            id={id}
            name={`${t(`papers.${paper}`)}, ${staff(`signer.${party}`)}`}
            text={staff('original')}
          />
        </li>
      ))}
    </ul>
  );
}

/** The link to continue after a failed sale: with another bidder or a new auction. */
function NextSale({ uuid }: { uuid: string }) {
  const t = useTranslations('admin.auctions.live.actions');
  const mayRun = useCan('Auctions:update');
  if (!mayRun) return null;
  return (
    <Link to={linkTo('admin/auctions/after', 'fr', { uuid })} className="link-line text-14">
      {t('after')}
    </Link>
  );
}

type PersonProps = { word: string; person: StaffOrder['buyer']; nobody: string };

function Person({ word, person, nobody }: PersonProps) {
  return (
    <div className="flex flex-col">
      <span className="text-12 text-ink-soft">{word}</span>
      {person ? (
        <>
          <span className="font-[560]">{person.name}</span>
          <Reach email={person.email} phone={person.phone} />
        </>
      ) : (
        <span className="font-[560]">{nobody}</span>
      )}
    </div>
  );
}

/** The state of an export outside the Union, and the review of its customs certificate. */
function ExportProof({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.export');
  const papers = useTranslations('admin.orders.carPapers');
  const { id, exportProof, carPapers } = order;
  const isDue = exportProof?.state === 'WAITING' || exportProof?.state === 'LATE';
  const paper = exportPaper(carPapers);
  const handedIn = paper?.state === 'RECEIVED' ? paper : null;
  const paperId = handedIn?.id;
  return (
    <Export order={order}>
      {isDue && (
        <div className="flex flex-wrap gap-3">
          <Certificate id={id} handedIn={handedIn} />
          {paperId && (
            <ReasonButton
              label={papers('refuse')}
              name="refuse-paper"
              text={t('refuseText')}
              act={refusal => request(DecideCarPaperDocument, { id, paperId, refusal })}
            />
          )}
        </div>
      )}
    </Export>
  );
}

type Typed = { mrn: string; leftOn: string; fileId: string; files: readonly File[] };

function Certificate({ id, handedIn }: { id: string; handedIn: CarPaperLineFragment | null }) {
  const t = useTranslations('admin.orders.export');
  const { sendPaper, onItsWay } = useSendPaper();
  return (
    <FormButton
      {...{ right: 'Orders:update', name: 'prove-export', label: t('open'), text: t('text') }}
      first={(): Typed => ({ mrn: '', leftOn: '', fileId: handedIn?.fileId ?? '', files: [] })}
      act={async ({ files, ...typed }) => {
        const isSent = files.length > 0;
        // Validates all else before the files are uploaded.
        const given = checkedFields(EXPORT_PROOF_FIELDS, { ...typed, fileId: isSent ? 'x' : typed.fileId });
        const fileId = isSent ? await sendPaper(files) : given.fileId;
        return request(ProveExportDocument, { id, data: { ...given, fileId } });
      }}
    >
      {({ values, field, errorOf, put }) => (
        <>
          <TextField label={t('mrn')} isRequired autoComplete="off" {...field('mrn')} />
          <TextField type="date" label={t('leftOn')} isRequired {...field('leftOn')} />
          {handedIn === null && (
            <PaperField
              name="certificate"
              files={values.files}
              onItsWay={onItsWay}
              error={errorOf('fileId')}
              onFiles={files => put({ files })}
            />
          )}
        </>
      )}
    </FormButton>
  );
}
