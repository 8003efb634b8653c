import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { toParisTime } from '#web/staff/forms/index.ts';
import { type Plan, ScheduleDialog } from './ScheduleDialog.tsx';

const CARS = [
  { uuid: 'alpine', title: 'Alpine A110', isPublic: true },
  { uuid: 'porsche', title: 'Porsche 911', isPublic: false },
];
const PLAN: Plan = {
  ...{ start: '2026-11-20T18:00', end: '2026-11-27T18:00', startingPrice: '1 000', reservePrice: '20 000' },
  ...{ askForCardDetails: true, extensionWindowSeconds: '120', tieRule: 'REFUSE', seenChangeId: '7' },
};

const FILE = { id: 'f', adUuid: 'alpine', title: 'Alpine A110', steps: ['APPROVAL'], change: null };

async function open(
  props: Partial<Parameters<typeof ScheduleDialog>[0]> = {},
  answers: object = {},
  permissions: readonly 'Leads:read'[] = [],
) {
  let isClosed = false;
  const auctionCandidates = ({ search }: { search: string }) =>
    CARS.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
  const page = await drawPage(<ScheduleDialog onClose={() => (isClosed = true)} {...props} />, {
    answers: { auctionCandidates, usualAuction: { windowSeconds: 120, lengthDays: 7 }, ...answers },
    permissions: ['Auctions:update', ...permissions],
  });
  return {
    ...page,
    isClosed: () => isClosed,
    data: () => page.sent('ScheduleAuction').map(({ data }) => data),
  };
}
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => dialog().getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(dialog().getByRole('button', { name: 'Planifier' }));
const refill = async (input: HTMLInputElement, text: string) => {
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
};

describe('planning an auction', () => {
  it('sends the plan of the car that is chosen, in the clocks of the world and whole euros', async () => {
    const { sent, isClosed } = await open({ uuid: 'car', plan: PLAN });
    await send();
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(sent('ScheduleAuction')).toEqual([
      {
        ...{ uuid: 'car', seenChangeId: '7' },
        data: {
          ...{ start: '2026-11-20T17:00:00.000Z', end: '2026-11-27T17:00:00.000Z', startingPrice: 1_000 },
          ...{
            reservePrice: 20_000,
            askForCardDetails: true,
            extensionWindowSeconds: 120,
            tieRule: 'REFUSE',
          },
        },
      },
    ]);
  });

  it('writes down how the seller of a car approved of its ad, where they have not here', async () => {
    const openSteps = [{ ...FILE, change: 'Elle est de 1962.' }];
    const { sent, isClosed } = await open({ uuid: 'alpine' }, { openSteps, noteAdApproval: true });
    await dialog().findByRole('radio', { name: /Alpine A110/ });
    const how = await dialog().findByRole('textbox', { name: /donné son accord$/ });
    expect(dialog().getByText(/demande une modification : Elle est de 1962/)).toBeDefined();
    await userEvent.type(how, 'Au téléphone.');
    await send();
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(sent('NoteAdApproval')).toEqual([{ uuid: 'alpine', reason: 'Au téléphone.' }]);
    expect(sent('ScheduleAuction')).toHaveLength(1);
  });

  it('writes what the seller of another car said down for nobody', async () => {
    const openSteps = ({ uuids }: { uuids: string[] }) => [{ ...FILE, adUuid: uuids[0]! }];
    const { sent, isClosed } = await open({}, { openSteps, noteAdApproval: true });
    await userEvent.click(await dialog().findByRole('radio', { name: /Alpine A110/ }));
    const how = await dialog().findByRole('textbox', { name: /donné son accord$/ });
    await userEvent.type(how, 'Au téléphone.');
    await userEvent.click(dialog().getByRole('radio', { name: /Porsche/ }));
    await send();
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(sent('ScheduleAuction')).toMatchObject([{ uuid: 'porsche' }]);
    expect(sent('NoteAdApproval')).toEqual([]);
  });

  it('leads to the file that is to be opened first of a car that was left to the house', async () => {
    const answers = { openSteps: [{ ...FILE, id: null }], openConsignment: { id: 'f' } };
    const { sent } = await open({ uuid: 'alpine' }, answers, ['Leads:read']);
    await userEvent.click(await dialog().findByRole('button', { name: /Ouvrir le dossier/ }));
    await waitFor(() => expect(sent('OpenConsignment')).toMatchObject([{ adUuid: 'alpine' }]));
    expect(dialog().queryByRole('textbox', { name: /donné son accord/ })).toBeNull();
  });

  it('begins a week long, from tomorrow on, without a reserve', async () => {
    await open();
    const [start, end] = [
      dialog().getByLabelText(/Début/),
      dialog().getByLabelText(/Fin/),
    ] as HTMLInputElement[];
    const days = (Date.parse(end!.value) - Date.parse(start!.value)) / 86_400_000;
    // By the clocks of Paris an hour may be given or taken on the way.
    expect(Math.round(days)).toBe(7);
    expect([field(/réserve/).value, field(/Prolongation/).value]).toEqual(['', '120']);
  });

  it('begins with the window and the length that the house has decided', async () => {
    await open({}, { usualAuction: { windowSeconds: 300, lengthDays: 10 } });
    await waitFor(() => expect(field(/Prolongation/).value).toBe('300'));
    const [start, end] = [/Début/, /Fin/].map(name => dialog().getByLabelText<HTMLInputElement>(name).value);
    expect(Date.parse(`${end}Z`) - Date.parse(`${start}Z`)).toBe(10 * 86_400_000);
  });

  it('without a starting price begins at nothing, and with an empty reserve has none', async () => {
    const { data } = await open({ uuid: 'car', plan: { ...PLAN, startingPrice: '', reservePrice: '' } });
    await send();
    await waitFor(() => expect(data()).toMatchObject([{ startingPrice: 0, reservePrice: null }]));
  });

  it('takes an emptied extension for no extension only where nought is typed', async () => {
    const scheduleAuction = ({ data }: { data: { extensionWindowSeconds: number } }) =>
      data.extensionWindowSeconds < 0
        ? refused('BadInput', { field: 'extensionWindowSeconds' })
        : { id: 'a' };
    const { isClosed } = await open({ uuid: 'car', plan: PLAN }, { scheduleAuction });
    await refill(field(/Prolongation/), '');
    await send();
    await waitFor(() => expect(field(/Prolongation/).getAttribute('aria-invalid')).toBe('true'));
    expect(isClosed()).toBe(false);
    await refill(field(/Prolongation/), '0');
    await send();
    await waitFor(() => expect(isClosed()).toBe(true));
  });

  it.each([/Début/, /Fin/])(
    'without a moment in %s sends nothing, and says where it is missing',
    async name => {
      const { data } = await open({ uuid: 'car', plan: PLAN });
      const input = dialog().getByLabelText<HTMLInputElement>(name);
      await userEvent.clear(input);
      await send();
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
      expect(data()).toEqual([]);
    },
  );

  it('says at each field what the server refuses there, and keeps all that was typed', async () => {
    await open(
      { uuid: 'car', plan: PLAN },
      { scheduleAuction: () => refused('BadInput', { field: 'reservePrice' }) },
    );
    await refill(field(/réserve/), '500');
    await send();
    await waitFor(() => expect(field(/réserve/).getAttribute('aria-invalid')).toBe('true'));
    expect([field(/réserve/).value, document.activeElement]).toEqual(['500', field(/réserve/)]);
  });
});

describe('the car to be sold', () => {
  const search = () => dialog().getByRole<HTMLInputElement>('searchbox', { name: /Voiture/ });

  it('is found by its name; one that is no public ad is marked', async () => {
    const { sent } = await open();
    await userEvent.type(search(), '911');
    const car = await dialog().findByRole('radio', { name: /Porsche 911/ });
    await waitFor(() => expect(dialog().queryByRole('radio', { name: /Alpine/ })).toBeNull());
    expect(saidBy(car.closest('label')!)).toContain('Annonce non publiée');
    await userEvent.click(car);
    await send();
    await waitFor(() =>
      expect(sent('ScheduleAuction')).toMatchObject([{ uuid: 'porsche', seenChangeId: null }]),
    );
  });

  it('is no more the one that was chosen before something else was searched for', async () => {
    const { sent } = await open();
    await userEvent.click(await dialog().findByRole('radio', { name: /Alpine/ }));
    await userEvent.type(search(), '911');
    await dialog().findByRole('radio', { name: /Porsche/ });
    await send();
    expect(await dialog().findByText('Ce champ est obligatoire.')).toBeDefined();
    expect(search().getAttribute('aria-invalid')).toBe('true');
    expect(sent('ScheduleAuction')).toEqual([]);
    await userEvent.click(await dialog().findByRole('radio', { name: /Porsche/ }));
    expect(search().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('with an end that is none is refused with the rule', async () => {
    await open({}, { scheduleAuction: () => refused('BadInput', { field: 'end' }) });
    await userEvent.click(await dialog().findByRole('radio', { name: /Alpine/ }));
    await send();
    expect(await dialog().findByText('La fin tombe avant l’ouverture, ou est passée.')).toBeDefined();
  });

  it('brings what its seller hopes for into the plan, as long as before', async () => {
    const wished = { wishedStartingPrice: 12_000, wishedReserve: 18_000, wishedStartDate: '2040-12-10' };
    const auctionCandidates = () => [
      { ...CARS[0], ...wished },
      { ...CARS[1], wishedStartingPrice: null, wishedReserve: null, wishedStartDate: null },
    ];
    await open({}, { auctionCandidates });
    await userEvent.click(await dialog().findByRole('radio', { name: /Alpine/ }));
    const [start, end] = [/Début/, /Fin/].map(name => dialog().getByLabelText<HTMLInputElement>(name));
    const amounts = () => [field(/Mise à prix/).value, field(/réserve/).value];
    expect(amounts()).toEqual(['12000', '18000']);
    expect([start!.value.slice(0, 10), end!.value.slice(0, 10)]).toEqual(['2040-12-10', '2040-12-17']);
    await userEvent.click(dialog().getByRole('radio', { name: /Porsche/ }));
    expect(amounts()).toEqual(['', '']);
  });

  it('that nothing is found for is said', async () => {
    await open();
    await userEvent.type(search(), 'Bugatti');
    expect(await dialog().findByText(/Aucune voiture sans vente ouverte/)).toBeDefined();
  });
});

describe('what a clerk is told before they plan', () => {
  const start = () => dialog().getByLabelText<HTMLInputElement>(/Début/);
  const begin = (agoMs: number) =>
    fireEvent.change(start(), { target: { value: toParisTime(new Date(Date.now() - agoMs).toISOString()) } });
  const box = () => dialog().queryByRole('checkbox', { name: /Ouvrir la vente tout de suite/ });

  it('is that a start which is past opens the sale at once, which has to be meant', async () => {
    const { sent } = await open();
    await userEvent.click(await dialog().findByRole('radio', { name: /Alpine/ }));
    expect([dialog().queryByText(/Ce début est passé/), box()]).toEqual([null, null]);
    begin(30 * 86_400_000);
    expect(await dialog().findByText(/Ce début est passé : la vente s’ouvre dès que/)).toBeDefined();
    await send();
    await waitFor(() => expect(box()?.getAttribute('aria-invalid')).toBe('true'));
    expect(sent('ScheduleAuction')).toEqual([]);
    await userEvent.click(box()!);
    await send();
    await waitFor(() => expect(sent('ScheduleAuction')).toHaveLength(1));
  });

  it('is not asked for what began a moment ago: that is now', async () => {
    const { sent } = await open();
    await userEvent.click(await dialog().findByRole('radio', { name: /Alpine/ }));
    begin(60_000);
    expect(await dialog().findByText(/Ce début est passé/)).toBeDefined();
    expect(box()).toBeNull();
    await send();
    await waitFor(() => expect(sent('ScheduleAuction')).toHaveLength(1));
  });

  it('is that nobody sees the sale of an ad that is not public', async () => {
    await open();
    await userEvent.click(await dialog().findByRole('radio', { name: /Porsche/ }));
    expect(await dialog().findByText(/Cette annonce n’est pas publique/)).toBeDefined();
    await userEvent.click(dialog().getByRole('radio', { name: /Alpine/ }));
    expect(dialog().queryByText(/Cette annonce n’est pas publique/)).toBeNull();
  });

  it('is that a reserve under the starting price keeps nothing back', async () => {
    await open({ uuid: 'car', plan: PLAN });
    expect(dialog().queryByText(/Sous la mise à prix/)).toBeNull();
    await refill(field(/réserve/), '500');
    expect(dialog().getByText(/Sous la mise à prix/)).toBeDefined();
  });
});

describe('ends that are too near to each other', () => {
  const near = (minutes: number, more: object = {}) => ({
    ...{ id: 'o', adUuid: 'other', adTitle: 'Jaguar E', state: 'RUNNING' },
    end: new Date(Date.parse('2026-11-27T17:00:00Z') + minutes * 60_000).toISOString(),
    ...more,
  });
  it('are told, with the car of the other', async () => {
    await open({ uuid: 'car', plan: PLAN }, { auctionBoard: { auctions: [near(1)] } });
    expect(await dialog().findByText(/Cette fin est à moins de .* Jaguar E/)).toBeDefined();
  });

  it.each([
    ['far away', near(600)],
    ['the car’s own', near(0, { adUuid: 'car' })],
    ['over', near(0, { state: 'FINISHED' })],
  ])('are not told of one that is %s', async (_name, other) => {
    const { asked } = await open(
      { uuid: 'car', plan: PLAN },
      { auctionBoard: { auctions: [other, near(0)] } },
    );
    // The one beside it is told: the answer is here.
    const said = await dialog().findByText(/Cette fin est à moins de/);
    expect(saidBy(said).match(/Jaguar E/g)).toHaveLength(1);
    expect(asked()).toContain('AuctionEnds');
  });
});
