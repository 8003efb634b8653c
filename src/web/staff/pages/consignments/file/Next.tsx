import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { type ConsignmentStage, openPreparation, UNSIGNED_MANDATES } from '#shared/sale/index.ts';
import { useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useFieldLabel } from '#web/features/car-editor/index.ts';
import type { FormOf } from '#web/features/form/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  AskAdApprovalDocument,
  ConsignmentAdsDocument,
  type ConsignmentWholeFragment,
  LinkConsignmentDocument,
  LoseConsignmentDocument,
  NoteAdApprovalDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { FormButton, ReasonButton } from '#web/staff/forms/index.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { FieldErrorText, LinkButton, TextField } from '#web/ui/index.ts';
import { Kept, MeetingButton } from './Appointments.tsx';
import { Agree, GiveEstimate } from './Estimates.tsx';

type Props = { readonly file: ConsignmentWholeFragment };

/** The file's next step with its action, here or on the page where it is done. */
export function Next({ file }: Props) {
  const t = useTranslations('admin.consignments');
  return (
    <Panel title={t('next.title')} text={useSentence(file)}>
      {file.adUuid === null && file.stage !== 'LOST' && <p className="max-w-prose text-14">{t('noAd')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Step file={file} step={file.stage} look="primary" />
        {file.takesAd && <LinkAd file={file} />}
        <End file={file} />
      </div>
      <LeftOpen file={file} />
    </Panel>
  );
}

/**
 * The steps skipped before publication, as long as they can be done; before that only the seller's approval, which may
 * be requested early.
 */
function LeftOpen({ file }: Props) {
  const t = useTranslations('admin.consignments');
  const approvalWords = useApprovalWords();
  const { stage, steps } = file;
  const open = openPreparation(file);
  const isPublished = steps.some(({ step, isDone }) => step === 'PUBLICATION' && isDone);
  const left = open.filter(
    step => step !== stage && (isPublished || (step === 'APPROVAL' && open.some(each => each === stage))),
  );
  if (left.length === 0) return null;
  return (
    <div data-left-open className="flex flex-col gap-3 border-line border-t pt-5 text-14">
      {isPublished && (
        <p>{t('openSteps.left', { steps: left.map(step => t(`stages.${step}`)).join(', ') })}</p>
      )}
      {left.includes('APPROVAL') && <p className="whitespace-pre-line">{approvalWords(file)}</p>}
      <ul className="flex flex-col gap-3">
        {left.map(step => (
          <li key={step} className="flex flex-wrap items-center gap-3">
            <span className="min-w-32">{t(`stages.${step}`)}</span>
            <Step file={file} step={step} look="secondary" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the planned appointment of a step, if any. */
const plannedOf = ({ appointments }: ConsignmentWholeFragment, step: ConsignmentStage) =>
  appointments.find(({ kind, state }) => kind === step && state === 'PLANNED');

/** Returns the state of the seller’s approval in words. */
function useApprovalWords() {
  const t = useTranslations('admin.consignments.next.APPROVAL');
  return ({ approval }: ConsignmentWholeFragment) => {
    const { state = 'NOT_ASKED', change = null } = approval ?? {};
    return t(state === 'APPROVED' ? 'NOT_ASKED' : state, { change: change ?? '' });
  };
}

function useSentence(file: ConsignmentWholeFragment): string {
  const t = useTranslations('admin.consignments.next');
  const approvalWords = useApprovalWords();
  const { stage, estimates, mandateState, lostReason } = file;
  if (plannedOf(file, stage)) return t('PLANNED');
  if (stage === 'ESTIMATE' && estimates[0]?.party === 'SELLER') return t('COUNTER');
  const unsigned = UNSIGNED_MANDATES.find(state => state === mandateState);
  if (stage === 'MANDATE' && unsigned) return t(`mandates.${unsigned}`);
  if (stage === 'APPROVAL') return approvalWords(file);
  return stage === 'LOST' ? t('LOST', { reason: lostReason ?? '' }) : t(stage);
}

type StepProps = Props & { readonly step: ConsignmentStage; readonly look: 'primary' | 'secondary' };

function Step({ file, step, look }: StepProps) {
  const { adUuid, sellerId, orderId, estimates } = file;
  const [last] = estimates;
  switch (step) {
    case 'PROPOSAL':
      return <GiveEstimate id={file.id} look="primary" />;
    case 'ESTIMATE':
      return (
        <>
          {last && <Agree estimate={last} />}
          <GiveEstimate id={file.id} look="secondary" />
        </>
      );
    case 'INSPECTION':
    case 'PHOTOS': {
      const planned = plannedOf(file, step);
      if (planned) return <Kept meeting={planned} look={look} />;
      return <MeetingButton {...{ fileId: file.id, kind: step, ...(look === 'secondary' && { look }) }} />;
    }
    case 'IDENTITY':
      return (
        sellerId && (
          <To look={look} word="person" path={linkTo('admin/people/person', 'fr', { id: sellerId })} />
        )
      );
    case 'MANDATE':
      return (
        adUuid && (
          <To
            look={look}
            word="mandate"
            path={`${linkTo('admin/ads/edit', 'fr', { uuid: adUuid })}#mandates`}
          />
        )
      );
    case 'APPROVAL':
      return <Approval file={file} look={look} />;
    case 'REPORT':
    case 'PUBLICATION':
      return adUuid && <To look={look} word="ad" path={linkTo('admin/ads/edit', 'fr', { uuid: adUuid })} />;
    case 'SALE':
      return (
        adUuid && (
          <To look={look} word="auction" path={linkTo('admin/auctions/live', 'fr', { uuid: adUuid })} />
        )
      );
    case 'UNSOLD':
      return (
        adUuid && (
          <To look={look} word="after" path={linkTo('admin/auctions/after', 'fr', { uuid: adUuid })} />
        )
      );
    case 'SETTLEMENT':
      return (
        orderId && <To look={look} word="order" path={linkTo('admin/orders/order', 'fr', { id: orderId })} />
      );
    default:
      return null;
  }
}

/** What the ad lacks; the button to ask for the seller's approval, or the form to record it. */
function Approval({ file: { id, adUuid, approval, missing }, look }: Omit<StepProps, 'step'>) {
  const t = useTranslations('admin.consignments.approval');
  const send = useSend();
  const labelOf = useFieldLabel();
  if (!approval || adUuid === null) return null;
  const isWaiting = approval.state === 'WAITING';
  return (
    <>
      {/* Later changes make it another ad, which needs a new approval. */}
      {missing.length > 0 && (
        <p className="basis-full text-14">{t('missing', { fields: missing.map(labelOf).join(', ') })}</p>
      )}
      {!isWaiting && (
        <Action look={look} onAct={() => send(AskAdApprovalDocument, { id })}>
          {t('ask')}
        </Action>
      )}
      <ReasonButton
        look="secondary"
        name="note-approval"
        label={t('note')}
        text={t('noteText')}
        act={reason => send(NoteAdApprovalDocument, { uuid: adUuid, reason })}
      />
    </>
  );
}

const NEEDED = {
  person: 'Users:update',
  ad: 'Ads:update',
  mandate: 'Ads:update',
  auction: 'Auctions:update',
  after: 'Auctions:update',
  order: 'Orders:update',
} as const;

type ToProps = Pick<StepProps, 'look'> & { readonly path: string; readonly word: keyof typeof NEEDED };

/** The link to the page where it is done, for users who may open it. */
function To({ path, word, look }: ToProps) {
  const t = useTranslations('admin.consignments.links');
  if (!useCan(NEEDED[word])) return null;
  return (
    <LinkButton look={look} to={path}>
      {t(word)}
    </LinkButton>
  );
}

/** Closes the file with a reason, or reopens it. */
function End({ file: { id, stage } }: Props) {
  const t = useTranslations('admin.consignments.lose');
  const send = useSend();
  if (stage === 'LOST') {
    return <Action onAct={() => send(LoseConsignmentDocument, { id, reason: null })}>{t('resume')}</Action>;
  }
  if (stage === 'DONE') return null;
  return (
    <ReasonButton
      look="danger"
      name="lose"
      label={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      act={reason => send(LoseConsignmentDocument, { id, reason })}
    />
  );
}

/** Finds the ad of a car by name, and links it to the file. */
function LinkAd({ file: { id, adUuid: linked } }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments.link');
  return (
    <FormButton
      {...{ name: 'link-ad', look: linked === null ? 'secondary' : 'quiet' }}
      label={t(linked === null ? 'title' : 'another')}
      title={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      first={{ adUuid: '' }}
      act={({ adUuid }) => request(LinkConsignmentDocument, { id, adUuid })}
    >
      {form => <AdChoice form={form} />}
    </FormButton>
  );
}

function AdChoice({ form }: { form: FormOf<{ adUuid: string }> }) {
  const t = useTranslations('admin.consignments.link');
  const [text, setText] = useState('');
  const query = useQueryOf(ConsignmentAdsDocument, { text }, { placeholderData: shown => shown });
  const ads = query.data?.staffCarAds.ads ?? [];
  return (
    <>
      <TextField
        type="search"
        label={t('search')}
        name="text"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {query.data && ads.length === 0 && <p className="text-14">{t('none')}</p>}
      <fieldset className="max-h-56 overflow-y-auto rounded-box border border-line empty:hidden">
        <legend className="sr-only">{t('title')}</legend>
        {ads.map(({ uuid, brand, model, year, ownerName }) => (
          <label
            key={uuid}
            className="flex min-h-11 items-center gap-3 border-line px-4 py-2 text-14 not-last:border-b hover:bg-wash"
          >
            <input
              type="radio"
              name="adUuid"
              value={uuid}
              checked={form.values.adUuid === uuid}
              onChange={() => form.put({ adUuid: uuid })}
              className="size-5 accent-green"
            />
            <span className="flex-1">{[brand, model, year].filter(Boolean).join(' ')}</span>
            <span className="text-12 text-ink-soft">{ownerName}</span>
          </label>
        ))}
      </fieldset>
      <FieldErrorText id="link-ad-error" error={form.errorOf('adUuid')} />
    </>
  );
}
