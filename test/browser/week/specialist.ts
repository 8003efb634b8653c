import { expect } from 'vitest';
import { browserOf, expectAccessible, goTo, openPage } from '../../kit/chromium.ts';
import { readPdf } from '../../kit/reading-pdf.ts';
import { codeOf } from '../../kit/sales.ts';
import { adsOf, carFile, entrustAll, givePhotos, LOTS, lot, sellerOf, WEEK } from '../../kit/week.ts';
import { must } from '../../kit/year-people.ts';
import { cents, dialogOf, isRefused, plain, press, saidInEuros, textOf, week } from './house.ts';

/** Where the car's file is that the specialist opens. */
let file = '';

/** The specialist takes a car in, from its file to the mandate that its seller signs. */
export async function takeIn(): Promise<void> {
  const { page } = week.staff.specialist;
  const seller = sellerOf(week.sellers, 1);
  await goTo(page, `${week.house.url}/admin/ads`);
  await press(page, 'Nouvelle annonce');
  await dialogOf(page).locator('[name=brand]').fill(lot(1).brand);
  await dialogOf(page).locator('[name=model]').fill(lot(1).model);
  await press(dialogOf(page), 'Créer le brouillon');
  await page.waitForURL('**/admin/ads/edit/*');
  for (const [name, value] of [
    ['year', '1937'],
    ['city', 'Cognac'],
    ['sellerEmail', seller.email],
    ['sfInternalOpportunityId', lot(1).reference],
  ] as const)
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name=country]').selectOption('FR');
  for (const name of ['isPriceHidden', 'handleByCalandre']) await page.locator(`[name=${name}]`).check();
  await page.locator('[data-saving=saved]').waitFor();
  const editor = page.url();

  await press(page, 'Ouvrir le dossier de vente');
  await page.waitForURL('**/admin/consignments/*');
  file = page.url();
  const stage = () => page.locator('[data-step][aria-current=step]').getAttribute('data-step');
  await press(page, 'Donner une estimation');
  await dialogOf(page)
    .getByLabel('De', { exact: false })
    .first()
    .fill(String(lot(1).low));
  await dialogOf(page)
    .getByLabel('À', { exact: false })
    .first()
    .fill(String(lot(1).high));
  await press(dialogOf(page), 'Enregistrer');
  await press(page, 'Le vendeur l’accepte');
  await expect.poll(stage).toBe('MANDATE');
  await expectAccessible(page, 'week-file');
  await page.getByRole('link', { name: 'Mandat de vente' }).click();
  await page.waitForURL(`${editor}#mandates`);
  await press(page, 'Proposer un mandat');
  for (const [label, value] of [
    ['Réserve, en euros', String(lot(1).reserve)],
    ['Estimation basse', String(lot(1).low)],
    ['Estimation haute', String(lot(1).high)],
    [/^Commission/, '6'],
    [/au moins|minimum/i, '1 000'],
  ] as const)
    await dialogOf(page).getByLabel(label).first().fill(value);
  await press(dialogOf(page), 'Proposer');
  await page.locator('[data-mandate=PROPOSED]').waitFor();
  const { mySaleMandates } = await must(seller, '{ mySaleMandates { id } }', {});
  const { id } = (mySaleMandates as [{ id: string }])[0];
  await must(seller, 'mutation($id: ID!) { sendSaleMandateCode(id: $id, language: FR) }', { id });
  const sign = 'mutation($id: ID!, $code: String!) { signSaleMandate(id: $id, code: $code) { state } }';
  await must(seller, sign, { id, code: await codeOf(week.house, seller) });
  await goTo(page, editor);
  await page.locator('[data-mandate=IN_FORCE]').waitFor();
  await expectAccessible(page, 'week-mandate');
}

/** The specialist brings the others in by a file, mends its one fault, and makes them public in one act. */
export async function bringIn(): Promise<void> {
  const { page } = week.staff.specialist;
  await goTo(page, `${week.house.url}/admin/ads`);
  await page.getByRole('link', { name: 'Importer' }).first().click();
  const send = async (year: string) => {
    await page.locator('[name=file]').setInputFiles(carFile(week.sellers, year));
    await press(page, 'Envoyer le fichier');
    await page.getByText('Colonnes de « vente-automne.csv »').waitFor();
  };
  const tried = page.locator('[data-import=TRIED]');
  await send('mil neuf cent');
  expect(await textOf(page.getByText(/colonnes sont laissées de côté/))).toContain('Propriétaire');
  for (const [heading, target] of [
    ['Prix caché', 'isPriceHidden'],
    ['Vendu pour un tiers', 'handleByCalandre'],
    ['Propriétaire', 'sellerEmail'],
  ])
    await page.getByRole('combobox', { name: `« ${heading} »` }).selectOption(target ?? '');
  await expectAccessible(page, 'week-columns');
  await press(page, 'Essayer sans rien écrire');
  await tried.getByText('1 fausse').waitFor();
  await tried.getByText(/Année.*ne se lit pas/).waitFor();
  expect(await page.getByRole('button', { name: /^Importer \d/ }).count()).toBe(0);
  await expectAccessible(page, 'week-trial');
  await press(page, 'Un autre fichier');
  await send('1937');
  // What was said of these columns is remembered.
  await page.getByText('Toutes les colonnes sont lues.').waitFor();
  await press(page, 'Essayer sans rien écrire');
  await press(tried, 'Importer 39 lignes');
  await page.locator('[data-import=DONE]').getByText('39 lignes nouvelles').waitFor();
  week.uuids = await adsOf(week.house);
  expect(week.uuids).toHaveLength(LOTS);

  const publish = async () => {
    await goTo(page, `${week.house.url}/admin/ads?text=AUT-`);
    await page.getByRole('checkbox', { name: 'Cocher toute la page' }).check();
    await press(page.getByRole('toolbar'), 'Publier');
    await press(dialogOf(page), 'Voir ce qui changerait');
  };
  await publish();
  await dialogOf(page).getByText('40 lignes sont refusées.').waitFor();
  await dialogOf(page).getByText('À compléter : Photos').first().waitFor();
  await expectAccessible(page, 'week-bulk');
  await givePhotos(week.house, week.uuids);
  await entrustAll(week.house, week.uuids, week.sellers, WEEK.slice(1, LOTS - 1));
  await publish();
  await dialogOf(page).getByText('Une ligne est refusée.').waitFor();
  await press(dialogOf(page), 'Fermer');
  await approve();
  await publish();
  await press(dialogOf(page), 'Appliquer à 40 lignes');
  await dialogOf(page).getByText('40 lignes ont changé.').waitFor();
  await press(dialogOf(page), 'Terminer');
}

/** Of the ad that the house wrote its seller is asked, and says yes to what they have read. */
async function approve(): Promise<void> {
  const { page } = week.staff.specialist;
  await goTo(page, file);
  await press(page, 'Demander l’accord');
  await page.getByText('attend l’accord du vendeur').waitFor();
  const seller = sellerOf(week.sellers, 1);
  const [u] = week.uuids;
  const mine =
    'query($u: ID!) { myCar(uuid: $u) { ad { revision } } myConsignment(adUuid: $u) { approval { id } } }';
  const { myCar, myConsignment } = await must(seller, mine, { u });
  const { revision } = (myCar as { ad: { revision: number } }).ad;
  const { id } = (myConsignment as { approval: { id: string } }).approval;
  const yes = 'mutation($id: ID!, $r: Int!) { answerAdApproval(id: $id, revision: $r) { stage } }';
  await must(seller, yes, { id, r: revision });
}

/** The specialist makes a sale of them in a few presses, and is told by each lot what its mandate lacks. */
export async function makeSale(): Promise<void> {
  const { page } = week.staff.specialist;
  await page.getByRole('link', { name: 'Ventes cataloguées' }).first().click();
  await page.getByRole('link', { name: 'Préparer une vente' }).click();
  await page.locator('[name="title.fr"]').fill('La vente d’automne');
  await page.locator('[name="story.fr"]').fill('Quarante voitures.\n\nUne seule journée.');
  await page.locator('[name=place]').fill('Chais de Cognac');
  await page.locator('[name=car]').fill('AUT-');
  await press(page, 'Ajouter les 40 voitures trouvées');
  expect(await page.locator('[data-lot]').count()).toBe(LOTS);
  expect(await textOf(page.locator('[data-lot="40"]'))).toContain(lot(40).model);
  await press(page, 'Enregistrer');
  await page.waitForURL(/\/admin\/sales\/edit\/[0-9a-f-]{36}$/);
  week.saleId = page.url().split('/').at(-1) ?? '';
  const priceOf = (number: number, name: string) => page.locator(`[name="lots.${number - 1}.${name}"]`);
  const typed = async (number: number, name: string) => cents(await priceOf(number, name).inputValue());
  expect([await typed(39, 'estimateLow'), await typed(39, 'reservePrice')]).toEqual([
    lot(39).low,
    lot(39).reserve,
  ]);
  await press(page, 'Planifier tous les lots');
  await page.getByText('un lot est à revoir').waitFor();
  await page.locator('[data-lot="40"]').getByText('Aucun mandat signé').waitFor();
  await expectAccessible(page, 'week-sale-faults');

  await entrustAll(week.house, week.uuids, week.sellers, [lot(40)]);
  for (const [name, value] of [
    ['estimateLow', lot(40).low],
    ['estimateHigh', lot(40).high],
    ['reservePrice', lot(40).reserve],
  ] as const)
    await priceOf(40, name).fill(String(value));
  await press(page, 'Enregistrer');
  await page.getByText('Enregistrez avant de planifier.').waitFor({ state: 'detached' });
  await press(page, 'Planifier tous les lots');
  await page.getByText('Tous les lots sont planifiés.').waitFor();
  await press(page, 'Annoncer la vente');
  await page.getByText('La vente est annoncée').waitFor();
  await expectAccessible(page, 'week-sale');
  // Five minutes apart, and the three that are worth most a quarter of an hour.
  const ends = await week.house.db.owner<{ minutes: number }>(
    `select extract(epoch from end_at - min(end_at) over ())::int / 60 as minutes from auctions order by end_at`,
  );
  expect(ends.map(({ minutes }) => minutes)).toEqual(WEEK.map((_, at) => 5 * at + 10 * Math.max(0, at - 37)));

  const [sale] = await week.house.db.owner<{ slug: string }>('select slug from sales');
  week.slug = sale?.slug ?? '';
  const context = await browserOf(week.browser, week.house);
  const opened = await openPage(context, `${week.house.url}/ventes/${week.slug}`);
  await opened.page.getByText('Une seule journée.').waitFor();
  expect(await opened.page.locator('[data-lot]').count()).toBe(LOTS);
  expect(await textOf(opened.page.locator('[data-lot="39"]'))).toContain(saidInEuros(lot(39).low));
  await expectAccessible(opened.page, 'week-catalogue');
  await context.close();
  const paper = await fetch(`${week.house.url}/catalogues/${week.slug}.pdf`);
  const text = plain((await readPdf(Buffer.from(await paper.arrayBuffer()))).text);
  for (const said of [
    'La vente d’automne',
    'Chais de Cognac',
    lot(1).model,
    lot(40).model,
    saidInEuros(lot(40).high),
  ])
    expect(text).toContain(said);

  await isRefused(week.staff.specialist, '/admin/money');
  await isRefused(week.staff.specialist, '/admin/people');
  await isRefused(week.staff.accountant, `/admin/sales/edit/${week.saleId}`);
  await isRefused(week.staff.accountant, '/admin/ads/import');
}
