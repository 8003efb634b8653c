import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { field, ORDER, open as openOrder } from '#test/kit/own-order.tsx';
import { useRefresh } from '#web/features/cache/index.ts';
import { OrderPage, type OrderProps, ReportPanel } from '#web/features/orders/index.ts';

async function open(order: object = {}, answers: object = {}, addresses = {}) {
  const page = await openOrder(order, answers, addresses);
  return { ...page, reports: () => page.sent('WriteHandoverReport').map(({ data }) => data) };
}
/** The report, and what stands for any other act on its page: all that is shown is asked anew. */
function ReportAskedAnew({ order }: OrderProps) {
  const refresh = useRefresh();
  return (
    <>
      <ReportPanel order={order} />
      <button type="button" onClick={() => void refresh()}>
        Anew
      </button>
    </>
  );
}
const again = () => userEvent.click(screen.getByRole('button', { name: 'Anew' }));
const odometer = () => field(/Kilométrage au compteur/);
const keys = () => field(/Jeux de clés/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer le procès-verbal' }));
const add = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText(/Ajouter des photos/),
    names.map(name => new File(['x'], name, { type: 'image/jpeg' })),
  );
const WRITTEN = '2026-11-20T10:00:00Z';
const PHOTO = { id: 'p1', url: '/photos/p1/640.webp' };
const photos = () => screen.queryAllByRole('img', { name: /^Photo \d/ });

describe('the report of a handover', () => {
  it.each([
    ['the buyer', { role: 'BUYER' }],
    ['a seller who is not paid yet', { state: 'SIGNED' }],
    ['a seller after somebody has signed it', { signatures: [{ id: 's', paper: 'REPORT', party: 'BUYER' }] }],
  ])('is not written by %s', async (_who, order) => {
    await open(order);
    expect(screen.queryByRole('textbox', { name: /Kilométrage/ })).toBeNull();
  });

  it('takes numbers as people write them', async () => {
    const { reports } = await open();
    await userEvent.type(odometer(), '84 120');
    await userEvent.type(field(/Observations/), 'Deux clés, carnet.');
    await save();
    await waitFor(() =>
      expect(reports()).toEqual([
        { odometer: 84_120, keyCount: 2, remarks: 'Deux clés, carnet.', photoIds: [] },
      ]),
    );
  });

  it('stays in its form while it is saved, with the focus and what is typed meanwhile', async () => {
    let report: { writtenAt: string } | null = null;
    const saved = Promise.withResolvers<object>();
    const order = () => ({ ...ORDER, report });
    const { reports, sent } = await open({}, { order, writeHandoverReport: () => saved.promise });
    await userEvent.type(odometer(), '84000');
    await save();
    await waitFor(() => expect(reports()).toHaveLength(1));
    await userEvent.type(field(/Observations/), 'Carnet.');
    const written = { odometer: 84_000, keyCount: 2, remarks: '', photos: [], writtenAt: WRITTEN };
    report = written;
    saved.resolve({ id: '7', report: { writtenAt: report.writtenAt } });
    await screen.findByRole('button', { name: /^Reprendre le procès-verbal/ });
    expect(sent('WriteHandoverReport')).toHaveLength(1);
    expect(document.activeElement === field(/Observations/)).toBe(true);
    expect(field(/Observations/).value).toBe('Carnet.');
    await userEvent.click(screen.getByRole('button', { name: /^Reprendre le procès-verbal/ }));
    await waitFor(() =>
      expect(sent('WriteHandoverReport').map(({ seenAt }) => seenAt)).toEqual([null, written.writtenAt]),
    );
  });

  it('follows what was written elsewhere, unless something is typed that is not saved', async () => {
    let report = { odometer: 84_000, keyCount: 1, remarks: 'Rayure.', photos: [PHOTO], writtenAt: WRITTEN };
    const order = () => ({ ...ORDER, report });
    const { sent } = await drawPage(
      <OrderPage title="">{props => <ReportAskedAnew {...props} />}</OrderPage>,
      {
        ...{ at: '/user/orders/7', path: '/user/orders/:id' },
        answers: { order, writeHandoverReport: () => refused('StaleVersion') },
      },
    );
    await screen.findByRole('button', { name: 'Anew' });
    report = { ...report, keyCount: 3, writtenAt: '2026-11-20T11:00:00Z' };
    await again();
    await waitFor(() => expect(keys().value).toBe('3'));
    await userEvent.type(field(/Observations/), ' Plein.');
    report = { ...report, remarks: '', photos: [], writtenAt: '2026-11-20T12:00:00Z' };
    await again();
    expect([field(/Observations/).value, photos()]).toEqual(['Rayure. Plein.', [expect.anything()]]);
    await userEvent.click(screen.getByRole('button', { name: /^Reprendre le procès-verbal/ }));
    await waitFor(() =>
      expect(sent('WriteHandoverReport').map(({ seenAt }) => seenAt)).toEqual(['2026-11-20T11:00:00Z']),
    );
    expect(field(/Observations/).value).toBe('Rayure. Plein.');
  });

  it.each([
    ['beaucoup', '2', 'Un nombre de kilomètres.', odometer],
    ['', '2', 'Un nombre de kilomètres.', odometer],
    ['84000', '21', 'Un nombre de 0 à 20.', keys],
    ['84000', 'deux', 'Un nombre de 0 à 20.', keys],
  ])('with "%s" kilometres and "%s" keys is not sent', async (distance, count, said, wrong) => {
    const { reports } = await open();
    if (distance !== '') await userEvent.type(odometer(), distance);
    await userEvent.clear(keys());
    await userEvent.type(keys(), count);
    await save();
    expect(await screen.findByText(said)).toBeDefined();
    expect([document.activeElement, reports()]).toEqual([wrong(), []]);
  });

  it.each([
    [{ field: 'remarks' }, /^Moins de 2 000 signes/, ['p1', 'p2']],
    [{ field: 'photoIds', gone: ['p1'] }, /n’étaient plus conservées/, ['p2']],
  ])('says at its field that %j is refused, and keeps all else', async (wrong, said, photoIds) => {
    const report = { odometer: 84_000, keyCount: 1, photos: [PHOTO, { ...PHOTO, id: 'p2' }] };
    const { reports } = await open({ report }, { writeHandoverReport: () => refused('BadInput', wrong) });
    await userEvent.click(screen.getByRole('button', { name: 'Reprendre le procès-verbal' }));
    expect(await screen.findByText(said)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Reprendre le procès-verbal' }));
    await waitFor(() => expect(reports()[1]).toMatchObject({ odometer: 84_000, photoIds }));
  });

  it('begins anew with what was written before', async () => {
    await open({ report: { odometer: 84_000, keyCount: 1, remarks: 'Carnet.', photos: [PHOTO] } });
    expect([odometer().value, keys().value, field(/Observations/).value]).toEqual(['84000', '1', 'Carnet.']);
    expect(photos()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Reprendre le procès-verbal' })).toBeDefined();
  });

  it('takes its photos along, but for those that were taken off again', async () => {
    let count = 0;
    const upload = () => Response.json({ id: `p${++count}`, url: '/x' }, { status: 201 });
    const { reports } = await open({}, {}, { '/uploads/photos': upload });
    await userEvent.type(odometer(), '84000');
    await add('a.jpg', 'b.jpg');
    await waitFor(() => expect(photos()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Retirer la photo 1' }));
    await save();
    await waitFor(() => expect(reports()).toMatchObject([{ photoIds: ['p2'] }]));
  });

  it('waits for a photo that is on its way: none is lost to an early hand', async () => {
    const arrived = Promise.withResolvers<Response>();
    const { reports } = await open({}, {}, { '/uploads/photos': () => arrived.promise });
    await userEvent.type(odometer(), '84000');
    await add('a.jpg');
    await save();
    expect(reports()).toEqual([]);
    arrived.resolve(Response.json({ id: 'p1', url: '/x' }, { status: 201 }));
    await waitFor(() => expect(photos()).toHaveLength(1));
    await save();
    await waitFor(() => expect(reports()).toMatchObject([{ photoIds: ['p1'] }]));
  });

  it('says which photo was not taken, and keeps the others', async () => {
    let count = 0;
    const upload = () =>
      ++count === 1
        ? Response.json({ code: 'BadInput' }, { status: 422 })
        : Response.json({ id: 'p2', url: '/x' }, { status: 201 });
    await open({}, {}, { '/uploads/photos': upload });
    await add('a.jpg', 'b.jpg');
    expect(await screen.findByText(/« a.jpg » n’est pas une photo lisible/)).toBeDefined();
    await waitFor(() => expect(photos()).toHaveLength(1));
  });
});
