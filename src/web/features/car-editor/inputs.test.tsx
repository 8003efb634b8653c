import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { EurosInput } from './inputs.tsx';

const FIELD = { name: 'price', label: 'Prix', error: null, isRequired: false, isMissing: false } as const;

function Price() {
  const [value, setValue] = useState<number | null>(null);
  const [unread, setUnread] = useState<string>();
  const put = (read: number | null, text?: string) => {
    setValue(read);
    setUnread(text);
  };
  return (
    <EurosInput
      {...{ ...FIELD, value, unread }}
      onValue={read => put(read)}
      onUnread={text => put(value, text)}
    />
  );
}

it('shows what it was read as, once one goes on: a dot is a decimal’s, and no thousands’', async () => {
  await drawPage(<Price />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /Prix/ });
  await userEvent.type(input, '20.000');
  expect(input.value).toBe('20.000');
  await userEvent.tab();
  expect(input.value).toBe('20');
  await userEvent.clear(input);
  await userEvent.type(input, '20 000');
  await userEvent.tab();
  expect(input.value).toBe('20\u00a0000');
});
