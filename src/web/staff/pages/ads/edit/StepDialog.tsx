import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isAuctionOpen } from '#shared/sale/lot.ts';
import { useForm } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { RequestError } from '#web/graphql/index.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { Button, Dialog, TextArea } from '#web/ui/index.ts';
import { DraftAuction } from './DraftAuction.tsx';
import { useAdEditor } from './use-edited-ad.ts';

export type Step = 'publish' | 'sell' | 'withdraw' | 'reopen';

type Props = {
  step: Step;
  /** Does it; `reason` ends the auction that is open. */
  onStep: (step: Step, reason: string | null) => Promise<void>;
  onMissing: (field: string) => void;
  onClose: () => void;
};

/** Asks before a step: what follows from it and, where an auction is open, why nobody wins it. */
export function StepDialog(props: Props) {
  const { step, onStep, onMissing, onClose } = props;
  const t = useTranslations('admin');
  const { ad, save } = useAdEditor();
  const { fail } = useToasts();
  const mayRun = useCan('Auctions:update');
  const endsAuction = (step === 'sell' || step === 'withdraw') && isAuctionOpen(ad.lotState);
  const act = async (reason: string) => {
    if (!(await save())) return;
    try {
      await onStep(step, endsAuction ? reason : null);
    } catch (error) {
      const field = error instanceof RequestError ? error.field : null;
      if (field === null || field === 'reason') throw error;
      if (error instanceof RequestError && error.code === 'BadInput') onMissing(field);
      else fail(error);
    }
  };
  const form = useForm({ reason: '' }, ({ reason }) => act(reason), onClose);
  if (endsAuction && !mayRun) return <NotYours step={step} onClose={onClose} />;
  const text = step === 'publish' && ad.auction ? <DraftAuction ad={ad} /> : t(`editor.stepTexts.${step}`);
  return (
    <StaffDialog
      name="step"
      title={t(`editor.steps.${step}`)}
      text={endsAuction ? <EndsAuction text={text} /> : text}
      sendLabel={t(
        endsAuction ? `editor.endingSteps.${step as 'sell' | 'withdraw'}` : `editor.steps.${step}`,
      )}
      form={form}
      onClose={onClose}
    >
      {endsAuction && <TextArea label={t('form.reason')} isRequired rows={3} {...form.field('reason')} />}
    </StaffDialog>
  );
}

/** What becomes of the auction, and of whoever leads it. */
function EndsAuction({ text }: { text: ReactNode }) {
  const t = useTranslations('admin.editor');
  const { ad } = useAdEditor();
  const { currentBid = null, bidCount = 0 } = ad.auction ?? {};
  const leader =
    currentBid === null
      ? t('endsAuctionNoBid')
      : t('endsAuctionLeader', { count: bidCount, amount: formatEuros(currentBid) });
  return (
    <span data-ends-auction="" className="flex flex-col gap-2">
      <span className="font-[560] text-ink">{t('endsAuction')}</span>
      <span>{leader}</span>
      <span>{text}</span>
    </span>
  );
}

/** Ending an auction belongs to those who run them. */
function NotYours({ step, onClose }: { step: Step; onClose: () => void }) {
  const t = useTranslations('admin.editor');
  return (
    <Dialog name="step" title={t(`steps.${step}`)} isOpen onClose={onClose}>
      <p className="max-w-prose">{t('endsAuctionNotYours')}</p>
      <Button look="quiet" className="mt-6" onClick={onClose}>
        {t('cancel')}
      </Button>
    </Dialog>
  );
}
