import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { textIn } from '#shared/words/locale.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useAct } from '#web/features/toasts/index.ts';
import {
  AnnounceSaleDocument,
  type LotFaultFragment,
  RemoveSaleDocument,
  type SaleSheetFragment,
  ScheduleSaleDocument,
  StaffSaleDocument,
  UsualAuctionDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ConfirmButton } from '#web/staff/forms/index.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Button, buttonClasses, Card, LinkButton, Skeleton } from '#web/ui/index.ts';
import { NEW_SALE, STATE_TONES } from '../sale-words.ts';
import { Editor } from './Editor.tsx';

export const meta = staffMeta(t => t('admin.sales.title'));

/** A sale as staff make it: its words, its timetable, its lots, and then all of it scheduled in one act. */
export default function SaleEditPage() {
  const t = useTranslations('admin.sales');
  const locale = useLocale();
  const go = useNavigate();
  const { id = '' } = useParams();
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const isNew = id === NEW_SALE;
  // What is typed in a new one stays when it is given its address.
  const isAdded = id === added;
  const query = useQueryOf(StaffSaleDocument, { id }, { enabled: !isNew });
  const usual = useQueryOf(UsualAuctionDocument, {}, { enabled: isNew });
  const usualSeconds = usual.data?.usualAuction.windowSeconds;
  const read = query.data?.staffSale ?? null;
  const last = useRef<SaleSheetFragment | null>(null);
  if (read) last.current = read;
  // What is typed of one that somebody has removed meanwhile is not lost with it.
  const isGone = query.data?.staffSale === null && last.current?.id === id;
  const sale = isGone ? last.current : read;
  const title = sale && textIn(sale.title, locale);
  return (
    <AdminArea
      section="admin/sales"
      title={title ?? t(isNew ? 'add' : 'title')}
      state={sale && <Badge tone={STATE_TONES[sale.state]}>{t(`states.${sale.state}`)}</Badge>}
      text={!sale && t('edit.text')}
      back={[linkTo('admin/sales', 'fr')]}
      actions={
        sale &&
        !isGone && (
          <>
            <LinkButton look="secondary" to={linkTo('admin/sales/desk', 'fr', { id })}>
              {t('toDesk')}
            </LinkButton>
            {sale.isAnnounced && (
              <a
                href={linkTo('sale', 'fr', { slug: sale.slug })}
                target="_blank"
                rel="noopener"
                className={buttonClasses('secondary', 'medium')}
              >
                {t('toPage')}
              </a>
            )}
          </>
        )
      }
    >
      <p role="status" className="live-line mb-4 rounded-box bg-good-wash px-4 py-3 text-14 text-good">
        {said}
      </p>
      {!isNew && !(isAdded && !query.isError) && !query.data && (
        <NotYet query={query} waiting={<Skeleton className="h-96" />} />
      )}
      {isNew && usualSeconds === undefined && (
        <NotYet query={usual} waiting={<Skeleton className="h-96" />} />
      )}
      {query.data && !sale && <Card className="p-8 text-ink-soft">{t('none')}</Card>}
      {(sale || (isNew ? usualSeconds !== undefined : isAdded && query.data === undefined)) && (
        <Editor
          key={isAdded ? NEW_SALE : id}
          id={isNew ? null : id}
          {...{ sale, isGone, usualSeconds: usualSeconds ?? 0 }}
          onSaved={saved => {
            setSaid('');
            if (!isNew) return;
            setAdded(saved);
            void go(linkTo('admin/sales/edit', 'fr', { id: saved }), { replace: true });
          }}
          actions={(isChanged, onFaults) =>
            sale && <SaleActions {...{ sale, isChanged, onFaults }} onDone={setSaid} />
          }
        />
      )}
    </AdminArea>
  );
}

type Props = {
  sale: SaleSheetFragment;
  /** Something on the page is not saved: what is done is done with what is. */
  isChanged: boolean;
  onFaults: (faults: readonly LotFaultFragment[]) => void;
  /** What was done, in words. */
  onDone: (words: string) => void;
};

/** Schedules the lots in one act, puts the sale before the public, or throws a draft away. */
function SaleActions({ sale, isChanged, onFaults, onDone }: Props) {
  const t = useTranslations('admin.sales.edit');
  const send = useSend();
  const { isBusy, act } = useAct();
  const isScheduled = sale.lots.length > 0 && sale.lots.every(({ auction }) => auction !== null);
  const tell = (faults: readonly LotFaultFragment[], words: string) => {
    onFaults(faults);
    onDone(faults.length === 0 ? words : '');
  };
  const schedule = async () => {
    const done = await send(ScheduleSaleDocument, { id: sale.id, version: sale.version });
    if (done) tell(done.scheduleSale.faults, t('isScheduled'));
  };
  const announce = async () => {
    const isAnnounced = !sale.isAnnounced;
    const done = await send(AnnounceSaleDocument, { id: sale.id, isAnnounced });
    if (done) tell(done.announceSale.faults, t(isAnnounced ? 'isAnnounced' : 'isHidden'));
  };
  const isIdle = isChanged || isBusy;
  return (
    <>
      {!sale.hasBegun && (
        <Button
          look="secondary"
          isBusy={isBusy}
          disabled={isIdle || sale.lots.length === 0}
          onClick={() => void act(schedule)}
        >
          {t(isScheduled ? 'reschedule' : 'schedule')}
        </Button>
      )}
      {(!sale.isAnnounced || !sale.hasBegun) && (
        <Button
          look="secondary"
          disabled={isIdle || (!sale.isAnnounced && !isScheduled)}
          onClick={() => void act(announce)}
        >
          {t(sale.isAnnounced ? 'hide' : 'announce')}
        </Button>
      )}
      {!isIdle && <RemoveSale sale={sale} />}
    </>
  );
}

type Removable = Pick<SaleSheetFragment, 'id' | 'version' | 'isRemovable'>;

/** Throws a draft away, which was never scheduled or whose lots were all called off. */
function RemoveSale({ sale: { id, version, isRemovable } }: { sale: Removable }) {
  const t = useTranslations('admin.sales.edit.removal');
  const go = useNavigate();
  if (!isRemovable) return null;
  return (
    <ConfirmButton
      {...{ look: 'danger', name: 'remove-sale', label: t('label'), title: t('title'), text: t('text') }}
      sendLabel={t('send')}
      act={() => request(RemoveSaleDocument, { id, version })}
      onDone={() => go(linkTo('admin/sales', 'fr'))}
    />
  );
}
