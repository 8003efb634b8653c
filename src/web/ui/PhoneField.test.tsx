import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draw, Keep } from '#test/kit/draw.tsx';
import { PhoneField } from './PhoneField.tsx';
import { EMPTY_PHONE, type PhoneEntry, typedPhone } from './phone.ts';
import { UiWords, useUiWords } from './UiWords.tsx';

function Abroad({ onEntry }: { onEntry: (entry: PhoneEntry) => void }) {
  const words = { ...useUiWords(), houseCountry: 'ES' };
  return (
    <UiWords words={words}>
      <Keep first={EMPTY_PHONE}>
        {(entry, put) => {
          onEntry(entry);
          return <PhoneField label="Teléfono" name="phone" entry={entry} onEntry={put} />;
        }}
      </Keep>
    </UiWords>
  );
}

it('reads a number without a country as one dials it where the house is', async () => {
  let last = EMPTY_PHONE;
  await draw(
    <Abroad
      onEntry={entry => {
        last = entry;
      }}
    />,
  );
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'ES');
  await userEvent.type(screen.getByRole('textbox'), '612 34 56 78');
  expect(await typedPhone(last)).toBe('+34612345678');
});

it('reads a number that was put there in its international form', async () => {
  expect(await typedPhone({ ...EMPTY_PHONE, text: '+33 6 12 34 56 78' })).toBe('+33612345678');
});
