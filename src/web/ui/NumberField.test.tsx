import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { draw, Keep } from '#test/kit/draw.tsx';
import { NumberField } from './NumberField.tsx';

const parse = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

async function open(first: string, more: Partial<Parameters<typeof NumberField>[0]> = {}) {
  await draw(
    <Keep first={first}>
      {(text, put) => (
        <NumberField
          {...{ name: 'bid', label: 'Enchère', text, onText: put, parse, format: String, minimum: 500 }}
          {...more}
        />
      )}
    </Keep>,
  );
  return {
    field: screen.getByRole<HTMLInputElement>('textbox', { name: /Enchère/ }),
    more: screen.getByRole('button', { name: 'Augmenter' }),
    less: screen.getByRole<HTMLButtonElement>('button', { name: 'Diminuer' }),
  };
}

describe('a number', () => {
  it('goes up by the step, down by it to the minimum, and no further', async () => {
    const { field, more, less } = await open('650');
    await userEvent.click(more);
    expect(field.value).toBe('750');
    for (let count = 0; count < 3; count += 1) await userEvent.click(less);
    expect([field.value, less.disabled]).toEqual(['500', true]);
  });

  it('sets thousands apart as they are typed, with the caret behind its digit, and leaves the rest as typed', async () => {
    const { field } = await open('', { format: grouped });
    await userEvent.type(field, '125000');
    expect(field.value).toBe('125\u00a0000');
    await userEvent.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([field.value, field.selectionStart]).toEqual(['1\u00a0925\u00a0000', 3]);
    await userEvent.clear(field);
    await userEvent.type(field, '12,500');
    expect(field.value).toBe('12,500');
  });

  it('begins at the minimum where nothing stands, and can’t go below nothing', async () => {
    const { field, more, less } = await open('');
    expect(less.disabled).toBe(true);
    await userEvent.click(more);
    expect(field.value).toBe('500');
  });

  it('moves by one under the arrow keys, and the cursor stays where it is', async () => {
    const { field } = await open('650');
    await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}', { initialSelectionStart: 1 });
    expect([field.value, field.type, field.inputMode]).toEqual(['651', 'text', 'decimal']);
  });

  it('stays as it was typed, also where it is wrong, and is told of its error', async () => {
    const error = { key: 'form.validation.number', text: 'Ce n’est pas un nombre.' };
    const { field, more } = await open('', { error, hint: 'En euros', isRequired: true });
    await userEvent.type(field, 'beaucoup');
    expect(field.value).toBe('beaucoup');
    const told = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(told.map(id => document.getElementById(id)?.textContent)).toEqual(['En euros', error.text]);
    expect([field.getAttribute('aria-invalid'), field.required]).toEqual(['true', true]);
    await userEvent.click(more);
    expect(field.value).toBe('500');
  });
});
