import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '#web/i18n/index.ts';
import { tabMemory } from '../tab-memory/index.ts';
import { SUMMARY, stepAddress } from './addresses.ts';
import { type InquiryForm, saveStep } from './draft.ts';
import { InquiryFrame } from './InquiryFrame.tsx';
import { InquiryAt } from './InquirySteps.tsx';
import { UnfinishedSales } from './MyInquiries.tsx';
import { StepEditor } from './StepEditor.tsx';
import { useDraft } from './use-draft.ts';
import { useInquiryWords } from './use-inquiry-words.ts';
import { forgetTyping, typingKey } from './waiting.ts';

const WAYS = ['sellAd', 'sellAuction', 'managedSale'] as const;
type Way = (typeof WAYS)[number];

/** The chosen way to sell, kept in the tab: it survives a reload like the typed values beside it. */
function useWay() {
  const [way, setWay] = useState<Way>('sellAd');
  useEffect(() => {
    const kept = tabMemory.read(WAY);
    setWay(before => WAYS.find(one => one === kept) ?? before);
  }, []);
  const choose = (one: Way) => {
    setWay(one);
    tabMemory.keep(WAY, one);
  };
  return [way, choose] as const;
}
const WAY = typingKey('sell.way');

/** The start of a sale: the way to sell, then the car. The first step is the same for all three ways. */
export function SellingStart({ form }: { form: InquiryForm }) {
  const t = useTranslations('inquiry.sale');
  const { stepOf } = useInquiryWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const [way, setWay] = useWay();
  const [step] = form.steps;
  if (!step) return null;
  return (
    <InquiryFrame
      form={form}
      current={step.name}
      addressOf={() => null}
      heading={{ title: t('title'), text: t('text') }}
    >
      <UnfinishedSales forms={WAYS} />
      <StepEditor
        name={`sell.new.${step.name}`}
        heading={stepOf(step.name)}
        step={step}
        isGuarded={form.isGuarded}
        isOffer
        known={{}}
        above={<ChooseWay way={way} onWay={setWay} />}
        save={async (values, lure) => {
          const draft = await saveStep({ form: way, id: null, step, values, carUuid: null, locale, lure });
          forgetTyping('sell.way');
          await navigate(stepAddress(way, locale, draft.id, draft.openStep ?? SUMMARY));
        }}
      />
    </InquiryFrame>
  );
}

function ChooseWay({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  const t = useTranslations('inquiry.sale');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="display mb-5 text-28">{t('heading')}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {WAYS.map(one => (
          <label
            key={one}
            className="flex cursor-pointer flex-col gap-2 rounded-box border border-field-line p-4 transition-colors has-checked:border-green has-checked:bg-wash has-focus-visible:outline-2"
          >
            <span className="flex items-center gap-3 font-[560]">
              <input
                type="radio"
                name="way"
                value={one}
                checked={one === way}
                onChange={() => onWay(one)}
                className="size-5 accent-green"
              />
              {t(`${one}.title`)}
            </span>
            <span className="text-14 text-ink-soft">{t(`${one}.text`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  form: InquiryForm;
  auctionForm: InquiryForm;
  id: string | null;
  step: string | null;
};

/** The steps shared by a classified ad and an auction; the draft says which of the two it is. */
export function SellingSteps({ form, auctionForm, id, ...rest }: Props) {
  const [state, setDraft] = useDraft(form.name, id);
  const draft = state.kind === 'ready' ? state.draft : null;
  const chosen = draft?.form === auctionForm.name ? auctionForm : form;
  return <InquiryAt form={chosen} state={state} onDraft={setDraft} {...rest} />;
}
