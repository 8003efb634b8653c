import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Addresses, refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import MoneyPage from './page.tsx';

const TABLE = `Date;Montant;Nom;Motif
20/11/2026;1 200,00;Zoé Quérard;CAL-000007
20/11/2026;50,00;Inconnu;sans rien
20/11/2026;9,00;Déjà;vu
20/11/2026;8,00;Semblable;peut-être
20/11/2026;-4,00;Poste;timbres
x;7,00;Faux;jour`;
const PROPOSAL = { orderId: 'o7', reference: 'CAL-000007', purpose: 'FEE', by: 'REFERENCE' };
const READINGS = [
  { state: 'NEW', proposal: PROPOSAL },
  { state: 'NEW', proposal: null },
  { state: 'KNOWN', proposal: null },
  { state: 'ALIKE', proposal: null },
];

const VAT = {
  lines: [
    { item: 'FEE', regime: 'STANDARD', totalCents: 120_000, baseCents: 100_000, vatCents: 20_000 },
    { item: 'CAR', regime: 'MARGIN', totalCents: 2_500_000, baseCents: 416_667, vatCents: 83_333 },
  ],
  unionSales: [{ month: '2026-11', item: 'CAR', vatNumber: 'DE811569869', name: 'Müller', netCents: 100 }],
  moves: [
    {
      ...{ item: 'FEE', reference: 'CAL-000009', receivedOn: '2026-10-30', bookedOn: '2026-11-03' },
      ...{ totalCents: -120_000, baseCents: -100_000, vatCents: -20_000 },
    },
    {
      ...{ item: 'FEE', reference: 'CAL-000010', receivedOn: '2026-11-20', bookedOn: null },
      ...{ totalCents: 60_000, baseCents: 50_000, vatCents: 10_000 },
    },
  ],
  ...{ dueCents: 103_333, payableCents: 93_333, agrees: true, unknownCosts: 2 },
};

const SELLERS = [
  { id: 's1', name: 'Zoé', state: 'READY', sales: 2, cents: 500_000, toldAt: null },
  { id: 's2', name: 'Yan', state: 'MISSING', sales: 1, cents: 250_000, toldAt: '2026-01-10T08:00:00Z' },
  { id: 's3', name: 'Ida', state: 'EXCLUDED', sales: 1, cents: 100_000, toldAt: null },
].map(each => ({
  ...{ ...each, isCompany: false, country: 'FR' },
  quarters: [{ quarter: 2, sales: each.sales, cents: each.cents, feeCents: each.cents / 10 }],
}));

const DUE = [
  {
    ...{ orderId: 'o1', reference: 'CAL-000001', seller: 'Zoé', amountCents: 100_000 },
    ...{ holder: 'Zoé Q', ibanEnd: '3000', state: 'READY' },
  },
  {
    orderId: 'o2',
    reference: 'CAL-000002',
    seller: 'Yan',
    amountCents: 200_000,
    holder: 'Yan P',
    ibanEnd: '7034',
    state: 'READY',
  },
  {
    orderId: 'o3',
    reference: 'CAL-000003',
    seller: 'Ida',
    amountCents: 5_000,
    holder: 'Ida',
    ibanEnd: '0189',
    state: 'NEW_ACCOUNT',
    until: '2026-11-26T08:00:00Z',
  },
  {
    ...{ orderId: 'o4', reference: 'CAL-000004', seller: 'Leo', amountCents: 6_000 },
    ...{ state: 'NO_ACCOUNT', holder: null, ibanEnd: null },
  },
  {
    ...{ orderId: 'o11', reference: 'CAL-000011', seller: 'Eva', amountCents: 7_000 },
    ...{ holder: null, ibanEnd: null, state: 'WITHDRAWAL', until: '2026-12-15T00:00:00Z' },
  },
];
const SENT = {
  orderId: 'o8',
  reference: 'CAL-000008',
  holder: 'Max',
  ibanEnd: '1111',
  amountCents: 30_000,
  state: 'SENT',
};
const BATCHES = [
  {
    ...{ id: 'b1', name: 'VIR-000001', executeOn: '2026-11-26', hasFile: true },
    payouts: [SENT, { ...SENT, orderId: 'o9', reference: 'CAL-000009' }],
  },
];

async function open(text: string, answers: object = {}, addresses: Addresses = {}) {
  const page = await drawPage(<MoneyPage />, {
    ...{ at: '/admin/money', permissions: ['Orders:update'], addresses },
    answers: {
      openReceipts: [],
      accountBalances: [],
      personBalances: [],
      bankLines: READINGS,
      vatStatement: VAT,
      ...{ dueReturns: [], duePayouts: DUE },
      payoutBatches: BATCHES,
      escrowDifferences: [],
      yearSellers: SELLERS,
      sellersFile: { kind: 'FIRST', count: 1, takenAt: null, filedOn: null, filingId: null },
      ...answers,
    },
  });
  const file = new File([text], 'releve.csv');
  const choose = async () => userEvent.upload(await screen.findByLabelText(/Fichier du relevé/), file);
  await choose();
  return { ...page, choose };
}

describe('the sellers of a year', () => {
  it('are said with what is missing, quarter by quarter, and who is reported with their sum', async () => {
    const { sent } = await open(TABLE);
    const table = within(await screen.findByRole('region', { name: 'Vendeurs à déclarer (DAC7)' }));
    const rows = table.getAllByRole('row').map(saidBy);
    expect(rows).toEqual([
      expect.stringContaining('T2'),
      expect.stringMatching(/Zoé.*Dans le fichier.*5 000,00 €× 2500,00 € retenus$/),
      expect.stringMatching(/Yan.*prévenu le 10\/01\/2026.*Hors du fichier/),
      expect.stringMatching(/Ida.*Sous le seuil/),
      expect.stringMatching(/Total.*7 500,00 €× 3750,00 € retenus/),
    ]);
    const year = new Date().getFullYear();
    await userEvent.selectOptions(document.querySelector('[name="sellers-year"]')!, String(year));
    await screen.findByText(/^L’année court encore/);
    expect(sent('YearSellers')).toEqual([{ year: year - 1 }, { year }]);
  });

  it('say what changed since their file was filed, and staff that the one they took was', async () => {
    const takenAt = '2026-02-03T10:00:00Z';
    const sellersFile = { kind: 'CORRECTION', count: 2, takenAt, filedOn: '2026-01-29', filingId: '7' };
    const { sent } = await open(TABLE, {
      sellersFile,
      ...{ fileSellers: () => true, unfileSellers: () => true },
    });
    const said = 'Déposé le 29/01/2026 · 2 vendeurs ont changé depuis : le prochain fichier rectifie';
    expect(saidBy((await screen.findByText(/Déposé le 29/)).closest('p')!)).toContain(said);
    await userEvent.click(screen.getByRole('button', { name: 'Le fichier est déposé' }));
    const window = within(screen.getByRole('dialog'));
    fireEvent.change(window.getByLabelText(/Déposé le/), { target: { value: '2026-02-04' } });
    await userEvent.click(window.getByRole('button', { name: 'Le fichier est déposé' }));
    await waitFor(() => expect(sent('FileSellers')).toMatchObject([{ filedOn: '2026-02-04', takenAt }]));
    await userEvent.click(screen.getByRole('button', { name: 'Pas déposé, ou refusé' }));
    const undoing = within(screen.getByRole('dialog'));
    await userEvent.type(undoing.getByLabelText(/Motif/), 'Refusé : 50007');
    await userEvent.click(undoing.getByRole('button', { name: 'Pas déposé, ou refusé' }));
    await waitFor(() =>
      expect(sent('UnfileSellers')).toMatchObject([{ filingId: '7', reason: 'Refusé : 50007' }]),
    );
  });
});

describe('what is held of people', () => {
  it('leaves as a sheet, which says all where the page shows as many as it can', async () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ accountId: `a${at}`, name: `P${at}`, cents: 100 }));
    await open(TABLE, { personBalances: people(500) });
    const section = within((await screen.findByText('Par personne')).closest('section')!);
    expect(section.getByRole('button', { name: 'Exporter' })).toBeTruthy();
    expect(section.getByText(/Les 500 plus grands/)).toBeTruthy();
  });

  it('is called after the day that it is of', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    const addresses = { '/exports/person-balances.xlsx': () => new Response('…') };
    const personBalances = [{ accountId: 'a', name: 'P', cents: 100 }];
    await open(TABLE, { personBalances }, addresses);
    fireEvent.change(await screen.findByLabelText(/Au soir du/), { target: { value: '2025-12-31' } });
    const section = within((await screen.findByText('Par personne')).closest('section')!);
    await userEvent.click(section.getByRole('button', { name: 'Exporter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Classeur (XLSX)' }));
    await waitFor(() => expect(saved).toEqual(['soldes-par-personne-2025-12-31.xlsx']));
  });
});

describe('the VAT of a period', () => {
  it('is said regime by regime, with what is not counted, and is of the days that are asked for', async () => {
    const { sent } = await open(TABLE);
    const table = within(await screen.findByRole('region', { name: 'TVA de la période' }));
    expect(table.getAllByRole('row').map(saidBy)).toEqual([
      expect.stringContaining('Pour'),
      expect.stringMatching(/Frais acheteur.*1 200,00 €.*1 000,00 €.*200,00 €/),
      expect.stringMatching(/Voiture de la maison.*TVA sur la marge.*25 000,00 €.*4 166,67 €.*833,33 €/),
      expect.stringMatching(/TVA due.*1 033,33 €/),
    ]);
    const moved = within(screen.getByRole('region', { name: 'Frais encaissés dans un autre mois' }));
    expect(moved.getAllByRole('row').map(saidBy)).toEqual([
      expect.stringContaining('Commande'),
      expect.stringMatching(
        /CAL-000009.*encaissé le 30\/10\/2026, au journal le 03\/11\/2026.*−1 200,00 €.*−1 000,00 €.*−200,00 €/,
      ),
      expect.stringMatching(/CAL-000010.*encaissé le 20\/11\/2026, encore en avance.*100,00 €/),
      expect.stringMatching(/TVA exigible de la période.*933,33 €/),
    ]);
    expect(saidBy(document.body)).toContain('Comme au grand livre.');
    expect(saidBy(document.body)).toMatch(/DE811569869 Müller.*Voiture de la maison · 2026-11/);
    expect(saidBy(document.body)).toContain('2 voitures vendues sur la marge n’ont pas de prix d’achat');
    fireEvent.change(screen.getByLabelText(/^Du/, { selector: '[name=vat-from]' }), {
      target: { value: '2025-01-01' },
    });
    await waitFor(() => expect(sent('VatStatement').at(-1)).toMatchObject({ from: '2025-01-01' }));
    fireEvent.change(screen.getByLabelText(/^Au/, { selector: '[name=vat-to]' }), {
      target: { value: '2024-12-31' },
    });
    expect(await screen.findByText('La fin tombe avant le début.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'TVA de la période' })).toBeNull();
    expect(saidBy(document.body)).not.toContain('Rien n’a été facturé');
    expect(sent('VatStatement').at(-1)).toMatchObject({ from: '2025-01-01' });
  });
});

describe('prices that another holds', () => {
  it('are told of where the journal and they say different things, and nothing is where they agree', async () => {
    const sums = { receivedCents: 100_000, releasedCents: 0, returnedCents: 0 };
    const differing = [
      {
        ...{ orderId: 'o5', reference: 'CAL-000005', checkedAt: '2026-11-25T02:00:00Z' },
        ...{ ours: sums, theirs: { ...sums, receivedCents: 99_900 } },
      },
    ];
    await open(TABLE, { escrowDifferences: differing });
    const region = saidBy((await screen.findByText('CAL-000005')).closest('li')!);
    expect(region).toMatch(/Au journal : 1 000,00 € reçus.*Chez le prestataire : 999,00 € reçus/);
  });
});

describe('prices that are owed to sellers', () => {
  const row = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('say why one waits, and what is ticked becomes a batch under an id of its own', async () => {
    const { sent } = await open('<html/>');
    await screen.findByText(/CAL-000004/);
    expect(saidBy(document.body)).toMatch(/Compte nouveau, en attente jusqu’au 26\/11\/2026/);
    expect(saidBy(document.body)).toContain('Le vendeur n’a pas encore de compte où être payé');
    // The day that the buyer and the seller read: of the last one nobody is late yet.
    expect(saidBy(document.body)).toMatch(/Rétractation possible jusqu’au 14\/12\/2026(?! \d)/);
    expect(screen.queryByRole('checkbox', { name: /CAL-000003/ })).toBeNull();
    await userEvent.click(row(/CAL-000002/));
    const day = screen.getByLabelText(/Date d’exécution/);
    fireEvent.change(day, { target: { value: '2026-01-05' } });
    expect(day.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Préparer/ })).toBeNull();
    fireEvent.change(day, { target: { value: '2099-12-01' } });
    await userEvent.click(screen.getByRole('button', { name: 'Préparer un lot de 1 virement' }));
    await userEvent.click(row(/CAL-000002/));
    await userEvent.click(await screen.findByRole('button', { name: 'Préparer un lot de 2 virements' }));
    await waitFor(() => expect(sent('MakePayoutBatch')).toHaveLength(2));
    const [first, second] = sent('MakePayoutBatch');
    expect(first).toMatchObject({ orderIds: ['o1'], executeOn: '2099-12-01' });
    expect(second).toMatchObject({ orderIds: ['o1', 'o2'] });
    expect(first?.id).not.toBe(second?.id);
  });

  it('are booked as the statement shows them, and what was not paid is released', async () => {
    const { sent } = await open('<html/>');
    await userEvent.click(await screen.findByRole('button', { name: /Porter les virements aux comptes/ }));
    await userEvent.click(row(/CAL-000009/));
    fireEvent.change(screen.getByLabelText(/Date du débit/), { target: { value: '2026-11-26' } });
    await userEvent.click(screen.getByRole('button', { name: 'Porter aux comptes' }));
    await waitFor(() =>
      expect(sent('BookPayoutBatch')).toEqual([{ id: 'b1', orderIds: ['o8'], paidOn: '2026-11-26' }]),
    );
    await userEvent.click(await screen.findByRole('button', { name: /Libérer le lot/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Libérer le lot' }));
    await waitFor(() => expect(sent('ReleasePayoutBatch')).toEqual([{ id: 'b1' }]));
  });
});

describe('what buyers are owed back', () => {
  const OWED = { amountCents: 7_100_000, isHeld: false, hasAccount: true };
  const RETURN = { ...OWED, buyer: 'Bea', since: '2026-11-29T10:00:00Z' };

  it('is listed with its last day, late once that is over, and leads to its order', async () => {
    const dueReturns = [
      { ...RETURN, orderId: 'o6', reference: 'CAL-000006', until: '2020-12-14T00:00:00Z' },
      { ...RETURN, orderId: 'o7', reference: 'CAL-000007', until: '2040-12-14T00:00:00Z', isHeld: true },
      { ...RETURN, orderId: 'o8', reference: 'CAL-000008', until: null, hasAccount: false },
    ];
    await open('<html/>', { dueReturns });
    const link = await screen.findByRole('link', { name: 'CAL-000006' });
    expect(link.getAttribute('href')).toContain('/admin/orders/o6');
    const [late = '', held = '', going = ''] = dueReturns.map(({ reference }) =>
      saidBy(screen.getByRole('link', { name: reference }).closest('li')!),
    );
    expect(late).toMatch(
      /Bea.*Dû depuis le 29\/11\/2026 · Compte indiqué.*Était à rendre le 13\/12\/2020.*71 000,00 €/,
    );
    expect(held).toMatch(/chez le prestataire.*À rendre le 13\/12\/2040 au plus tard/);
    expect(going).not.toMatch(/rendre/);
    expect(going).toContain('Compte demandé à l’acheteur');
  });

  it('is said to be nothing where it is', async () => {
    await open('<html/>');
    expect(await screen.findByText('Rien n’est dû aux acheteurs.')).toBeDefined();
  });
});

describe('a bank’s file', () => {
  it('says of each line what is known, and books what is ticked once it was seen again', async () => {
    const outcomes = [{ state: 'BOOKED' }, { state: 'REFUSED', code: 'BadInput' }];
    const { sent } = await open(TABLE, { bookBankLines: outcomes });
    await screen.findByText(/4 crédits, 1 déjà porté, 1 ligne à voir à la main, 1 débit laissé de côté/);
    expect(saidBy(document.body)).toContain('date ou montant illisible');
    expect(
      screen
        .getAllByRole('checkbox')
        .filter(box => !(box as HTMLInputElement).name.startsWith('pay-'))
        .map(box => (box as HTMLInputElement).checked),
    ).toEqual([true, true, false]);
    expect(saidBy(document.body)).toContain('Cochez seulement si c’est un autre');
    await userEvent.click(screen.getByRole('button', { name: 'Porter 2 lignes aux comptes' }));
    const dialog = screen.getByRole('dialog');
    expect(saidBy(dialog)).toContain('2 crédits, 1 250,00 € en tout, dont 50,00 € à affecter plus tard');
    expect(sent('BookBankLines')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Porter aux comptes' }));
    await screen.findByText('Porté aux comptes');
    expect(screen.getByText('Refusé : rien n’a été porté')).toBeDefined();
    expect(sent('BookBankLines')[0]).toMatchObject({
      lines: [
        {
          orderId: 'o7',
          purpose: 'FEE',
          line: { amountCents: 120_000, payer: 'Zoé Quérard', valueOn: '2026-11-20' },
        },
        { orderId: null, purpose: 'BOTH', line: { amountCents: 5_000 } },
      ],
    });
  });

  it('lets a proposal be refused: the money waits', async () => {
    const { sent } = await open(TABLE, { bookBankLines: [{ state: 'BOOKED' }] });
    const [, second] = await screen.findAllByRole('checkbox');
    await userEvent.click(second!);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Commande/ }), 'À affecter plus tard');
    await userEvent.click(screen.getByRole('button', { name: 'Porter 1 ligne aux comptes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Porter aux comptes' }));
    await waitFor(() => expect(sent('BookBankLines')).toMatchObject([{ lines: [{ orderId: null }] }]));
  });

  it('tells what a seller gives back from what they owe besides', async () => {
    const given = { orderId: 'o7', reference: 'CAL-000007', purpose: 'GIVEN_BACK', by: 'REFERENCE' };
    const bankLines = [
      { state: 'NEW', proposal: given },
      { state: 'OWED', sellerOwesCents: 2_450_000, proposal: null },
      { state: 'OWED', sellerOwesCents: 0, proposal: null },
      ...READINGS.slice(3).map(() => ({ state: 'KNOWN', proposal: null })),
    ];
    const { sent } = await open(TABLE, { bankLines, bookBankLines: [{ state: 'BOOKED' }] });
    const purpose = await screen.findByRole('combobox', { name: /Pour/ });
    expect(within(purpose).getAllByRole('option').map(saidBy)).toEqual(['Prix rendu par le vendeur']);
    expect(saidBy(document.body).replace(/\s/g, ' ')).toContain('doit 24 500,00 € à la maison');
    expect(saidBy(document.body)).toContain('règlent ce que le vendeur de cette commande doit à la maison');
    await userEvent.click(screen.getByRole('button', { name: 'Porter 1 ligne aux comptes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Porter aux comptes' }));
    const lines = [{ orderId: 'o7', purpose: 'GIVEN_BACK' }];
    await waitFor(() => expect(sent('BookBankLines')).toMatchObject([{ lines }]));
  });

  it('that is none is told so, and one that could not be asked about can be tried again', async () => {
    await open('<html/>');
    await waitFor(() => expect(alarms()).toContain('n’est pas un relevé'));
  });

  it('is asked about in parts', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `20/11/2026;${at + 1},00;N${at};M`);
    const { sent } = await open(['Date;Montant;Nom;Motif', ...rows].join('\n'), {
      bankLines: ({ lines }: { lines: object[] }) => lines.map(() => ({ state: 'KNOWN', proposal: null })),
    });
    await screen.findByText(/60 crédits, 60 déjà portés/);
    expect(sent('BankLines').map(each => (each.lines as object[]).length)).toEqual([50, 10]);
  });

  it('waits for another try where the server did not answer', async () => {
    const { sent, choose } = await open(TABLE, { bankLines: () => refused('Unavailable') });
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(screen.queryByText('Lecture du fichier…')).toBeNull();
    const before = sent('BankLines').length;
    await choose();
    await waitFor(() => expect(sent('BankLines')).toHaveLength(before + 1));
  });
});
