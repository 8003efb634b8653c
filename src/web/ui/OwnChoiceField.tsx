import { useState } from 'react';
import type { FieldProps } from './Field.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

type Props = FieldProps & {
  choices: readonly (readonly [code: string, word: string])[];
  /** A code of the choices, free text, or an empty string. */
  value: string;
  onValue: (value: string) => void;
  words: {
    /** The first option, when nothing is chosen. */
    readonly choose: string;
    /** The last option, which opens a field for free text. */
    readonly other: string;
    /** The label of that field. */
    readonly own: string;
  };
};

const OWN = 'own-words';

/** A choice from a list, or free text where no option fits. */
export function OwnChoiceField({ choices, value, onValue, words, error, ...field }: Props) {
  const [isOpened, setOpened] = useState(false);
  const isOwn = value === '' ? isOpened : choices.every(([code]) => code !== value);
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        {...field}
        error={isOwn ? null : error}
        value={isOwn ? OWN : value}
        onChange={({ target }) => {
          setOpened(target.value === OWN);
          onValue(target.value === OWN ? '' : target.value);
        }}
        none={words.choose}
        options={[...choices, [OWN, words.other]]}
      />
      {isOwn && (
        <TextField
          name={`${field.name}-own`}
          label={words.own}
          isRequired={field.isRequired}
          error={error}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </div>
  );
}
