import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type InquiryMessages, useLocale } from '#web/i18n/index.ts';
import { SUMMARY, stepAddress } from './addresses.ts';
import { type InquiryForm, saveStep } from './draft.ts';
import { InquiryFrame, stepWord } from './InquiryFrame.tsx';
import { StepEditor } from './StepEditor.tsx';

const WAYS = ['sellAd', 'sellAuction', 'managedSale'] as const;
type Way = (typeof WAYS)[number];

/** The start of a sale: how to sell, then the car; the first step is the same for all three ways. */
export function SellingStart({ form, words }: { form: InquiryForm; words: InquiryMessages }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>('sellAd');
  const [step] = form.steps;
  if (!step) return null;
  return (
    <InquiryFrame form={form} current={step.name} addressOf={() => null} words={words} heading={words.sale}>
      <StepEditor
        name={`sell.new.${step.name}`}
        heading={stepWord(words, step.name)}
        step={step}
        isGuarded={form.isGuarded}
        words={words}
        known={{}}
        above={<ChooseWay way={way} onWay={setWay} words={words} />}
        save={async (values, lure) => {
          const draft = await saveStep({ form: way, id: null, step, values, carUuid: null, locale, lure });
          await navigate(stepAddress(way, locale, draft.id, draft.openStep ?? SUMMARY));
        }}
      />
    </InquiryFrame>
  );
}

function ChooseWay({ way, onWay, words }: { way: Way; onWay: (way: Way) => void; words: InquiryMessages }) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="display mb-3 text-28">{words.sale.heading}</legend>
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
              {words.sale[one].title}
            </span>
            <span className="text-14 text-ink-soft">{words.sale[one].text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
