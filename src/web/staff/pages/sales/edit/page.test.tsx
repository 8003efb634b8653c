import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { askAnew, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import SaleEditPage from './page.tsx';

const lot = (number: number, name: string, value: number) => ({
  ...{ number, adUuid: `car${number}`, adTitle: name, isAdPublic: number !== 2, auction: null },
  mandate: null,
  ...{ estimateLow: value, estimateHigh: value, startingPrice: 0, reservePrice: null },
});
const SALE = {
  ...{
    id: 's',
    version: 3,
    slug: 'hiver',
    place: 'Paris',
    state: 'DRAFT',
    isAnnounced: false,
    hasBegun: false,
  },
  ...{ title: { fr: 'Hiver', en: null, es: null }, story: { fr: null, en: null, es: null } },
  ...{
    terms: { fr: null, en: null, es: null },
    start: '2026-12-01T17:00:00Z',
    firstEnd: '2026-12-05T18:00:00Z',
  },
  ...{ intervalMinutes: 5, stagger: 'VALUE', hotFrom: 50_000, hotGapMinutes: 15 },
  ...{ extensionWindowSeconds: 120, askForCardDetails: true },
  lots: [lot(1, 'Alpine A110', 90_000), lot(2, 'Simca 1000', 9_000), lot(3, 'Porsche 911', 80_000)],
};

const open = async (sale: object = {}, answers: object = {}) => {
  const page = await drawPage(<SaleEditPage />, {
    ...{ at: '/admin/sales/edit/s', path: '/admin/sales/edit/:id', permissions: ['Auctions:update'] },
    answers: { staffSale: { ...SALE, ...sale }, auctionCandidates: [], ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Hiver' });
  return page;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const ends = () =>
  [...document.querySelectorAll('[data-planned-end]')].map(each => saidBy(each as HTMLElement));
const titles = () => [...document.querySelectorAll('[data-lot] a')].map(each => each.textContent);

describe('a sale as staff make it', () => {
  it('shows when each lot ends as it is typed, two star lots apart', async () => {
    await open();
    expect(ends().map(end => end.slice(11, 16))).toEqual(['19:00', '19:05', '19:15']);
    const gap = screen.getByRole('textbox', { name: /entre deux lots phares/ });
    await userEvent.clear(gap);
    await userEvent.type(gap, '30');
    expect(ends().map(end => end.slice(11, 16))).toEqual(['19:00', '19:05', '19:30']);
  });

  it('moves a lot by its button, says so, and sends the new order with the version it read', async () => {
    const { sent } = await open({}, { saveSale: { id: 's' } });
    await press('Descendre\u00a0: Alpine A110');
    expect(titles()).toEqual(['Simca 1000', 'Alpine A110', 'Porsche 911']);
    expect(screen.getByText('Alpine A110 est maintenant le lot 2.')).toBeDefined();
    await press('Enregistrer');
    await waitFor(() => expect(sent('SaveSale')).toHaveLength(1));
    const [saved] = sent('SaveSale') as unknown as {
      id: string;
      version: number;
      data: { lots: { uuid: string }[] };
    }[];
    expect([saved?.id, saved?.version]).toEqual(['s', 3]);
    expect(saved?.data.lots.map(({ uuid }) => uuid)).toEqual(['car2', 'car1', 'car3']);
  });

  it('takes up what an owner has signed since, where it is not what stands in the lot', async () => {
    const mandate = { reserve: 40_000, estimateLow: 42_000, estimateHigh: 48_000 };
    const lots = [{ ...lot(1, 'Alpine A110', 90_000), mandate }, lot(2, 'Simca 1000', 9_000)];
    const { sent } = await open({ lots }, { saveSale: { id: 's' } });
    const [offer, ...others] = screen.getAllByRole('button', { name: /Reprendre le mandat/ });
    expect(others).toEqual([]);
    expect(saidBy(offer!)).toMatch(/42 000 €.*48 000 €.*40 000 €.*Alpine A110/);
    await userEvent.click(offer!);
    expect(screen.queryByRole('button', { name: /Reprendre le mandat/ })).toBeNull();
    await press('Enregistrer');
    await waitFor(() => expect(sent('SaveSale')).toHaveLength(1));
    const amounts = { estimateLow: 42_000, estimateHigh: 48_000, startingPrice: 0, reservePrice: 40_000 };
    expect(sent('SaveSale')).toMatchObject([{ data: { lots: [{ uuid: 'car1', ...amounts }, {}] } }]);
  });

  it('offers what an owner signs while the sale is open, whatever is being typed', async () => {
    let signed: object | null = null;
    const staffSale = () => ({ ...SALE, lots: [{ ...lot(1, 'Alpine A110', 90_000), mandate: signed }] });
    await open({}, { staffSale });
    await userEvent.type(screen.getByRole('textbox', { name: /Lieu/ }), ' 8e');
    expect(screen.queryByRole('button', { name: /Reprendre le mandat/ })).toBeNull();
    signed = { reserve: 40_000, estimateLow: 42_000, estimateHigh: 48_000 };
    await askAnew();
    await userEvent.click(await screen.findByRole('button', { name: /Reprendre le mandat/ }));
    expect(document.querySelector<HTMLInputElement>('[name="lots.0.reservePrice"]')?.value).toMatch(
      /^40\s000$/,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Lieu/ }).value).toBe('Paris 8e');
  });

  it('tells what stands against each lot where nothing was scheduled', async () => {
    const faults = [
      { adUuid: 'car2', number: 2, code: 'CarNotOffered', field: null },
      { adUuid: 'car3', number: 3, code: 'BadInput', field: 'sale' },
    ];
    await open({}, { scheduleSale: { faults } });
    await press('Planifier tous les lots');
    expect(await screen.findByText(/2 lots sont à revoir/)).toBeDefined();
    const rows = [...document.querySelectorAll<HTMLElement>('[data-fault]')].map(row => saidBy(row));
    expect(rows[0]).toContain('n’est pas publiée');
    expect(rows[1]).toContain('Déjà un lot d’une autre vente.');
  });

  it('says of a car that is sold for somebody what its mandate lacks, and what the house has yet to say', async () => {
    const fault = (at: number, code: string, field: string) => ({
      adUuid: `car${at}`,
      number: at,
      code,
      field,
    });
    const faults = [
      fault(1, 'MandateRequired', 'mandate'),
      fault(2, 'MandateRequired', 'reservePrice'),
      fault(3, 'DeclarationMissing', 'operator'),
    ];
    await open({}, { scheduleSale: { faults } });
    await press('Planifier tous les lots');
    await screen.findByText(/3 lots sont à revoir/);
    const rows = [...document.querySelectorAll<HTMLElement>('[data-fault]')].map(row => saidBy(row));
    expect(rows[0]).toContain('Aucun mandat signé');
    expect(rows[1]).toContain('n’est pas celle du mandat signé');
    expect(rows[2]).toContain('déclaration');
  });

  it('says which of its cars have a file that is not ready, before they are scheduled', async () => {
    const openSteps = [
      { id: 'f', adUuid: 'car1', title: 'Alpine A110', steps: ['IDENTITY', 'PHOTOS'] },
      { id: 'g', adUuid: 'car2', title: 'Porsche 911', steps: ['APPROVAL'] },
    ];
    const { sent } = await open({}, { openSteps });
    expect(await screen.findByText(/2 dossiers attendent encore/)).toBeDefined();
    const lines = [...document.querySelectorAll<HTMLElement>('[data-open-steps] li')].map(each =>
      saidBy(each),
    );
    expect(lines).toEqual(['Alpine A110 : Identité, Photos', 'Porsche 911 : Accord du vendeur']);
    expect(screen.getByText(/Le vendeur sait que rien ne paraît/)).toBeDefined();
    expect(sent('OpenSteps')).toEqual([{ uuids: ['car1', 'car2', 'car3'] }]);
  });

  it('says where an auction is not what the page would have it be, whatever it is in', async () => {
    const auction = (more: object = {}) => ({
      ...{ id: 'a', state: 'NOT_STARTED', start: SALE.start, end: SALE.firstEnd, startingPrice: 0 },
      ...{ reservePrice: null, askForCardDetails: true, extensionWindowSeconds: 120, ...more },
    });
    const stands = async (more: object) => {
      await open({ lots: [{ ...lot(1, 'Alpine A110', 90_000), auction: auction(more) }] });
      const said = saidBy(document.querySelector('[data-lot="1"]')!);
      cleanup();
      return said;
    };
    expect(await stands({})).toMatch(/Planifié(?! a)/);
    for (const more of [{ reservePrice: 30_000 }, { startingPrice: 1_000 }])
      expect(await stands(more)).toContain('Planifié avec d’autres montants');
    const rules = [
      { start: '2026-12-01T18:00:00Z' },
      { askForCardDetails: false },
      { extensionWindowSeconds: 60 },
    ];
    for (const more of rules)
      expect(await stands(more)).toContain('Planifié avec d’autres règles que la vente');
    expect(await stands({ end: '2026-12-05T19:00:00Z' })).toContain('Planifié au');
  });

  it('names the lot whose planned auction cannot follow what is saved', async () => {
    await open({}, { saveSale: () => refused('MandateRequired', { field: 'lots.1.reservePrice' }) });
    await userEvent.type(document.querySelector('[name="lots.1.reservePrice"]')!, '5000');
    await press('Enregistrer');
    expect(await screen.findByText(/un lot est à revoir/)).toBeDefined();
    const [row, ...others] = [...document.querySelectorAll<HTMLElement>('[data-fault]')].map(each =>
      saidBy(each),
    );
    expect([row, others]).toEqual([expect.stringContaining('n’est pas celle du mandat signé'), []]);
  });

  it.each([
    ['estimateHigh', 'L’estimation haute est au moins l’estimation basse'],
    ['reservePrice', 'pas plus que l’estimation basse'],
    ['startingPrice', 'Un montant n’est pas juste'],
  ])('marks the %s of the lot that is refused, and says the rule there', async (field, rule) => {
    await open({}, { saveSale: () => refused('BadInput', { field: `lots.1.${field}` }) });
    await userEvent.type(document.querySelector('[name="lots.1.reservePrice"]')!, '5000');
    await press('Enregistrer');
    expect(await screen.findByText(/un lot est à revoir/)).toBeDefined();
    const [row, ...others] = [...document.querySelectorAll<HTMLElement>('[data-fault]')];
    expect([saidBy(row!), others]).toEqual([expect.stringContaining(rule), []]);
    const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
    expect(wrong.map(input => input.getAttribute('name'))).toEqual([`lots.1.${field}`]);
    expect(document.activeElement).toBe(wrong[0]);
    expect(screen.queryByText(/Cette valeur ne convient pas/)).toBeNull();
  });

  it('needs a title, as it says, and an end after its opening', async () => {
    let field = 'title';
    await open({}, { saveSale: () => refused('BadInput', { field }) });
    const title = document.querySelector<HTMLInputElement>('[name="title.fr"]')!;
    expect(title.required).toBe(true);
    expect(document.querySelector<HTMLTextAreaElement>('[name="story.fr"]')!.required).toBe(false);
    await userEvent.clear(title);
    await press('Enregistrer');
    expect(await screen.findByText('Ce champ est obligatoire.')).toBeDefined();
    field = 'firstEnd';
    await press('Enregistrer');
    expect(await screen.findByText('La fin tombe avant l’ouverture, ou est passée.')).toBeDefined();
  });

  it('schedules nothing that is not saved', async () => {
    await open();
    await press('Retirer de la vente\u00a0: Simca 1000');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Planifier tous les lots' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('Enregistrez avant de planifier.')).toBeDefined();
  });

  it('keeps what was typed where the sale has begun meanwhile, and says why at the field', async () => {
    await open({}, { saveSale: () => refused('CarUnderHammer', { field: 'firstEnd' }) });
    const title = document.querySelector<HTMLInputElement>('[name="title.en"]');
    await userEvent.type(title as HTMLInputElement, 'Winter');
    await press('Enregistrer');
    expect(await screen.findByText(/La vente a commencé/)).toBeDefined();
    expect(title?.value).toBe('Winter');
  });

  it('asks before it is left unsaved, and opens a lot beside it', async () => {
    const { router, place } = await open({}, { saveSale: { id: 's' } });
    const lot = screen.getByRole('link', { name: 'Alpine A110' });
    expect([lot.getAttribute('href'), lot.getAttribute('target')]).toEqual([
      '/admin/ads/edit/car1',
      '_blank',
    ]);
    await press('Retirer de la vente\u00a0: Simca 1000');
    const leave = () => userEvent.click(screen.getByRole('link', { name: 'Conduire la vente' }));
    const closes = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await leave();
    expect(saidBy(screen.getByRole('dialog'))).toContain('serait perdu');
    await press('Rester ici');
    expect([place(), titles()]).toEqual(['/admin/sales/edit/s', ['Alpine A110', 'Porsche 911']]);
    await leave();
    await press('Quitter quand même');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/admin/sales/edit/s'));
  });

  it('keeps what is typed while it is being saved', async () => {
    let [sale, answer] = [SALE, () => {}];
    const { sent } = await open(
      {},
      {
        staffSale: () => sale,
        saveSale: () =>
          new Promise(resolve => {
            answer = () => {
              sale = { ...SALE, version: 4, place: 'Lyon' };
              resolve(sale);
            };
          }),
      },
    );
    const place = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Lieu/ });
    await userEvent.clear(place());
    await userEvent.type(place(), 'Lyon');
    await press('Enregistrer');
    await waitFor(() => expect(sent('SaveSale')).toHaveLength(1));
    await userEvent.type(place(), ' 2');
    answer();
    await waitFor(() => expect(sent('StaffSale')).toHaveLength(2));
    expect(place().value).toBe('Lyon 2');
    await press('Enregistrer');
    await waitFor(() => expect(sent('SaveSale').map(({ version }) => version)).toEqual([3, 4]));
  });

  it('is left unasked for the address that it has once it is saved', async () => {
    const { place } = await drawPage(<SaleEditPage />, {
      ...{ at: '/admin/sales/edit/new', path: '/admin/sales/edit/:id', permissions: ['Auctions:update'] },
      answers: { staffSale: SALE, auctionCandidates: [], saveSale: { id: 's' } },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /Lieu/ }), 'Paris');
    await press('Enregistrer');
    await waitFor(() => expect(place()).toBe('/admin/sales/edit/s'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers no other order once it has begun', async () => {
    await open({ hasBegun: true, state: 'RUNNING', isAnnounced: true });
    expect(screen.queryByRole('button', { name: /Descendre/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /lanifier/ })).toBeNull();
  });

  const CAR = {
    ...{ uuid: 'new', title: 'Lancia Fulvia', isPublic: true, wishedStartDate: null, wishedReserve: 30_000 },
    ...{ wishedStartingPrice: 12_000, estimateLow: 30_000, estimateHigh: 36_000 },
  };

  it('takes all that were found at once, in the order in which they came into the house', async () => {
    const found = ['Talbot', 'Simca', 'Rovin'].map(title => ({ ...CAR, title, uuid: title }));
    await open({}, { auctionCandidates: found });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter les 3 voitures trouvées' }));
    expect(titles().slice(3)).toEqual(['Rovin', 'Simca', 'Talbot']);
    expect(screen.getByText('3 voitures ajoutées.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /voitures trouvées/ })).toBeNull();
  });

  it('puts a car that is found at the end, with what its seller hopes for', async () => {
    await open({}, { auctionCandidates: [CAR] });
    await userEvent.click(await screen.findByRole('button', { name: /Lancia Fulvia/ }));
    expect(titles()).toHaveLength(4);
    const row = document.querySelector<HTMLElement>('[data-lot="4"]') as HTMLElement;
    const reserve = within(row).getByRole<HTMLInputElement>('textbox', { name: /Réserve/ });
    expect(reserve.value.replace(/\D/g, '')).toBe('30000');
    const high = within(row).getByRole<HTMLInputElement>('textbox', { name: /^à/ });
    expect(high.value.replace(/\D/g, '')).toBe('36000');
  });
});
