import type { KeyboardEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { CONTROL_CLASSES, Field, type FieldProps } from './Field.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { canStepDown, stepDown, stepUp } from './stepping.ts';
import { useUiWords } from './UiWords.tsx';

const KEY_STEP = 1;
const KEYS: Readonly<Record<string, typeof stepDown>> = { ArrowUp: stepUp, ArrowDown: stepDown };

const DIGITS_MAX = 12;
/** Digits, possibly separated by spaces. */
const WHOLE = /^[\d\s]*\d[\d\s]*$/;
const digitsIn = (text: string): string => text.replace(/\D/g, '');

/**
 * Groups the thousands of a whole number while it is typed, and keeps the caret behind the same digit. Any other text
 * stays as typed.
 */
function keepGrouped(input: HTMLInputElement, format: (value: number) => string): void {
  const { value, selectionStart } = input;
  const digits = digitsIn(value);
  if (!WHOLE.test(value) || digits.length > DIGITS_MAX || digits.startsWith('0')) return;
  const grouped = format(Number(digits));
  // A format that adds more than spaces is only for stepped values.
  if (grouped === value || digitsIn(grouped) !== digits || !WHOLE.test(grouped)) return;
  const before = digitsIn(value.slice(0, selectionStart ?? value.length)).length;
  let caret = 0;
  for (let passed = 0; passed < before; caret += 1) {
    if (/\d/.test(grouped[caret] ?? '0')) passed += 1;
  }
  input.value = grouped;
  input.setSelectionRange(caret, caret);
}

type NumberFieldProps = FieldProps & {
  /** The text as typed, so that an error stays visible. */
  text: string;
  onText: (text: string) => void;
  onBlur?: () => void;
  /** Returns the typed number; null when the text is empty or not a number. */
  parse: (text: string) => number | null;
  /** Formats a stepped value. */
  format: (value: number) => string;
  /** The step of the two buttons; the arrow keys always step by 1. */
  step?: number;
  minimum?: number | null;
  /** Shown behind the number, for instance its currency. */
  unit?: ReactNode;
  size?: 'medium' | 'large';
};

/**
 * A number as text. Never `type="number"`: browsers would refuse the comma and the space, and scrolling the wheel would
 * change the amount.
 */
export function NumberField({
  text,
  onText,
  onBlur,
  parse,
  format,
  step = 100,
  minimum = null,
  unit,
  size = 'medium',
  ...field
}: NumberFieldProps) {
  const words = useUiWords();
  const value = parse(text);
  const put = (next: number | null) => {
    if (next !== null) onText(format(next));
  };
  const handleKey = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    put(move(value, { minimum, step: KEY_STEP }));
  };

  return (
    <Field {...field}>
      {control => (
        <div className="flex items-stretch gap-2">
          <StepButton
            icon="minus"
            label={words.decrease}
            controls={control.id}
            isDisabled={!canStepDown(value, { minimum, step })}
            onPress={() => put(stepDown(value, { minimum, step }))}
          />
          <div className="@container relative flex-1">
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={({ target }) => {
                keepGrouped(target, format);
                onText(target.value);
              }}
              onKeyDown={handleKey}
              onBlur={onBlur}
              className={classes(
                CONTROL_CLASSES,
                'tabular text-center',
                // Sized so that seven digits fit: an amount that is cut off at its beginning reads as another amount.
                size === 'large'
                  ? 'price-type min-h-16 px-7 text-[length:min(var(--text-28),calc((100cqi-58px)/5))]'
                  : unit !== undefined && 'px-10',
              )}
              {...control}
            />
            {unit && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft"
              >
                {unit}
              </span>
            )}
          </div>
          <StepButton
            icon="plus"
            label={words.increase}
            controls={control.id}
            isDisabled={false}
            onPress={() => put(stepUp(value, { minimum, step }))}
          />
        </div>
      )}
    </Field>
  );
}

type StepButtonProps = {
  icon: IconName;
  label: string;
  controls: string;
  isDisabled: boolean;
  onPress: () => void;
};

function StepButton({ icon, label, controls, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      disabled={isDisabled}
      onClick={onPress}
      className="flex min-h-12 w-12 shrink-0 items-center justify-center rounded-box border border-field-line transition-colors hover:bg-wash disabled:opacity-40"
    >
      <Icon name={icon} />
    </button>
  );
}
