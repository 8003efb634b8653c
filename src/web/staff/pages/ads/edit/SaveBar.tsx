import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { isAuctionOpen } from '#shared/sale/lot.ts';
import {
  fieldId,
  focusField,
  SavingLine,
  useCarUploads,
  useFieldLabel,
} from '#web/features/car-editor/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  EditedCarAdDocument,
  NoteAdApprovalDocument,
  OpenStepsDocument,
  PublishCarAdDocument,
  UpdateCarAdDocument,
  WithdrawCarAdDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { formatEuros, useLocale } from '#web/i18n/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { OpenConsignment, OpenSteps, useCan } from '#web/staff/frame/index.ts';
import { Button, buttonClasses, Dialog, keepClear, LinkButton, TextArea } from '#web/ui/index.ts';
import { DraftAuction } from './DraftAuction.tsx';
import { openAuctionOf, useAdEditor } from './use-edited-ad.ts';

/** The bar with the saving state and the ad's next steps; always visible. */
export function SaveBar() {
  const t = useTranslations('admin.editor');
  const { ad, editor, save } = useAdEditor();
  const { changes } = useCarUploads();
  const { saving } = editor.state;
  return (
    <div
      ref={keepClear}
      data-bar="top"
      className="sticky top-0 z-20 -mx-5 flex flex-wrap items-center gap-2 border-line border-y bg-paper px-5 py-2.5 sm:-mx-8 sm:px-8"
    >
      {/* Of fixed width, so that nothing moves while typing. */}
      <div className="basis-full grow sm:basis-72">
        <SavingLine />
      </div>
      <PublicLink />
      <RoomLink />
      {editor.state.values.handleByCalandre && <OpenConsignment look="quiet" adUuid={ad.uuid} />}
      {ad.status !== 'DRAFT' && (
        <Button
          look="secondary"
          isBusy={saving === 'saving'}
          disabled={saving === 'saved' && !changes.isUnsaved()}
          onClick={() => void changes.flush().then(save)}
        >
          {t('save')}
        </Button>
      )}
      <Steps />
    </div>
  );
}

function PublicLink() {
  const t = useTranslations();
  const locale = useLocale();
  const { ad } = useAdEditor();
  const { isPublic } = ad;
  const path = isPublic
    ? linkTo('car', locale, { slug: ad.slug })
    : linkTo('admin/ads/preview', 'fr', { uuid: ad.uuid });
  return (
    <a href={path} target="_blank" rel="noopener" className={buttonClasses('quiet', 'medium', 'px-2')}>
      {t(isPublic ? 'admin.editor.seePublic' : 'admin.editor.preview')}
      <span className="sr-only"> {t('ad.newTab')}</span>
    </a>
  );
}

/** The link to the car's auction, or to plan its first one. */
function RoomLink() {
  const t = useTranslations('admin.editor');
  const mayRun = useCan('Auctions:update');
  const { ad } = useAdEditor();
  if (!mayRun) return null;
  return (
    <LinkButton look="quiet" className="px-2" to={linkTo('admin/auctions/live', 'fr', { uuid: ad.uuid })}>
      {t('toRoom')}
    </LinkButton>
  );
}

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  DRAFT: ['publish'],
  PUBLISHED: ['sell', 'withdraw'],
  SOLD: ['reopen'],
  WITHDRAWN: ['publish'],
};

/** The possible steps from the ad's state: draft, public, sold, withdrawn. */
function Steps() {
  const t = useTranslations('admin.editor');
  const mayPublish = useCan('Ads:publish');
  const { ad, editor, save, setAd } = useAdEditor();
  const { changes } = useCarUploads();
  const { fail } = useToasts();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Step | null>(null);

  const move = async (step: Step, reason: string | null) => {
    const { uuid } = ad;
    const sold = { uuid, data: { sold: step === 'sell' }, revision: null, reason };
    const auctionId = openAuctionOf(ad)?.id ?? null;
    if (step === 'publish') setAd((await request(PublishCarAdDocument, { uuid, auctionId })).publishCarAd);
    else if (step === 'withdraw')
      setAd((await request(WithdrawCarAdDocument, { uuid, reason })).withdrawCarAd);
    else setAd((await request(UpdateCarAdDocument, sold)).updateCarAd);
  };
  const lack = async (field: string) => {
    if (field !== 'auctionId') return setMissing([field]);
    // An auction planned or ended since the page was loaded is shown first.
    const { editedCarAd } = await request(EditedCarAdDocument, { uuid: ad.uuid });
    if (editedCarAd) setAd(editedCarAd.ad);
    setAsked('publish');
  };
  const publish = () =>
    move('publish', null).catch(async error => {
      if (error instanceof RequestError && error.code === 'BadInput')
        await lack(error.field ?? '').catch(fail);
      else fail(error);
    });
  /** On failure the answer is yes: the dialog then shows what there is. */
  const hasOpenSteps = () =>
    request(OpenStepsDocument, { uuids: [ad.uuid] }).then(
      ({ openSteps }) => openSteps.length > 0,
      () => true,
    );
  const begin = async (step: Step) => {
    if (step !== 'publish') return setAsked(step);
    // Checks the ad as it is written now, so it is saved first.
    const kept = (await changes.flush()) ? await save() : null;
    if (kept?.missing && kept.missing.length > 0) setMissing(kept.missing);
    else if (kept?.status === 'DRAFT' && !openAuctionOf(kept) && !(await hasOpenSteps())) await publish();
    else if (kept) setAsked(step);
  };
  if (!mayPublish) return null;
  return (
    <>
      {(STEPS[ad.status] ?? []).map(step => (
        <Button
          key={step}
          look={step === 'publish' ? 'primary' : 'secondary'}
          isBusy={editor.state.saving === 'saving'}
          onClick={() => void begin(step)}
        >
          {t(`steps.${step}`)}
        </Button>
      ))}
      <MissingDialog missing={missing} onClose={() => setMissing([])} />
      {asked && (
        <StepDialog
          step={asked}
          onStep={move}
          onMissing={field => void lack(field).catch(fail)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** What the ad lacks for buyers, each with a link to its field. */
function MissingDialog({ missing, onClose }: { missing: readonly string[]; onClose: () => void }) {
  const t = useTranslations('admin.editor');
  const labelOf = useFieldLabel();
  const goTo = (field: string) => {
    onClose();
    requestAnimationFrame(() => focusField(fieldId(field)));
  };
  return (
    <Dialog name="missing" title={t('missingTitle')} isOpen={missing.length > 0} onClose={onClose}>
      <p className="text-14 text-ink-soft">{t('missingText')}</p>
      <ul className="mt-4 flex flex-col">
        {missing.map(field => (
          <li key={field}>
            <button
              type="button"
              onClick={() => goTo(field)}
              className="min-h-11 text-left font-[520] text-link underline underline-offset-4"
            >
              {labelOf(field)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type Step = 'publish' | 'sell' | 'withdraw' | 'reopen';

type StepProps = {
  step: Step;
  /** Takes the step; `reason` ends the open auction. */
  onStep: (step: Step, reason: string | null) => Promise<void>;
  onMissing: (field: string) => void;
  onClose: () => void;
};

/** Confirms a step: what follows from it and, if an auction is open, the reason for ending it. */
function StepDialog(props: StepProps) {
  const { step, onStep, onMissing, onClose } = props;
  const t = useTranslations('admin');
  const { ad, save } = useAdEditor();
  const { fail } = useToasts();
  const mayRun = useCan('Auctions:update');
  const endsAuction = (step === 'sell' || step === 'withdraw') && isAuctionOpen(ad.lotState);
  const act = async (reason: string) => {
    if (!(await save())) return;
    try {
      if (step === 'publish' && reason.trim() !== '')
        await request(NoteAdApprovalDocument, { uuid: ad.uuid, reason });
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
  const isFirst = step === 'publish' && ad.status === 'DRAFT';
  const text = step === 'publish' && ad.auction ? <DraftAuction ad={ad} /> : t(`editor.stepTexts.${step}`);
  return (
    <StaffDialog
      name="step"
      title={t(`editor.steps.${step}`)}
      text={endsAuction ? <EndsAuction text={text} /> : isFirst && !ad.auction ? undefined : text}
      sendLabel={t(
        endsAuction ? `editor.endingSteps.${step as 'sell' | 'withdraw'}` : `editor.steps.${step}`,
      )}
      form={form}
      onClose={onClose}
    >
      {step === 'publish' && <OpenSteps uuids={[ad.uuid]} approval={form.field('reason')} />}
      {endsAuction && <TextArea label={t('form.reason')} isRequired rows={3} {...form.field('reason')} />}
    </StaffDialog>
  );
}

/** What happens to the auction and to its leader. */
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

/** Only users who run auctions may end one. */
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
