import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { askAnew, drawPage } from '#test/kit/draw-page.tsx';
import { MeDocument, RemoveAddressDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useAct } from '../toasts/index.ts';
import { useQueryOf, useSend } from './index.ts';

/** What is shown of a person, and a button that sends, or asks the server for what is more than sent. */
function Shown({ isPlain = false }) {
  const { data } = useQueryOf(MeDocument, {});
  const send = useSend();
  const { act: doing } = useAct();
  const remove = isPlain ? request : send;
  return (
    <button type="button" onClick={() => doing(() => remove(RemoveAddressDocument, { id: 'a' }))}>
      {data?.me?.email ?? 'nobody'}
    </button>
  );
}

async function open(removeAddress: unknown, isPlain?: boolean) {
  const page = await drawPage(<Shown isPlain={isPlain} />, { answers: { removeAddress } });
  const button = await screen.findByRole('button', { name: 'ada@example.org' });
  return { press: () => userEvent.click(button), asked: () => page.sent('Me').length };
}

describe('what is shown', () => {
  it.each([
    ['nobody answered', refused('NetworkErrorNeedReload'), false],
    ['it was done already', refused('BadInput', { field: 'state' }), false],
    ['a button that sends in its own way is told so', refused('BadInput', { field: 'state' }), true],
  ])('is asked anew, once, where %s', async (_why, refusal, isPlain) => {
    const { press, asked } = await open(refusal, isPlain);
    const before = asked();
    await press();
    await waitFor(() => expect(asked()).toBe(before + 1));
    await screen.findByRole('alert');
    expect(asked()).toBe(before + 1);
  });

  it.each([
    ['what was typed', refused('BadInput', { field: 'name' })],
    ['who asks', refused('Forbidden')],
    ['how often they ask', refused('RateLimited')],
    ['what goes on from another version', refused('StaleVersion')],
  ])('stays where %s is refused', async (_why, refusal) => {
    const { press, asked } = await open(refusal);
    const before = asked();
    await press();
    await screen.findByRole('alert');
    expect(asked()).toBe(before);
  });

  it('is asked anew once the network is back', async () => {
    const { asked } = await open(true);
    const before = asked();
    await askAnew();
    await waitFor(() => expect(asked()).toBe(before + 1));
  });
});
