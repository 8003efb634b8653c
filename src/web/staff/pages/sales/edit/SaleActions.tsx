import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { useAct } from '#web/features/toasts/index.ts';
import {
  AnnounceSaleDocument,
  type LotFaultFragment,
  type SaleSheetFragment,
  ScheduleSaleDocument,
} from '#web/graphql/documents.gen.ts';
import { Button } from '#web/ui/index.ts';
import { RemoveSale } from './RemoveSale.tsx';

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
