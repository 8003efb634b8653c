import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { setUnread } from '#web/features/bell/index.ts';
import { NotificationList } from './NotificationList.tsx';

const AD = { uuid: 'car', slug: 'alpine-a110' };
const eventOf = (id: string, more: object = {}) => ({
  ...{
    id,
    kind: 'OUTBID',
    date: '2026-11-20T10:00:00Z',
    isRead: false,
    amount: 52_000,
    car: 'Alpine A110',
    ad: AD,
  },
  ...more,
});
const pageOf = (ids: readonly string[], more: object = {}, pageInfo: object = {}) => ({
  ...{ nodes: ids.map(id => eventOf(id, { ...more })), pageInfo, unreadCount: 0 },
});

beforeEach(() => setUnread(null));

async function open(answers: object) {
  const page = await drawPage(<NotificationList />, { answers });
  return page;
}
const rows = () => screen.queryAllByRole('listitem').map(saidBy);
const unreadRows = () => rows().filter(row => row.includes('(non lue)'));

/** A server that keeps what is read. */
function keeping(ids: readonly string[], pageInfo: object = {}) {
  const unread = new Set(ids);
  return {
    myNotifications: () => ({
      ...{
        nodes: ids.map(id => eventOf(id, { isRead: !unread.has(id) })),
        pageInfo,
        unreadCount: unread.size,
      },
    }),
    markNotificationsRead: ({ ids: read }: { ids: string[] | null }) => {
      for (const id of read ?? ids) unread.delete(id);
      return unread.size;
    },
  };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('where a notification leads', () => {
  it.each([
    ['OUTBID', {}, '/alpine-a110'],
    ['BID_RECEIVED', { isSeller: true }, 'car'],
    ['ORDER_STEP', { orderId: '7', orderNews: 'OPENED' }, '/7'],
    ['ORDER_MESSAGE', { orderId: '7' }, '/7#messages'],
    ['ORDER_MESSAGE', { orderId: '7', isForHouse: true }, '/admin/'],
    ['OFFER', { offerId: 'o' }, '/o'],
    ['MANDATE_NEWS', {}, 'user/'],
    ['SALE_MANDATE', { mandateId: 'm', mandateNews: 'PROPOSED' }, '/user/mandates/m'],
    [
      'AUCTION_PLANNED',
      { start: '2026-12-01T18:00:00Z', end: '2026-12-05T18:00:00Z', isSeller: true },
      '/user/cars/edit/',
    ],
    ['DOCUMENT_EXPIRING', { ad: null }, 'documents'],
    ['AD_SUBMITTED', {}, '/admin/ads/review'],
    ['ALERT_MATCH', { ad: null, alertName: 'Alpine', count: 2 }, 'alert'],
  ])('of %s with %o is %s', async (kind, more, to) => {
    await open({ myNotifications: { nodes: [eventOf('1', { kind, ...more })] } });
    const link = await screen.findByRole('link');
    expect(link.getAttribute('href')).toContain(to);
    expect(saidBy(link)).not.toMatch(/undefined|null|notifications\./);
  });

  it('is nowhere where its car is gone', async () => {
    await open({ myNotifications: { nodes: [eventOf('1', { kind: 'LOST', ad: null })] } });
    expect(await screen.findByText('Vente terminée')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the list of notifications', () => {
  it('says what happened to which car', async () => {
    await open({ myNotifications: pageOf(['1']) });
    await screen.findByText('Enchère dépassée', { exact: false });
    expect(rows()[0]).toContain('Alpine A110');
    expect(rows()[0]).toContain('Quelqu’un a enchéri plus haut : 52 000 €.');
  });

  it('is read as a whole at a touch', async () => {
    const { sent } = await open(keeping(['1', '2']));
    expect(await screen.findByText(/2 notifications non/)).toBeDefined();
    await press('Tout marquer comme lu');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tout marquer comme lu' })).toBeNull());
    expect(sent('MarkNotificationsRead')).toEqual([{ ids: null }]);
    expect(unreadRows()).toEqual([]);
  });

  it('marks the one that is opened, and no other', async () => {
    const { sent } = await open(keeping(['1', '2']));
    await userEvent.click((await screen.findAllByRole('link'))[1]!);
    expect(await screen.findByText(/Une notification non lue/)).toBeDefined();
    expect(sent('MarkNotificationsRead')).toEqual([{ ids: ['2'] }]);
    await waitFor(() => expect(unreadRows()).toHaveLength(1));
    expect(rows().findIndex(row => row.includes('(non lue)'))).toBe(0);
  });

  it('tells the server nothing of one that was read before', async () => {
    const { asked } = await open({ myNotifications: pageOf(['1'], { isRead: true }) });
    await userEvent.click(await screen.findByRole('link'));
    expect(asked()).not.toContain('MarkNotificationsRead');
  });

  it('asks anew what is read where that could not be kept', async () => {
    const { sent } = await open({
      myNotifications: { ...pageOf(['1']), unreadCount: 1 },
      markNotificationsRead: () => refused('Unavailable'),
    });
    await screen.findByRole('link');
    const before = sent('MyNotifications').length;
    await press('Tout marquer comme lu');
    await waitFor(() => expect(sent('MyNotifications').length).toBeGreaterThan(before));
    expect(screen.getByRole('button', { name: 'Tout marquer comme lu' })).toBeDefined();
  });

  it('has a page before this one, which comes once however often it is asked for', async () => {
    const later: (() => void)[] = [];
    const myNotifications = ({ after }: { after: string | null }) =>
      after === null
        ? pageOf(['1', '2'], {}, { hasNextPage: true, endCursor: 'c' })
        : new Promise(resolve => later.push(() => resolve(pageOf(['3', '4']))));
    const { sent } = await open({ myNotifications });
    await screen.findAllByRole('link');
    await press('Voir les précédentes');
    await press('Voir les précédentes');
    await waitFor(() => expect(later.length).toBeGreaterThan(0));
    for (const answer of later) answer();
    await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(4));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Voir les précédentes' })).toBeNull());
    expect(rows()).toHaveLength(4);
    expect(sent('MyNotifications').at(-1)).toEqual({ after: 'c' });
  });

  it('keeps what was read while the page before it was on its way', async () => {
    let answer = () => {};
    const { myNotifications, ...rest } = keeping(['1'], { hasNextPage: true, endCursor: 'c' });
    await open({
      ...rest,
      myNotifications: ({ after }: { after: string | null }) =>
        after === null
          ? myNotifications()
          : new Promise(resolve => (answer = () => resolve(pageOf(['2'], { isRead: true })))),
    });
    await screen.findByRole('link');
    await press('Voir les précédentes');
    await press('Tout marquer comme lu');
    await waitFor(() => expect(unreadRows()).toEqual([]));
    answer();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(unreadRows()).toEqual([]);
  });

  it('that is empty leads to the auctions', async () => {
    await open({ myNotifications: pageOf([]) });
    expect(await screen.findByText('Rien de nouveau')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir les enchères' })).toBeDefined();
  });

  it('that did not come is asked for again', async () => {
    let isAway = true;
    await open({ myNotifications: () => (isAway ? refused('Unavailable') : pageOf(['1'])) });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    isAway = false;
    await userEvent.click(again);
    expect(await screen.findByRole('link')).toBeDefined();
  });
});

it('says why an auction was cancelled in the language of who wrote it', async () => {
  const news = { kind: 'CANCELLED', reason: 'The engine has failed.', reasonLanguage: 'en' };
  await open({ myNotifications: () => pageOf(['a'], news) });
  expect((await screen.findByText('The engine has failed.')).lang).toBe('en');
  expect(rows()[0]).toContain('Motif : The engine has failed.');
});
