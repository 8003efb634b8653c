import { useTranslations } from 'use-intl';
import { formatNumber } from '#web/i18n/index.ts';
import type { CountedName } from './search-query.ts';
import type { Choice } from './use-search-words.ts';

const SHOWN_AT_FIRST = 8;

type Ticked = {
  name: CountedName;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string, isChosen: boolean) => void;
};

/** Checkboxes, the most likely first, the rest behind a toggle. */
export function ChoiceList({ title, ...ticked }: Ticked & { title: string }) {
  const t = useTranslations('search');
  const { choices, chosen } = ticked;
  if (choices.length === 0) return null;
  const isEarly = (choice: Choice, index: number) => index < SHOWN_AT_FIRST || chosen.includes(choice.value);
  const rest = choices.filter((choice, index) => !isEarly(choice, index));
  return (
    <fieldset className="border-line border-t py-4">
      <legend className="float-left mb-1 w-full font-[560] text-14">{title}</legend>
      <Boxes {...ticked} choices={choices.filter(isEarly)} />
      {rest.length > 0 && (
        <details className="clear-both">
          <summary className="flex min-h-11 cursor-pointer items-center text-14 text-link underline underline-offset-4">
            {t('moreChoices', { count: rest.length })}
          </summary>
          <Boxes {...ticked} choices={rest} />
        </details>
      )}
    </fieldset>
  );
}

function Boxes({ name, choices, chosen, onToggle }: Ticked) {
  return (
    <ul className="clear-both">
      {choices.map(({ value, label, count }) => (
        <li key={value}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-14 lg:min-h-9">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={event => onToggle(value, event.target.checked)}
              data-control={`${name}.${value}`}
              className="size-5 shrink-0 accent-green"
            />
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <span className="tabular text-12 text-ink-soft">{formatNumber(count)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
