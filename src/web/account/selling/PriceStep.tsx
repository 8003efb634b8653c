import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parseTypedNumber } from '#shared/sale/forms.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { Checkbox, type FieldError, NumberField } from '#web/ui/index.ts';
import { Remark } from './Remark.tsx';
import { TraderForm } from './TraderForm.tsx';
import type { CarDraft } from './use-car.ts';

const WISHES = ['AD', 'AUCTION'] as const;

const wholeEuros = (text: string): number | null => {
  const typed = parseTypedNumber(text);
  return typed.kind === 'number' && Number.isInteger(typed.value) && typed.value > 0 ? typed.value : null;
};

/** At what price, or under the hammer; and for those who sell by trade, who they are. */
export function PriceStep({ draft }: { draft: CarDraft }) {
  const t = useTranslations('selling');
  const { car } = draft;
  const [kind, setKind] = useState(car.wish.kind);
  const [isHidden, setHidden] = useState(car.ad.isPriceHidden);
  const choose = (next: typeof kind) => {
    setKind(next);
    draft.change('wish', ({ wish }) => ({ wish: { kind: next, reserve: wish.reserve } }));
  };
  return (
    <div className="flex flex-col gap-8">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-[520]">{t('wish.how')}</legend>
        {WISHES.map(wish => (
          <label
            key={wish}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-box border border-line bg-surface px-4 py-2 has-checked:border-green"
          >
            <input
              type="radio"
              name="wish"
              value={wish}
              checked={kind === wish}
              onChange={() => choose(wish)}
              className="size-5 accent-green"
            />
            {t(`wish.${wish}`)}
          </label>
        ))}
      </fieldset>
      <Remark field="price" draft={draft} />
      {kind === 'AD' ? (
        <div className="flex max-w-md flex-col gap-3">
          <EurosField
            name="price"
            isRequired={!isHidden}
            first={car.price}
            draft={draft}
            toChange={price => () => ({ data: { price } })}
          />
          <Checkbox
            name="isPriceHidden"
            label={t('fields.isPriceHidden')}
            isChecked={isHidden}
            onChange={isChecked => {
              setHidden(isChecked);
              draft.change('isPriceHidden', () => ({ data: { isPriceHidden: isChecked } }));
            }}
          />
        </div>
      ) : (
        <div className="max-w-md">
          <EurosField
            name="wishedReserve"
            hint={t('wish.reserveHint')}
            first={car.wish.reserve}
            draft={draft}
            toChange={reserve => () => ({ wish: { kind: 'AUCTION', reserve } })}
          />
        </div>
      )}
      {car.ad.owner?.isPro && <TraderForm draft={draft} />}
    </div>
  );
}

type ToChange = (amount: number | null) => Parameters<CarDraft['change']>[1];

/** An amount as it is typed; kept when it is one, or none. */
function EurosField({
  name,
  hint,
  isRequired = false,
  first,
  draft,
  toChange,
}: {
  name: 'price' | 'wishedReserve';
  hint?: string;
  isRequired?: boolean;
  first: number | null;
  draft: CarDraft;
  toChange: ToChange;
}) {
  const t = useTranslations('selling');
  const [text, setText] = useState(first === null ? '' : formatNumber(first));
  const isWrong = text.trim() !== '' && wholeEuros(text) === null;
  const error: FieldError | null = isWrong
    ? { key: 'number', text: t('problems.number') }
    : draft.refused.has(name)
      ? { key: 'field', text: t('problems.field') }
      : null;
  return (
    <NumberField
      name={name}
      label={t(`fields.${name}`)}
      hint={hint}
      isRequired={isRequired}
      error={error}
      text={text}
      onText={next => {
        setText(next);
        const amount = wholeEuros(next);
        if (amount !== null || next.trim() === '') draft.change(name, toChange(amount));
      }}
      parse={wholeEuros}
      format={formatNumber}
      step={500}
      minimum={1}
      unit="€"
    />
  );
}
