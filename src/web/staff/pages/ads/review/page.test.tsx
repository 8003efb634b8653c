import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, askAnew, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import AdReviewPage from './page.tsx';

const lineOf = (value: string, path: string[] = []) => ({ parts: [{ path, value }] });
const WAITING = {
  ...{ id: 'w', isNew: false, price: 40_000, wishesAuction: false, wishedReserve: null },
  submission: { submittedAt: '2026-11-20T10:00:00Z' },
  ad: {
    uuid: 'car',
    status: 'DRAFT',
    auction: null,
    brand: 'Alpine',
    model: 'A110',
    owner: { firstName: 'Léa' },
  },
  differences: [
    { field: 'mileage', before: [lineOf('10000')], after: [lineOf('12000')] },
    { field: 'transmission', before: [], after: [lineOf('MANUAL')] },
  ],
};

/** A house in which a word that is said takes the car off the list. */
async function open(waiting: object = {}, answers: object = {}) {
  let isDecided = false;
  const decide = () => {
    isDecided = true;
    return { id: 'w' };
  };
  const page = await drawPage(<AdReviewPage />, {
    ...{ at: '/admin/ads/review', permissions: ['Ads:publish', 'Ads:update'] },
    answers: {
      adSubmissions: () => (isDecided ? [] : [{ ...WAITING, ...waiting }]),
      ...{ approveSubmission: decide, askForChanges: decide, refuseSubmission: decide },
      ...answers,
    },
  });
  await screen.findByText('Alpine A110', { exact: false });
  return page;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const confirm = () =>
  userEvent.click(
    inDialog()
      .getAllByRole('button')
      .find(each => each.getAttribute('type') === 'submit')!,
  );
const isGone = () => screen.findByText('Aucune annonce n’attend de relecture.');

describe('an ad that waits for the house', () => {
  it('says what of its file is open before it is published', async () => {
    const { sent } = await open({}, { openSteps: [{ id: 'f', title: 'Alpine A110', steps: ['IDENTITY'] }] });
    expect(await screen.findByText(/Son dossier attend encore : Identité/)).toBeDefined();
    expect(screen.getByText('Vous pouvez continuer.')).toBeDefined();
    expect(sent('OpenSteps')).toEqual([{ uuids: ['car'] }]);
  });

  it('shows what changes, before beside after, in words', async () => {
    await open();
    const rows = within(screen.getByRole('table')).getAllByRole('row').map(saidBy);
    expect(rows[1]).toMatch(/10.?000.*12.?000/);
    expect(rows[2]).not.toContain('MANUAL');
  });

  it('says of which car each table of changes is', async () => {
    const other = { ...WAITING, id: 'v', ad: { ...WAITING.ad, uuid: 'other', model: 'A310' } };
    await open({}, { adSubmissions: [WAITING, other] });
    const tables = screen.getAllByRole('region', { name: /^Proposé/ });
    expect(tables.map(each => each.getAttribute('aria-label'))).toEqual([
      'Proposé, Alpine A110',
      'Proposé, Alpine A310',
    ]);
  });

  it('shows what was asked of its seller before: by whom, when, and of which field', async () => {
    const asked = { state: 'CHANGES_ASKED', reason: 'Belle voiture !', reasonLanguage: 'fr' };
    const comments = [{ field: 'mileage', text: 'Une photo du compteur ?' }];
    const refused = { id: 'r', state: 'REFUSED', reason: 'Photos floues.' };
    const earlier = [
      { staffName: 'Camille Roy', decidedAt: '2026-11-18T10:00:00Z', submission: { ...asked, comments } },
      { staffName: '', decidedAt: '2026-11-12T10:00:00Z', submission: refused },
    ];
    await open({ earlier });
    const said = [...document.querySelectorAll('[data-asked-before]')].map(saidBy);
    expect(said[0]).toMatch(
      /18\/11\/2026.*Camille Roy.*Belle voiture !.*Kilométrage.*Une photo du compteur \?/,
    );
    expect(said[1]).toMatch(/12\/11\/2026.*Photos floues\./);
    expect(document.querySelector('[lang=fr]')?.textContent).toBe('Belle voiture !');
  });

  it('says nothing of it where nothing was asked', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: 'Déjà dit au vendeur' })).toBeNull();
  });

  it.each([
    [{ wishesAuction: true, wishedReserve: 30_000 }, 'Souhaite une vente aux enchères, réserve 30 000 €'],
    [{ wishesAuction: true }, 'réserve non précisée'],
    [{ isNew: true }, 'Nouvelle voiture'],
    [{}, '40 000 €'],
  ])('says what its seller wants: %o', async (waiting, said) => {
    await open(waiting);
    expect(saidBy(document.body)).toContain(said);
  });

  it('says which of its names the catalogue does not have', async () => {
    const ad = { ...WAITING.ad, brand: 'Alpin', model: 'A111', version: 'GTX' };
    const known = { brands: [], models: [], versions: ['gtx'], bodies: [], bounds: [] };
    const carCatalogue = { ...known, meantBrand: null, meantModel: null, ownWords: ['brand', 'model'] };
    const waiting = { ...WAITING, ad };
    await drawPage(<AdReviewPage />, {
      ...{ at: '/admin/ads/review', permissions: ['Ads:publish'] },
      answers: { adSubmissions: [waiting], carCatalogue },
    });
    const told = await screen.findByText(/Mots du vendeur/);
    expect(saidBy(told)).toMatch(/: Marque « Alpin », Modèle « A111 »$/);
  });

  it('is put online at a word, which is said, and goes off the list', async () => {
    const { sent } = await open();
    await press('Approuver et publier');
    await isGone();
    expect(screen.getByText(/est en ligne\./)).toBeDefined();
    expect(sent('ApproveSubmission')).toEqual([{ id: 'w', auctionId: null }]);
  });

  it('shows the auction that goes online with it, approves no other, and is read anew where it changed', async () => {
    const times = { start: '2026-12-01T10:00:00Z', end: '2026-12-08T10:00:00Z' };
    const ad = { ...WAITING.ad, auction: { id: 'a', state: 'NOT_STARTED', ...times } };
    const refuse = { approveSubmission: () => refused('BadInput', { field: 'auctionId' }) };
    const { sent } = await open({ ad }, refuse);
    expect(saidBy(document.body)).toContain('Une vente aux enchères est prévue');
    await press('Approuver et publier');
    await waitFor(() => expect(sent('AdSubmissions').length).toBeGreaterThan(1));
    expect(sent('ApproveSubmission')).toEqual([{ id: 'w', auctionId: 'a' }]);
    expect(screen.getByText(/relisez l’annonce/)).toBeDefined();
  });

  it('that lacks something is not put online, and says what', async () => {
    await open({}, { approveSubmission: () => refused('BadInput', { field: 'mileage' }) });
    await press('Approuver et publier');
    await waitFor(() => expect(alarms()).toMatch(/kilom/i));
    expect(screen.getByRole('button', { name: 'Approuver et publier' })).toBeDefined();
  });

  it('that somebody else decided meanwhile is asked for anew', async () => {
    const { sent } = await open({}, { approveSubmission: () => refused('BadInput', { field: 'state' }) });
    await press('Approuver et publier');
    await waitFor(() => expect(sent('AdSubmissions').length).toBeGreaterThan(1));
  });

  it('leaves what was typed of it where it is, when somebody else decides meanwhile', async () => {
    let isThere = true;
    await open({}, { adSubmissions: () => (isThere ? [WAITING] : []) });
    await press('Demander des modifications');
    const typed = inDialog().getAllByRole<HTMLTextAreaElement>('textbox')[0]!;
    await userEvent.type(typed, 'Le kilométrage, s’il vous plaît.');
    isThere = false;
    await askAnew();
    await isGone();
    expect(typed.isConnected).toBe(true);
    expect(inDialog().getAllByRole<HTMLTextAreaElement>('textbox')[0]?.value).toBe(
      'Le kilométrage, s’il vous plaît.',
    );
  });

  it('is not shown to who may not publish', async () => {
    const { asked } = await drawPage(<AdReviewPage />, {
      at: '/admin/ads/review',
      permissions: ['Ads:update'],
    });
    expect(screen.queryByRole('button', { name: 'Approuver et publier' })).toBeNull();
    expect(asked()).not.toContain('ApproveSubmission');
  });
});

describe('an ad that its seller took back meanwhile', () => {
  const lost = () => refused('BadInput', { field: 'state' });
  it.each([
    ['Demander des modifications', { askForChanges: lost }, 1],
    ['Refuser', { refuseSubmission: lost }, 0],
  ])('is said to be so, and asked for anew: %s', async (word, answers, at) => {
    const { sent } = await open({}, answers);
    await press(word);
    await userEvent.type(inDialog().getAllByRole('textbox')[at]!, 'Merci.');
    await confirm();
    expect(await screen.findByText(/ou le vendeur l’a reprise/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(sent('AdSubmissions').length).toBeGreaterThan(1));
  });
});

describe('asking for changes', () => {
  it('takes a remark a field, and leaves out those that were not written', async () => {
    const { sent } = await open();
    await press('Demander des modifications');
    const fields = inDialog().getAllByRole('textbox');
    expect(fields).toHaveLength(3);
    await userEvent.type(fields[0]!, ' Merci. ');
    await userEvent.type(fields[1]!, ' Photo du compteur ? ');
    await userEvent.type(fields[2]!, '   ');
    await confirm();
    await isGone();
    expect(sent('AskForChanges')).toEqual([
      { id: 'w', comments: [{ field: 'mileage', text: 'Photo du compteur ?' }], reason: 'Merci.' },
    ]);
  });

  it('without any remark is not sent', async () => {
    const { sent } = await open();
    await press('Demander des modifications');
    await userEvent.type(inDialog().getAllByRole('textbox')[0]!, 'Merci.');
    await confirm();
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(sent('AskForChanges')).toEqual([]);
  });

  it('keeps all remarks where the server does not take them', async () => {
    await open({}, { askForChanges: () => refused('Unavailable') });
    await press('Demander des modifications');
    const field = inDialog().getAllByRole<HTMLTextAreaElement>('textbox')[1]!;
    await userEvent.type(field, 'Photo ?');
    await confirm();
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(field.value).toBe('Photo ?');
  });
});

describe('refusing', () => {
  it('needs the reason that its seller will read', async () => {
    const { sent } = await open();
    await press('Refuser');
    await confirm();
    const field = inDialog().getByRole('textbox');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect([document.activeElement, sent('RefuseSubmission')]).toEqual([field, []]);
    await userEvent.type(field, 'Voiture de location');
    await confirm();
    await isGone();
    expect(sent('RefuseSubmission')).toEqual([{ id: 'w', reason: 'Voiture de location' }]);
    expect(screen.getByText('Le vendeur en connaît la raison.')).toBeDefined();
  });
});
