import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { CarPapers } from '#web/features/orders/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { DecideCarPaperDocument, WaiveCarPapersDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ReasonDialog } from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';
import type { StaffOrder } from './staff-order.ts';

/** The papers of the car, and what staff say of each: that it counts, or why not; or that the car goes without. */
export function DecidePapers({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.carPapers');
  const send = useSend();
  const { id, state, steps, carPapers } = order;
  const isOpen = state === 'CREATED' || state === 'SIGNED' || state === 'PAID';
  const isHeld = isOpen && carPapers.some(({ by, state }) => by !== 'BUYER' && state !== 'ACCEPTED');
  const isWaived = steps.some(({ kind }) => kind === 'PAPERS_WAIVED');
  return (
    <CarPapers
      order={order}
      actionsOf={({ id: paperId, state }) =>
        state === 'RECEIVED' &&
        paperId !== null && (
          <Decide
            accept={() => send(DecideCarPaperDocument, { id, paperId, refusal: null })}
            refuse={refusal => request(DecideCarPaperDocument, { id, paperId, refusal })}
            refuseText={t('refuseText')}
          />
        )
      }
    >
      {isHeld && !isWaived && (
        <div>
          <DialogButton
            look="quiet"
            label={t('waive')}
            dialog={onClose => (
              <ReasonDialog
                name="waive-papers"
                title={t('waive')}
                text={t('waiveText')}
                sendLabel={t('waive')}
                act={reason => request(WaiveCarPapersDocument, { id, reason })}
                onClose={onClose}
              />
            )}
          />
        </div>
      )}
    </CarPapers>
  );
}

type DecideProps = {
  accept: () => Promise<unknown>;
  refuse: (reason: string) => Promise<unknown>;
  /** Who reads the reason. */
  refuseText: string;
};

/** What staff say of a paper that was handed in. */
export function Decide({ accept, refuse, refuseText }: DecideProps) {
  const t = useTranslations('admin.orders.carPapers');
  return (
    <div className="flex flex-wrap gap-3">
      <Action onAct={accept}>{t('accept')}</Action>
      <DialogButton
        look="quiet"
        label={t('refuse')}
        dialog={onClose => (
          <ReasonDialog
            name="refuse-paper"
            title={t('refuse')}
            text={refuseText}
            sendLabel={t('refuse')}
            act={refuse}
            onClose={onClose}
          />
        )}
      />
    </div>
  );
}
