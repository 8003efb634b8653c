import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { OrderMessages } from './OrderMessages.tsx';

// What is typed outlives the page.
afterEach(() => sessionStorage.clear());

const lineOf = (id: number, party = 'SELLER') => ({
  id: String(id),
  party,
  text: `message ${id}`,
  at: '2026-11-20T10:00:00Z',
});
const ORDER = { id: '7', role: 'BUYER', state: 'PAID', hasSeller: true, canWrite: true };
type Order = { messages?: object; [name: string]: unknown };

async function open(order: Order | ((before: string | null) => object) = {}, answers: object = {}) {
  const messages =
    typeof order === 'function' ? ({ before }: { before: string | null }) => order(before) : order.messages;
  const rest = typeof order === 'function' ? {} : order;
  const page = await drawPage(<OrderMessages orderId="7" />, {
    answers: { order: () => ({ ...ORDER, ...rest, ...(messages ? { messages } : {}) }), ...answers },
  });
  return page;
}
const log = () => screen.findByRole('log', { name: 'Messages' });
const lines = async () =>
  within(await log())
    .queryAllByRole('listitem')
    .map(saidBy);
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Votre message/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

describe('the messages of an order', () => {
  it('stand in the order they were written, each with who wrote it', async () => {
    await open({ messages: { messages: [lineOf(3, 'HOUSE'), lineOf(2, 'BUYER'), lineOf(1, 'SELLER')] } });
    const said = await lines();
    expect(said[0]).toMatch(/^Le vendeur.*message 1$/);
    expect(said[1]).toMatch(/^Vous.*message 2$/);
    expect(said[2]).toMatch(/^Calandre.*message 3$/);
  });

  it.each([
    [{ role: 'BUYER' }, 'Le vendeur et Calandre lisent'],
    [{ role: 'SELLER' }, 'L’acheteur et Calandre lisent'],
    [{ role: 'BUYER', hasSeller: false }, 'Calandre lit ce que vous écrivez'],
    [{ role: 'STAFF' }, 'les deux parties vous lisent'],
    [{ role: 'STAFF', hasSeller: false }, 'l’acheteur vous lit'],
  ])('say to %o who reads what they write', async (order, said) => {
    await open(order);
    expect(await screen.findByText(new RegExp(said))).toBeDefined();
  });

  it('where there are none invite both sides to meet, while there is something to meet for', async () => {
    const { unmount } = await open();
    expect(saidBy(await log())).toContain('Convenez ici du jour');
    unmount();
    await open({ state: 'CLOSED' });
    expect(saidBy(await log())).toBe('Aucun message.');
  });

  it('are read to their beginning, page by page', async () => {
    const { sent } = await open(before =>
      before === null
        ? { hasEarlier: true, messages: [lineOf(4), lineOf(3)] }
        : { hasEarlier: false, messages: [lineOf(2), lineOf(1)] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Voir les messages précédents' }));
    await waitFor(async () => expect(await lines()).toHaveLength(4));
    expect((await lines())[0]).toContain('message 1');
    expect(screen.queryByRole('button', { name: 'Voir les messages précédents' })).toBeNull();
    expect(sent('OrderMessages').map(({ before }) => before)).toEqual([null, '3']);
  });

  it('that are before somebody’s eyes are read, up to the newest', async () => {
    const { sent } = await open({ unreadMessages: 2, messages: { messages: [lineOf(2), lineOf(1)] } });
    await waitFor(() => expect(sent('ReadOrderMessages')).toEqual([{ id: '7', upTo: '2' }]));
  });

  it('that were read before are not told to be read again', async () => {
    const { asked } = await open({ messages: { messages: [lineOf(1)] } });
    await lines();
    expect(asked()).not.toContain('ReadOrderMessages');
  });

  it('that did not come are asked for again', async () => {
    let isAway = true;
    await open({}, { order: () => (isAway ? refused('Unavailable') : ORDER) });
    const again = await screen.findByRole('button', { name: /Réessayer/ });
    isAway = false;
    await userEvent.click(again);
    expect(await log()).toBeDefined();
  });
});

describe('a message', () => {
  it('stands in the talk once it is taken, and the field is free for the next', async () => {
    const { sent } = await open(
      {},
      { writeOrderMessage: ({ text }: { text: string }) => ({ ...lineOf(9, 'BUYER'), text }) },
    );
    await userEvent.type(await field(), 'Samedi à 10 h ?');
    await send();
    await waitFor(async () => expect((await lines()).join()).toContain('Samedi à 10 h ?'));
    expect((await field()).value).toBe('');
    expect(sent('WriteOrderMessage')).toMatchObject([{ id: '7', text: 'Samedi à 10 h ?' }]);
  });

  it('leaves alone what is typed while it is on its way', async () => {
    let arrive = () => {};
    const isTaken = new Promise<void>(resolve => {
      arrive = resolve;
    });
    const writeOrderMessage = async ({ text }: { text: string }) => {
      await isTaken;
      return { ...lineOf(9, 'BUYER'), text };
    };
    await open({}, { writeOrderMessage });
    await userEvent.type(await field(), 'Samedi ?');
    await send();
    await userEvent.type(await field(), ' Ou dimanche');
    arrive();
    await waitFor(async () => expect((await lines()).join()).toContain('Samedi ?'));
    expect((await field()).value).toBe('Samedi ? Ou dimanche');
  });

  it('that was perhaps lost on its way goes again as the same one; changed, it is another', async () => {
    let isLost = true;
    const { sent } = await open(
      {},
      {
        writeOrderMessage: ({ text }: { text: string }) =>
          isLost ? refused('Unavailable') : { ...lineOf(9, 'BUYER'), text },
      },
    );
    await userEvent.type(await field(), 'Samedi');
    await send();
    await waitFor(() => expect(sent('WriteOrderMessage')).toHaveLength(1));
    expect((await field()).value).toBe('Samedi');
    await send();
    await waitFor(() => expect(sent('WriteOrderMessage')).toHaveLength(2));
    isLost = false;
    await userEvent.type(await field(), ' ?');
    await send();
    await waitFor(async () => expect((await field()).value).toBe(''));
    const [first, second, third] = sent('WriteOrderMessage').map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('of nothing is not sent', async () => {
    const { sent } = await open();
    await userEvent.type(await field(), '   ');
    await send();
    expect(await screen.findByText('Écrivez d’abord votre message.')).toBeDefined();
    expect([document.activeElement, sent('WriteOrderMessage')]).toEqual([await field(), []]);
  });

  it('that is too long is told so before it is sent, and stays', async () => {
    const { sent } = await open();
    const area = await field();
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(2_001));
    await send();
    expect(await screen.findByText(/Deux mille signes au plus/)).toBeDefined();
    expect([area.value.length, sent('WriteOrderMessage')]).toEqual([2_001, []]);
  });

  it('to an order that is over by now finds it closed', async () => {
    let canWrite = true;
    await open(
      {},
      {
        order: () => ({ ...ORDER, canWrite }),
        writeOrderMessage: () => {
          canWrite = false;
          return refused('BadInput', { field: 'state' });
        },
      },
    );
    await userEvent.type(await field(), 'Encore ?');
    await send();
    expect(await screen.findByText(/Cette commande est terminée depuis plus de trois mois/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('keep what was typed and not sent for whoever comes back to the order', async () => {
  const left = await open();
  await userEvent.type(await field(), 'À demain');
  left.unmount();
  const { unmount } = await open({}, { writeOrderMessage: { ...lineOf(9, 'BUYER'), id: '9' } });
  expect((await field()).value).toBe('À demain');
  await send();
  await waitFor(async () => expect((await field()).value).toBe(''));
  unmount();
  await open();
  expect((await field()).value).toBe('');
});
