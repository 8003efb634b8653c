import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { ContactBlock } from './ContactBlock.tsx';

const AD = {
  ...{ uuid: 'u', brand: 'Alpine', model: 'A110', year: 1970, kind: 'HANDLED', auction: null, owner: null },
  ...{ lotState: 'FOR_SALE', handleByCalandre: true, calandreCollection: false, trader: null },
};
const ANNE = { firstName: 'Anne', phone: '+33612345678', email: 'a@x.test', calendarUrl: 'https://x.test/' };

const RUNNING = {
  ...{ lotState: 'RUNNING', state: 'STARTED', currentBid: null, bidCount: 0 },
  ...{ start: '2026-01-01T10:00:00Z', end: '2099-01-01T10:00:00Z' },
};

/** The block of an ad, and what advertisers are told while it stands there. */
async function open(ad: object, more: { isPreview?: boolean } = {}) {
  const consent = 'consent=00000000-0000-4000-8000-000000000000.11.1';
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(consent);
  const told: { eventName: string; sourceUrl: string; user: object; car: object }[] = [];
  const post = (_address: string, init?: RequestInit) => {
    told.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204 });
  };
  await drawPage(<ContactBlock ad={{ ...AD, ...ad } as never} {...more} />, {
    addresses: { '/api/fb-event': post },
    answers: { revealOwnerContact: { phone: '+33612345678', email: null } },
  });
  return told;
}

it.each([
  ['the telephone', { sales: ANNE }, 'link', /^Appeler/],
  ['a letter', { sales: ANNE }, 'link', /^Écrire/],
  ['the house', { sales: null }, 'link', /^Contacter/],
  [
    'the owner’s number',
    { sales: null, owner: { firstName: 'Luc', isPro: false }, readers: { house: 'a', seller: 'b' } },
    ...(['button', 'Afficher les coordonnées'] as const),
  ],
] as const)('tells of a contact by %s, once, with page, person and car', async (_way, ad, role, name) => {
  const told = await open(ad);
  await userEvent.click(await screen.findByRole(role, { name }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({
    ...{ eventName: 'Contact', sourceUrl: location.href, car: { uuid: 'u', brand: 'Alpine' } },
    user: {},
  });
});

it.each([
  ['/photos/p/72.webp', '/photos/p/72.webp'],
  ['https://elsewhere.test/anne.jpg', undefined],
  ['//elsewhere.test/anne.jpg', undefined],
])('draws the portrait %s as %s, for no page shows what is kept elsewhere', async (profilePicture, shown) => {
  await open({ sales: { ...ANNE, profilePicture } });
  await screen.findByText('Anne');
  expect(document.querySelector('img')?.getAttribute('src')).toBe(shown);
  expect(screen.queryByText('A', { exact: true }) === null).toBe(shown !== undefined);
});

it.each([
  ['a member', 'm', null, {}, '/u/m'],
  ['somebody without a page', null, null, {}, undefined],
  ['a member, under the hammer', 'm', RUNNING, {}, undefined],
  ['a member, not public yet', 'm', null, { isPreview: true }, undefined],
])('leads to the seller’s other cars, of an ad of %s', async (_whose, memberId, auction, more, href) => {
  const owner = { firstName: 'Luc', isPro: false, memberId };
  await open({ auction, sales: null, owner, readers: { house: 'a', seller: 'b' } }, more);
  await screen.findByText('Luc');
  expect(screen.queryByRole('link', { name: 'Voir ses annonces' })?.getAttribute('href')).toBe(href);
});

it('says below the way to the house who reads what is written there, of a private ad', async () => {
  const owner = { firstName: 'Luc', isPro: false };
  await open({ sales: ANNE, owner, readers: { house: 'Lue par la maison.', seller: 'Lue par Luc.' } });
  const said = await screen.findByText('Lue par la maison.');
  expect(said.previousElementSibling).toBe(screen.getByRole('link', { name: /intéresse/ }));
});
