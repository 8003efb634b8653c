import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { answerWords } from '#shared/words/answer-words.ts';
import { LocaleButton, useLocale } from '#web/i18n/index.ts';
import { Button, PhoneNumber } from '#web/ui/index.ts';
import { useMe } from '../session/index.ts';
import { useAct } from '../toasts/index.ts';
import { stepAddress } from './addresses.ts';
import { type Draft, type InquiryField, type InquiryForm, isOwnAd, valuesOf } from './draft.ts';
import { useInquiryWords } from './use-inquiry-words.ts';
import { useSending } from './use-sending.ts';

type Props = {
  form: InquiryForm;
  draft: Draft;
  addressOf: (step: string) => string;
  onSent: (draft: Draft) => void;
};

const EDIT = 'inline-flex min-h-11 items-center text-14 text-link underline-offset-4 hover:underline';

/** All answers, to check before sending. */
export function Summary({ form, draft, addressOf, onSent }: Props) {
  const t = useTranslations('inquiry.common');
  const { labelOf, stepOf } = useInquiryWords();
  const values = valuesOf(draft);
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <h2 tabIndex={-1} className="display text-28 outline-none">
          {t('summary')}
        </h2>
        <p className="text-ink-soft">{t('summaryText')}</p>
      </div>
      <WayToSell draft={draft} />
      {form.steps.map(step => (
        <section key={step.name} className="flex flex-col gap-3 border-line border-t pt-5">
          <div className="flex items-center justify-between gap-4">
            <h3 className="display text-22">{stepOf(step.name)}</h3>
            <Link
              to={addressOf(step.name)}
              aria-label={`${t('edit')} : ${stepOf(step.name)}`}
              className={EDIT}
            >
              {t('edit')}
            </Link>
          </div>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[14rem_1fr]">
            {step.fields.map(field => (
              <div key={field.name} className="contents">
                <dt className="text-14 text-ink-soft">{labelOf(field.name)}</dt>
                <dd className="whitespace-pre-line max-sm:mb-2">
                  <Said field={field} given={values[field.name] ?? []} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Send form={form} draft={draft} onSent={onSent} />
    </>
  );
}

/** Ads and auctions share the draft of the car: the last step of the other way converts the draft. */
const OTHER_WAYS = {
  sellAd: { other: 'sellAuction', step: 'auction' },
  sellAuction: { other: 'sellAd', step: 'ad' },
} as const;

function WayToSell({ draft: { id, form } }: Pick<Props, 'draft'>) {
  const t = useTranslations('inquiry.sale');
  const locale = useLocale();
  if (form !== 'sellAd' && form !== 'sellAuction') return null;
  const { other, step } = OTHER_WAYS[form];
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-5">
      <div className="flex items-center justify-between gap-4">
        <h3 className="display text-22">{t('way')}</h3>
        <Link to={stepAddress(other, locale, id, step)} className={EDIT}>
          {t(`${other}.instead`)}
        </Link>
      </div>
      <p>{t(`${form}.title`)}</p>
    </section>
  );
}

function Said({ field, given }: { field: InquiryField; given: readonly string[] }) {
  const t = useTranslations('inquiry.common');
  const { optionOf } = useInquiryWords();
  if (field.kind === 'consent') return t(given.length === 0 ? 'no' : 'yes');
  if (given.length === 0) return <span className="text-ink-soft">{t('unanswered')}</span>;
  switch (field.kind) {
    case 'photos':
      return (
        <span className="flex flex-wrap gap-2">
          {given.map(id => (
            <img
              key={id}
              src={`/photos/${id}/320.webp`}
              alt=""
              className="h-16 w-24 rounded-box object-cover"
            />
          ))}
        </span>
      );
    case 'phone':
      return given.map(phone => <PhoneNumber key={phone} phone={phone} />);
    case 'choice':
    case 'choices':
      return given.map(option => optionOf(field.name, option)).join(', ');
    default:
      return given.map(value => answerWords(field.name, field.kind, value)).join(', ');
  }
}

function Send({ form, draft, onSent }: { form: InquiryForm; draft: Draft; onSent: (draft: Draft) => void }) {
  const t = useTranslations('inquiry.common');
  const me = useMe();
  const { isBusy, act } = useAct();
  const sendDraft = useSending();
  if (form.makesAd && me.kind === 'visitor') {
    return (
      <div className="flex flex-col items-start gap-3 border-line border-t pt-6">
        <p className="text-ink-soft">{t('signInText')}</p>
        <LocaleButton size="large" to="form/auth" params={{ formId: draft.id }} query={{ form: form.name }}>
          {t('toSignIn')}
        </LocaleButton>
      </div>
    );
  }
  const send = async () => onSent(await sendDraft(draft));
  return (
    <Button size="large" isBusy={isBusy} onClick={() => void act(send)} className="self-start">
      {t(form.name === 'withdrawal' ? 'sendWithdrawal' : isOwnAd(form) ? 'makeDraft' : 'send')}
    </Button>
  );
}
