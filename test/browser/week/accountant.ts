import { expect } from 'vitest';
import { expectAccessible, goTo } from '../../kit/chromium.ts';
import { balanceOf, faultsOf } from '../../kit/fec.ts';
import { moveToLastYear } from '../../kit/last-year.ts';
import { readPdf } from '../../kit/reading-pdf.ts';
import { PAYOUT, signPaper, todayInParis } from '../../kit/sales.ts';
import {
  bankFile,
  buyerOf,
  endOfWeek,
  FAILED,
  KEPT,
  lot,
  netOf,
  OVER,
  ordersOf,
  SHORT,
  SOLD,
  STRANGER,
  sellerOf,
  UNSIGNED,
  WEEK,
} from '../../kit/week.ts';
import { must } from '../../kit/year-people.ts';
import { cents, dialogOf, plain, press, save, tabTo, textOf, week } from './house.ts';

const open = (number: number) =>
  goTo(week.staff.accountant.page, `${week.house.url}/admin/orders/${orders[number - 1]?.id}`);
let orders: { id: string; reference: string }[] = [];

/** The accountant has who won and who sold sign, and calls off the purchase of one who does not. */
export async function haveSigned(): Promise<void> {
  orders = await ordersOf(week.house);
  expect(orders).toHaveLength(SOLD);
  for (const { number } of WEEK.slice(0, OVER))
    for (const party of [buyerOf(week.buyers, number), sellerOf(week.sellers, number)])
      await signPaper(week.house, party, orders[number - 1]?.id ?? '');
  const { page } = week.staff.accountant;
  await goTo(page, `${week.house.url}/admin/orders`);
  await page.getByText('Aucune étape en retard.').waitFor();
  await expectAccessible(page, 'week-orders');
  await open(FAILED);
  await press(page, 'Annuler la commande');
  await dialogOf(page).getByLabel('Qui est en cause').selectOption('BUYER');
  await dialogOf(page).locator('[name=reason]').fill('Il refuse par écrit.');
  await page.locator('[name=hasRefused]').check();
  await press(dialogOf(page), 'Mettre fin à la vente');
  await page.getByText('Commande annulée').waitFor();

  const clerk = week.staff.clerk.page;
  await goTo(clerk, `${week.house.url}/admin/auctions/after/${week.uuids[FAILED - 1]}`);
  await clerk.getByRole('button', { name: /^Proposer au suivant à/ }).click();
  await dialogOf(clerk)
    .getByRole('button', { name: /^Proposer au suivant à/ })
    .click();
  await clerk.getByText('Seconde chance').first().waitFor();
  await expectAccessible(clerk, 'week-second-chance');
  const [offer] = await week.house.db.owner<{ id: string }>('select id from offers');
  // Below what its seller has signed for: they are asked as well.
  for (const party of [buyerOf(week.buyers, 2), sellerOf(week.sellers, FAILED)])
    await must(party, 'mutation($i: ID!) { acceptOffer(id: $i) { state } }', { i: offer?.id });
  expect(await ordersOf(week.house)).toHaveLength(SOLD + 1);
}

/** The accountant books the bank’s file, gives a stranger’s payment to its order by keys, and sees what is wrong. */
export async function bookBank(): Promise<void> {
  const { page } = week.staff.accountant;
  await goTo(page, `${week.house.url}/admin/money`);
  await page
    .getByLabel('Fichier du relevé')
    .setInputFiles(bankFile(orders.map(({ reference }) => reference)));
  await page
    .getByText('22 crédits, aucun déjà porté, rien à voir à la main, aucun débit laissé de côté.')
    .waitFor();
  await expectAccessible(page, 'week-bank');
  await press(page, 'Porter 22 lignes aux comptes');
  await press(dialogOf(page), 'Porter aux comptes');
  await page
    .locator('[data-line=BOOKED]')
    .nth(OVER - 1)
    .waitFor();

  await tabTo(page, page.getByRole('button', { name: /^Affecter/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('[name=order]'));
  await page.keyboard.type(orders[STRANGER - 1]?.reference ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('Tout est affecté.').waitFor();
  await expectAccessible(page, 'week-money');

  await open(SHORT);
  const due = page.getByRole('row', { name: /^Prix/ });
  expect(await textOf(due)).toContain('1 000,00 €');
  expect(await page.getByRole('button', { name: 'Remettre la voiture (sur papier)' }).count()).toBe(0);
  await open(OVER);
  expect(await textOf(due)).toContain('500,00 €');
  await page.getByRole('button', { name: /^Saisir un remboursement/ }).click();
  for (const [name, value] of Object.entries({ ...PAYOUT, paidOn: todayInParis() }))
    await dialogOf(page).locator(`[name=${name}]`).fill(value);
  await press(dialogOf(page), 'Porter aux comptes');
  await dialogOf(page).waitFor({ state: 'detached' });
  await expectAccessible(page, 'week-order');
  await open(UNSIGNED);
  await page.getByText('Rien n’est encore arrivé.').waitFor();
}

/** The accountant hands the cars over and passes the prices on, one by itself and the others by the bank’s file. */
export async function passOn(): Promise<void> {
  const { page, guest } = week.staff.accountant;
  await open(1);
  await press(page, 'Remettre la voiture (sur papier)');
  await dialogOf(page).locator('[name=reason]').fill('Remise au chai');
  await press(dialogOf(page), 'Remettre la voiture (sur papier)');
  await dialogOf(page).waitFor({ state: 'detached' });
  await press(page, 'Prix versé, terminer');
  for (const [name, value] of Object.entries({ ...PAYOUT, paidOn: todayInParis() }))
    await dialogOf(page).locator(`[name=${name}]`).fill(value);
  await press(dialogOf(page), 'Prix versé, terminer');
  await page.getByText('Commande terminée').waitFor();
  const handOver = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
  for (const { id } of orders.slice(1, STRANGER)) await must(guest, handOver, { id });

  await goTo(page, `${week.house.url}/admin/money`);
  await page.getByText('Le vendeur n’a pas encore de compte où être payé').first().waitFor();
  const account = `mutation($holder: String!) {
      savePayoutAccount(holder: $holder, iban: "DE89370400440532013000") { ibanEnd } }`;
  for (const seller of week.sellers) await must(seller, account, { holder: seller.email.split('@')[0] });
  await week.house.db.owner("update payout_accounts set changed_at = now() - interval '25 hours'");
  await page.reload();
  await page.locator(`[name="pay-${orders[KEPT - 1]?.reference}"]`).uncheck();
  await press(page, 'Préparer un lot de 18 virements');
  await page.getByText('Lots', { exact: true }).waitFor();
  const file = (await save(page, 'Enregistrer le fichier SEPA')).toString();
  expect(/<CtrlSum>([\d.]+)</.exec(file)?.[1]).toBe((endOfWeek().batch / 100).toFixed(2));
  await page.getByRole('button', { name: /^Porter les virements aux comptes/ }).click();
  await press(dialogOf(page), 'Porter aux comptes');
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.getByText('Peut être versé').waitFor();
  await expectAccessible(page, 'week-payouts');

  const paper = await week.house.rooms.orders.readOrderDocument(`settlement_${orders[0]?.id}`, 'FR');
  const text = plain((await readPdf(paper?.bytes ?? Buffer.of())).text);
  expect(text).toContain(
    plain(new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 }).format(netOf(lot(1)) / 100)),
  );
  // The file of the first car has come to its end by all that was done elsewhere.
  const specialist = week.staff.specialist.page;
  await goTo(specialist, `${week.house.url}/admin/consignments?view=list&stage=DONE`);
  await specialist.getByText(lot(1).model).first().waitFor();
}

/** The accountant closes the week. */
export async function closeWeek(): Promise<void> {
  const { page } = week.staff.accountant;
  const { stands, fees, feeTax, commissions, commissionTax, paidOut } = endOfWeek();
  await goTo(page, `${week.house.url}/admin/money`);
  const balances = page.getByRole('region', { name: 'Soldes' });
  await balances.getByRole('row').nth(3).waitFor();
  const said = await balances
    .locator('tbody tr')
    .evaluateAll(rows => rows.map(each => [...each.children].map(cell => cell.textContent ?? '')));
  const shown = said.map(([name, debit, credit]) => [
    plain(name ?? ''),
    cents(debit ?? '') - cents(credit ?? ''),
  ]);
  expect(Object.fromEntries(shown.filter(([, amount]) => amount !== 0))).toEqual(stands);
  expect(Object.values(stands).reduce((sum, each) => sum + each, 0)).toBe(0);
  const tax = page.getByRole('region', { name: 'TVA de la période' });
  const lineOf = async (name: string) =>
    (await tax.getByRole('row', { name }).locator('td').allTextContents()).map(cents);
  expect(await lineOf('Frais acheteur')).toEqual([fees, fees - feeTax, feeTax]);
  expect(await lineOf('Commission du vendeur')).toEqual([
    commissions,
    commissions - commissionTax,
    commissionTax,
  ]);
  await page.getByText('Comme au grand livre.').waitFor();

  await goTo(page, `${week.house.url}/admin/orders`);
  const year = Number(todayInParis().slice(0, 4));
  await press(page, 'Exporter les comptes');
  await page.getByLabel(/^Table/).selectOption('invoices');
  await expectAccessible(page, 'week-exports');
  const [head = '', ...invoices] = (await save(page, 'CSV pour tableur')).toString().trim().split('\r\n');
  expect(invoices).toHaveLength(OVER + STRANGER);
  const total = head.split(';').indexOf('Total');
  expect(invoices.reduce((all, line) => all + cents(line.split(';')[total] ?? ''), 0)).toBe(
    fees + commissions,
  );
  const [sum] = await week.house.db.owner<{ cents: string }>(
    `select sum(p.cents) as cents from postings p join journal_entries e on e.id = p.entry_id
       where e.kind = 'PAYOUT' and p.account = 'SELLERS'`,
  );
  expect(Number(sum?.cents)).toBe(paidOut);

  // A year later its file is written for the tax authority.
  await moveToLastYear(week.house, year - 1);
  await goTo(page, `${week.house.url}/admin/money`);
  const { rows, faults } = faultsOf(await save(page, 'Enregistrer le FEC'), year - 1);
  expect(faults).toEqual([]);
  const names = new Map(rows.map(({ CompteNum, CompteLib }) => [CompteNum ?? '', CompteLib ?? '']));
  const left = [...names.keys()].map(number => Number(balanceOf(rows, number))).filter(each => each !== 0);
  expect(left.toSorted()).toEqual(Object.values(stands).toSorted());
  expect(week.complaints.flat()).toEqual([]);
}
