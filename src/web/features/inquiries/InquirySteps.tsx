import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { MANDATE_LINES, MANDATE_MONTHS } from '#shared/sale/mandate.ts';
import { slugify } from '#shared/words/text.ts';
import {
  type ComparableFiguresFragment,
  EstimateDocument,
  MailInquiryLinkDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatEuros, useLocale } from '#web/i18n/index.ts';
import { Button, LinkButton, Mark, Skeleton } from '#web/ui/index.ts';
import { useMe } from '../session/index.ts';
import { Failure, useHouse } from '../site/index.ts';
import { useAct } from '../toasts/index.ts';
import { SUMMARY, stepAddress } from './addresses.ts';
import {
  type Draft,
  type InquiryForm,
  type InquiryStep,
  isOwnAd,
  saveStep,
  type Values,
  valuesOf,
} from './draft.ts';
import { InquiryFrame } from './InquiryFrame.tsx';
import { Sent, useMadeAd } from './Sent.tsx';
import { StepEditor } from './StepEditor.tsx';
import { Summary } from './Summary.tsx';
import { type DraftState, useDraft } from './use-draft.ts';
import { useInquiryWords } from './use-inquiry-words.ts';

type Props = {
  form: InquiryForm;
  /** null or `new` starts a new draft. */
  id: string | null;
  /** A step's name or the summary; null for the first step. */
  step: string | null;
  /** The initial values of a new draft. */
  begin?: Values;
};

/** A form of several steps at one of them. Each step has its own URL, so that the browser's Back works. */
export function InquirySteps({ id, ...rest }: Props) {
  const [state, setDraft] = useDraft(rest.form.name, id);
  return <InquiryAt {...rest} state={state} onDraft={setDraft} />;
}

const NOTHING: Values = {};

type AtProps = Omit<Props, 'id'> & { state: DraftState; onDraft: (draft: Draft) => void };

/** The same for a draft that is loaded or loading. */
export function InquiryAt({ form, step, begin = NOTHING, state, onDraft }: AtProps) {
  const locale = useLocale();
  const draft = state.kind === 'ready' ? state.draft : null;
  const first = form.steps[0]?.name ?? SUMMARY;
  const current = step ?? first;
  const allowed = allowedStep(form, draft, current);
  useWayToOpenStep(form.name, state.kind === 'ready' ? draft : null, current, allowed);
  const ad = useMadeAd(form, draft);

  const addressOf = (name: string) => stepAddress(form.name, locale, draft?.id ?? null, name);
  const frame = { form, current, addressOf: draft ? addressOf : () => null };
  if (state.kind === 'failed') return <Failure />;
  if (state.kind === 'missing') return <Missing form={form.name} step={first} />;
  if (draft?.isSent) {
    return (
      <InquiryFrame
        {...frame}
        current={SUMMARY}
        shown={ad === undefined ? null : 'sent'}
        addressOf={() => null}
      >
        {ad === undefined ? <Waiting /> : <Sent draft={draft} ad={ad} />}
      </InquiryFrame>
    );
  }
  const editing = form.steps.find(one => one.name === current);
  const isWaiting = state.kind === 'loading' || allowed !== current;
  return (
    <InquiryFrame {...frame} shown={isWaiting ? null : current}>
      {isWaiting ? (
        <Waiting />
      ) : editing ? (
        <Editing key={current} {...{ form, draft, begin, step: editing, onSaved: onDraft }} />
      ) : (
        draft && <Summary {...{ form, draft, addressOf, onSent: onDraft }} />
      )}
    </InquiryFrame>
  );
}

/** Returns the step to show: no step can be skipped, so a later one leads to the first open step. */
function allowedStep(form: InquiryForm, draft: Draft | null, asked: string): string {
  const steps = [...form.steps.map(one => one.name), SUMMARY];
  const open = draft ? (draft.openStep ?? SUMMARY) : (steps[0] ?? SUMMARY);
  // The last step of an ad is not one of an auction; there all steps in common are done.
  const place = steps.indexOf(open);
  return place === -1 || steps.indexOf(asked) <= place ? asked : open;
}

function useWayToOpenStep(form: string, draft: Draft | null, current: string, allowed: string): void {
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    if (draft && !draft.isSent && allowed !== current) {
      void navigate(stepAddress(form, locale, draft.id, allowed), { replace: true });
    }
  }, [navigate, locale, form, draft, current, allowed]);
}

type EditingProps = {
  form: InquiryForm;
  draft: Draft | null;
  begin: Values;
  step: InquiryStep;
  onSaved: (draft: Draft) => void;
};

function Editing({ form, draft, begin, step, onSaved }: EditingProps) {
  const t = useTranslations('inquiry.common');
  const photos = useTranslations('inquiry.photos');
  const { stepOf } = useInquiryWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const names = [...form.steps.map(one => one.name), SUMMARY];
  const place = names.indexOf(step.name);
  const before = names[place - 1];
  return (
    <StepEditor
      name={[form.name, draft?.id ?? 'new', step.name].join('.')}
      heading={stepOf(step.name)}
      step={step}
      isGuarded={form.isGuarded}
      isOffer={form.makesAd}
      known={draft ? valuesOf(draft) : begin}
      below={
        <>
          {form.makesAd && draft && asksPrice(step) && <Estimate car={valuesOf(draft)} />}
          <Mandate step={step} />
          {isOwnAd(form) && step.fields.some(({ kind }) => kind === 'photos') && <p>{photos('least')}</p>}
        </>
      }
      save={async (values, lure) => {
        const { id = null, carUuid = null } = draft ?? {};
        const saved = await saveStep({ form: form.name, id, step, values, carUuid, locale, lure });
        onSaved(saved);
        await navigate(stepAddress(form.name, locale, saved.id, names[place + 1] ?? SUMMARY));
      }}
      after={<MailLink draft={draft} />}
      beside={
        before !== undefined &&
        draft && (
          <LinkButton look="quiet" size="large" to={stepAddress(form.name, locale, draft.id, before)}>
            {t('back')}
          </LinkButton>
        )
      }
    />
  );
}

function Waiting() {
  const t = useTranslations('inquiry.common');
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-13 w-40" />
    </div>
  );
}

/** Shown when a draft does not exist, or belongs to neither this browser nor this account; both look the same. */
function Missing({
  form,
  step,
}: {
  form: string;
  /** The first step, to start again. */
  step: string;
}) {
  const t = useTranslations('inquiry.common');
  const locale = useLocale();
  return (
    <div className="page-width flex flex-col items-start gap-6 py-20">
      <Mark className="size-14 text-brass" />
      <h1 className="display text-36">{t('missingTitle')}</h1>
      <p className="max-w-prose text-18 text-ink-soft">{t('missingText')}</p>
      <LinkButton size="large" to={stepAddress(form, locale, null, step)}>
        {t('startAgain')}
      </LinkButton>
    </div>
  );
}

/** Sends visitors who gave an address a link to continue elsewhere. Users find the form by signing in. */
function MailLink({ draft }: { draft: Draft | null }) {
  const t = useTranslations('inquiry.common');
  const me = useMe();
  const { isBusy, act } = useAct();
  const [isMailed, setMailed] = useState(false);
  const hasAddress = draft?.answers.some(({ name, values }) => name === 'email' && values.length > 0);
  if (!draft || !hasAddress || me.kind !== 'visitor') return null;
  const mail = () => request(MailInquiryLinkDocument, { id: draft.id }).then(() => setMailed(true));
  return (
    <div data-section="mail-link" role="status" className="text-14">
      {isMailed ? (
        t('linkMailed')
      ) : (
        <Button look="quiet" isBusy={isBusy} onClick={() => void act(mail)}>
          {t('mailLink')}
        </Button>
      )}
    </div>
  );
}

/** Whether a step contains the agreement to the deposit, or the signature. */
const asksSignature = ({ fields }: InquiryStep): boolean =>
  fields.some(({ name }) => name === 'deposit' || name === 'mandate');

/** The mandate's whole text with the amount of its deposit, shown before it is agreed to. */
export function Mandate({ step }: { step: InquiryStep }) {
  const house = useHouse();
  return house && asksSignature(step) ? <MandateText deposit={house.searchDeposit} /> : null;
}

/** The mandate as it is signed; the deposit in whole euros. */
export function MandateText({ deposit }: { deposit: number }) {
  const t = useTranslations('inquiry.mandate');
  const values = { deposit: formatEuros(deposit), months: String(MANDATE_MONTHS) };
  return (
    <section data-section="mandate" className="flex flex-col gap-3 rounded-box bg-wash p-5">
      <h3 className="display text-22">{t('title')}</h3>
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-14">
        {MANDATE_LINES.map(line => (
          <li key={line}>{t(`lines.${line}`, values)}</li>
        ))}
      </ol>
    </section>
  );
}

/** With fewer sales the range says more about them than about the car. */
const ENOUGH_SALES = 5;

type Found = {
  readonly figures: ComparableFiguresFragment;
  readonly brand: string;
  readonly model: string;
  /** The name of the model that was sold. */
  readonly name: string;
};

const PRICES: ReadonlySet<string> = new Set(['price', 'startingPrice', 'reserveWish']);

/** Whether a step asks for a price. */
const asksPrice = (step: InquiryStep): boolean => step.fields.some(({ name }) => PRICES.has(name));

/** The hammer prices of similar cars and the number of sales; nothing if there are too few. */
function Estimate({ car }: { car: Values }) {
  const t = useTranslations('inquiry.estimate');
  const locale = useLocale();
  const [brand = '', model = ''] = [car.brand?.[0], car.model?.[0]];
  const found = useComparables(brand, model);
  if (!found) return null;
  const { count, importedCount: imported, lowest, highest } = found.figures;
  const range = t('range', { lowest: formatEuros(lowest), highest: formatEuros(highest) });
  return (
    <section data-section="estimate" className="flex flex-col gap-1.5 rounded-box bg-wash p-5">
      <h3 className="overline-label text-ink-soft">{t('title')}</h3>
      <p className="display text-22">{range}</p>
      <p className="text-14 text-ink-soft">
        {t('count', { count: String(count), car: found.name, imported })}
      </p>
      <a
        href={linkTo('results', locale, {}, { brand: found.brand, model: found.model })}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center self-start text-14 text-link underline-offset-4 hover:underline"
      >
        {t('see')}
      </a>
    </section>
  );
}

/** Loads the sales of this model, else those of its first word: `911 T 2.2` is a 911. */
function useComparables(brandName: string, modelName: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const [brand, model] = [slugify(brandName), slugify(modelName)];
  const [firstWord = ''] = modelName.split(/[\s-]+/);
  const family = slugify(firstWord);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const { exact, wide } = await request(EstimateDocument, { brand, model, family });
      const enough = [
        { figures: exact.comparables, brand, model, name: `${brandName} ${modelName}` },
        { figures: wide.comparables, brand, model: family, name: `${brandName} ${firstWord}` },
      ].find((one): one is Found => (one.figures?.count ?? 0) >= ENOUGH_SALES);
      if (isHere) setFound(enough ?? null);
    };
    // The estimate is only a help: without it the form works as before.
    if (brand !== '' && model !== '') void ask().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [brand, model, family, brandName, modelName, firstWord]);
  return found;
}
