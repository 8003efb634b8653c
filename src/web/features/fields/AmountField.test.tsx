// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UiWords } from '../../ui/index.ts';
import { AmountField } from './AmountField.tsx';

const words = {
  optional: 'facultatif',
  close: 'Fermer',
  increase: 'Augmenter',
  decrease: 'Diminuer',
  showPassword: '',
  hidePassword: '',
  phoneCountry: '',
  notifications: '',
  loading: '',
  countries: {},
};

let host: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => host.remove());

function Bid({ first = '', step, minimum }: { first?: string; step?: number; minimum?: number }) {
  const [text, setText] = useState(first);
  return (
    <UiWords words={words}>
      <AmountField
        label="Enchère"
        name="bid"
        isRequired
        text={text}
        onText={setText}
        {...(step ? { step } : {})}
        minimum={minimum ?? null}
      />
    </UiWords>
  );
}

function show(props: Parameters<typeof Bid>[0]) {
  const root = createRoot(host);
  act(() => root.render(<Bid {...props} />));
  const input = host.querySelector('input')!;
  return {
    input,
    amount: () => input.value.replace(/\s/g, ''),
    press: (label: string) =>
      act(() => host.querySelector<HTMLButtonElement>(`[aria-label=${label}]`)?.click()),
    key: (key: string) =>
      act(() => {
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }),
  };
}

describe('an amount', () => {
  it('is text with a decimal keyboard, never a number field', () => {
    const { input } = show({});
    expect([input.type, input.inputMode, input.required]).toEqual(['text', 'decimal', true]);
  });

  it('moves by 100 with the buttons unless told otherwise, and by 1 with the arrows', () => {
    const field = show({ first: '1 100' });
    field.press('Augmenter');
    expect(field.amount()).toBe('1200');
    field.key('ArrowUp');
    expect(field.amount()).toBe('1201');
    field.key('ArrowDown');
    field.key('ArrowDown');
    expect(field.amount()).toBe('1199');
  });

  it.each(['12\u202f250', '12\u00a0250', '12 250', '12250'])('reads %j', first => {
    const field = show({ first, step: 250, minimum: 12_250 });
    field.press('Augmenter');
    expect(field.amount()).toBe('12500');
  });

  it('starts at the minimum and stops there', () => {
    const field = show({ minimum: 1_100 });
    expect(host.querySelector<HTMLButtonElement>('[aria-label=Diminuer]')?.disabled).toBe(true);
    field.press('Augmenter');
    expect(field.amount()).toBe('1100');
    field.key('ArrowDown');
    expect(field.amount()).toBe('1100');
  });
});
