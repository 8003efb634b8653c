import { useTranslations } from 'use-intl';
import { EurosInput, fieldId, GroupFields, Remarks, useFieldLabel } from '#web/features/car-editor/index.ts';
import { type FieldError, TextField } from '#web/ui/index.ts';
import { TraderForm } from './TraderForm.tsx';
import type { MyCarEditor } from './use-my-car.ts';

const WISHES = ['AD', 'AUCTION'] as const;

/** The price or auction; and, for professional sellers, their business details. */
export function PriceStep({ mine }: { mine: MyCarEditor }) {
  const { car, draft, values, refresh } = mine;
  const t = useTranslations('selling.wish');
  const wishes = useTranslations('carEditor.wishes');
  return (
    <div className="flex flex-col gap-8">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-[520]">{t('how')}</legend>
        {WISHES.map(wish => (
          <label
            key={wish}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-box border border-line bg-surface px-4 py-2 has-checked:border-green"
          >
            <input
              type="radio"
              name="wish"
              value={wish}
              checked={values.wish === wish}
              onChange={() => draft.set('wish', wish)}
              className="size-5 accent-green"
            />
            {wishes(wish)}
          </label>
        ))}
      </fieldset>
      {values.wish === 'AD' ? (
        <GroupFields group="price" className="max-w-md" />
      ) : (
        <div id={fieldId('price')} className="flex max-w-md scroll-mt-24 flex-col gap-3">
          <Remarks field="price" />
          <WishedEuros name="wishedStartingPrice" mine={mine} />
          <WishedEuros name="wishedReserve" mine={mine} hint={t('reserveHint')} />
          <WishedStart mine={mine} />
        </div>
      )}
      <TraderForm isPro={car.ad.owner?.isPro === true} onSaved={() => void refresh()}>
        <Remarks field="trader" />
      </TraderForm>
    </div>
  );
}

type WishedEurosProps = { name: 'wishedStartingPrice' | 'wishedReserve'; mine: MyCarEditor; hint?: string };

function WishedEuros({ name, mine: { draft, state, wishProblems }, hint }: WishedEurosProps) {
  const t = useTranslations();
  const labelOf = useFieldLabel();
  const unread = state.unread.get(name);
  const problem =
    unread !== undefined ? 'number' : state.refused.has(name) ? (wishProblems.get(name) ?? 'field') : null;
  const error: FieldError | null = problem && {
    key: `carEditor.problems.${problem}`,
    text: t(`carEditor.problems.${problem}`),
  };
  return (
    <EurosInput
      {...{ name, label: labelOf(name), isRequired: false, isMissing: false, error, unread }}
      {...(hint ? { hint } : {})}
      value={state.values[name]}
      onValue={amount => draft.set(name, amount)}
      onUnread={text => draft.setUnread(name, text)}
    />
  );
}

function WishedStart({ mine: { draft, state, wishProblems } }: { mine: MyCarEditor }) {
  const t = useTranslations('carEditor.problems');
  const name = 'wishedStart';
  const problem = wishProblems.get(name) ?? 'field';
  return (
    <TextField
      type="date"
      name={name}
      label={useFieldLabel()(name)}
      value={state.values[name] ?? ''}
      error={state.refused.has(name) ? { key: `carEditor.problems.${problem}`, text: t(problem) } : null}
      onChange={({ target }) => draft.set(name, target.value || null)}
    />
  );
}
