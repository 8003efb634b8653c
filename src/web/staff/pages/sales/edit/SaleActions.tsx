import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useSend } from '#web/features/cache/index.ts';
import { useAct } from '#web/features/toasts/index.ts';
import {
  AnnounceSaleDocument,
  type LotFaultFragment,
  RemoveSaleDocument,
  type SaleSheetFragment,
  ScheduleSaleDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ConfirmButton } from '#web/staff/forms/index.ts';
import { Button } from '#web/ui/index.ts';

type Props = {
  sale: SaleSheetFragment;
  /** Something on the page is not saved: what is done is done with what is. */
  isChanged: boolean;
  onFaults: (faults: readonly LotFaultFragment[]) => void;
  /** What was done, in words. */
  onDone: (words: string) => void;
};

/** Schedules the lots in one act, puts the sale before the public, or throws a draft away. */
export function SaleActions({ sale, isChanged, onFaults, onDone }: Props) {
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
