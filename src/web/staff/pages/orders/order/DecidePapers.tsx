import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { CarPapers } from '#web/features/orders/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { DecideCarPaperDocument, WaiveCarPapersDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ReasonButton } from '#web/staff/forms/index.ts';
import type { StaffOrder } from './staff-order.ts';

/** The car's documents and the review of each; or the decision to hand the car over without. */
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
          <ReasonButton
            label={t('waive')}
            name="waive-papers"
            text={t('waiveText')}
            act={reason => request(WaiveCarPapersDocument, { id, reason })}
          />
        </div>
      )}
    </CarPapers>
  );
}

type DecideProps = {
  /** false for a document that was accepted before. */
  accept: false | (() => Promise<unknown>);
  refuse: (reason: string) => Promise<unknown>;
  /** Says who reads the reason. */
  refuseText: string;
};

/** The review of a document: accept or refuse. */
export function Decide({ accept, refuse, refuseText }: DecideProps) {
  const t = useTranslations('admin.orders.carPapers');
  return (
    <div className="flex flex-wrap gap-3">
      {accept && <Action onAct={accept}>{t('accept')}</Action>}
      <ReasonButton label={t('refuse')} name="refuse-paper" text={refuseText} act={refuse} />
    </div>
  );
}
