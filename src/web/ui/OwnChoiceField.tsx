import { useState } from 'react';
import type { FieldProps } from './Field.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

type Props = FieldProps & {
  choices: readonly (readonly [code: string, word: string])[];
  /** A code of the choices, words of one's own, or nothing. */
  value: string;
  onValue: (value: string) => void;
  words: {
    /** The first line, of who has not chosen. */
    readonly choose: string;
    /** The last line, which opens a field for words of one's own. */
    readonly other: string;
    /** What that field is called. */
    readonly own: string;
  };
};

const OWN = 'own-words';

/** One of a list, or words of one's own where none of them says it. */
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
