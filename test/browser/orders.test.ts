import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { pdf } from '../kit/pdf.ts';
import { picture } from '../kit/pictures.ts';
import { book, codeOf, PAYOUT, sellCar, signPaper } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openTestHouse();
  house.rooms.jobs.start();
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput!) { closeOrder(id: $id, payout: $payout) { state } }';

async function expectBoth(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${name}-${size}`);
  }
}

describe('an order', () => {
  it('is signed and paid by the winner, who comes back to what is next', async () => {
    const { buyer, seller, orderId } = await sellCar(house);
    await house.db.owner('update accounts set phone = null where email = $1', [buyer.email]);
    const { page, context, complaints } = await visit(browser, house, '/user/orders', { guest: buyer });

    await page.locator('[data-order=CREATED]').waitFor();
    await expectBoth(page, 'orders-fr');
    // The house is slow to say that it is there: a link is followed all the same.
    await page.route('**/healthz', () => {});
    await page.locator('[data-order=CREATED] a, a[data-order=CREATED]').first().click();
    await page.getByRole('link', { name: 'Lire et signer' }).click();
    await page.getByText('Il nous faut d’abord votre téléphone').waitFor();
    await page.unroute('**/healthz');
    expect(await page.locator('[data-toast-key]').count()).toBe(0);
    await page.goBack();
    await page.locator('[data-task=SIGN_CONTRACT]').waitFor();
    await expectBoth(page, 'order-fr-created');

    // Whoever completes the profile comes back to the paper.
    await page.getByRole('link', { name: 'Lire et signer' }).click();
    await page.getByRole('link', { name: 'Compléter mon profil' }).click();
    await page.locator('[name=phone]').fill('06 12 34 56 78');
    await page.getByRole('button', { name: 'Enregistrer' }).first().click();
    await page.waitForURL('**/sign');
    await page.getByRole('heading', { name: 'Contrat de vente' }).waitFor();
    await page.getByRole('button', { name: 'Recevoir mon code' }).click();
    await page.getByText('Cochez la case pour continuer.').waitFor();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Recevoir mon code' }).click();
    await page.getByLabel('Code à six chiffres').fill('1');
    await page.getByRole('button', { name: 'Signer' }).click();
    await page.getByText('Ce code n’est pas le bon.').waitFor();
    await expectBoth(page, 'sign-fr');
    await page.getByLabel('Code à six chiffres').fill(await codeOf(house, buyer));
    await page.getByRole('button', { name: 'Signer' }).click();
    await page.getByText('L’autre partie n’a pas encore signé.').waitFor();
    expect(await page.getByRole('link', { name: 'Payer les frais' }).count()).toBe(0);

    // Nothing is paid before both have signed.
    await signPaper(house, seller, orderId);
    await page.goto(`${house.url}/user/orders/${orderId}`);
    await page.getByRole('link', { name: 'Payer les frais' }).click();
    await page.getByRole('button', { name: 'Payer avec une autre carte' }).click();
    await page.getByLabel('Numéro').fill('4000 0027 6000 3184');
    await page.getByLabel(/Expir/).fill('12/40');
    await page.getByLabel(/Crypto|CVC|sécurité/).fill('123');
    await expectBoth(page, 'pay-fr-card');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Payer/ })
      .click();
    await page.getByLabel(/Code/).fill('123456');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Payer/ })
      .click();
    await page.locator('[data-result=paid]').waitFor();
    await page.reload();
    await page.locator('[data-result=paid]').waitFor();
    await expectBoth(page, 'end-fr-paid');

    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is signed by the seller, handed over with a report, and closed by staff', async () => {
    const { orderId, buyer, seller } = await sellCar(house);
    const staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    await signPaper(house, buyer, orderId);
    const owner = await visit(browser, house, `/en/user/orders/${orderId}`, { guest: seller });
    const { page: theirs } = owner;

    await theirs.getByRole('link', { name: 'Read and sign' }).click();
    await theirs.getByRole('checkbox').check();
    await theirs.getByRole('button', { name: 'Send me a code' }).click();
    await theirs.getByText('A code was sent to').waitFor();
    await theirs.getByLabel('Six-digit code').fill(await codeOf(house, seller));
    await theirs.getByRole('button', { name: 'Sign', exact: true }).click();
    await theirs.getByText('Both parties have signed.').waitFor();
    await buyer.ask(PAY, { id: orderId });
    await book(staff, orderId, { cents: 2_500_000 });

    // The seller reads on the page what the buyer writes, as it is written, and so does the buyer the answer.
    const winner = await visit(browser, house, `/user/orders/${orderId}`, { guest: buyer });
    const { page } = winner;
    await theirs.goto(`${house.url}/en/user/orders/${orderId}`);
    await theirs.getByText('No messages yet.').waitFor();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('Écrivez d’abord votre message.').waitFor();
    await page.getByLabel('Votre message').fill('Samedi à dix heures ?\nJe viens de Lyon.');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.locator('[data-message=BUYER]').waitFor();
    await theirs.locator('[data-message=BUYER]').getByText('Je viens de Lyon.').waitFor();
    await expectBoth(page, 'order-fr-messages');
    await theirs.getByLabel('Your message').fill('I shall be there.');
    await theirs.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('[data-message=SELLER]').getByText('I shall be there.').waitFor();
    await expectBoth(theirs, 'order-en-messages');
    const office = await visit(browser, house, `/admin/orders/${orderId}#messages`, { guest: staff });
    await office.page.getByText('Vous écrivez au nom de Calandre').waitFor();
    await page.goto('about:blank');
    await office.page.getByLabel('Votre message').fill('Pensez à la carte grise.');
    await office.page.getByRole('button', { name: 'Envoyer' }).click();
    await office.page.locator('[data-message=HOUSE]').waitFor();
    await expectBoth(office.page, 'staff-order-messages');
    await page.goto(`${house.url}/user`);
    await page.getByRole('link', { name: 'Lire le message' }).click();
    await page.locator('[data-message=HOUSE]').waitFor();
    await page.goto(`${house.url}/user/orders`);
    await page.locator('[data-order]').waitFor();
    expect(await page.locator('[data-unread-messages]').count()).toBe(0);

    await theirs.getByLabel('Odometer reading, in kilometres').fill('98 400');
    await theirs.getByRole('button', { name: 'Save the report' }).click();
    await theirs.locator('[data-task=SIGN_REPORT]').waitFor();
    await expectBoth(theirs, 'order-en-report');
    await theirs.getByRole('link', { name: 'Read and sign' }).click();
    await theirs.getByRole('heading', { name: 'Handover report' }).waitFor();
    await theirs.getByRole('checkbox').check();
    await theirs.getByRole('button', { name: 'Send me a code' }).click();
    await theirs.getByText('A code was sent to').waitFor();
    await theirs.getByLabel('Six-digit code').fill(await codeOf(house, seller));
    await theirs.getByRole('button', { name: 'Sign', exact: true }).click();
    await theirs.getByText('The other party has yet to sign.').waitFor();

    await signPaper(house, buyer, orderId, 'REPORT');
    await page.goto(`${house.url}/user/orders/${orderId}`);
    await page.locator('[data-task=AWAIT_CLOSE]').waitFor();
    await page.waitForLoadState('networkidle');
    await staff.ask(CLOSE, { id: orderId, payout: PAYOUT });
    await page.getByText('Commande terminée').waitFor();
    await expectBoth(page, 'order-fr-closed');
    await page.goto(`${house.url}/user/documents`);
    await page.getByText('Procès-verbal de remise', { exact: true }).waitFor();
    await expectBoth(page, 'documents-fr');
    expect([...winner.complaints, ...owner.complaints, ...office.complaints]).toEqual([]);
    await office.context.close();
    await winner.context.close();
    await owner.context.close();
  });

  it('of somebody else looks like one that is not there', async () => {
    const { orderId } = await sellCar(house);
    const { page, context, complaints } = await visit(browser, house, `/en/orders/${orderId}/pay`, {
      guest: await house.guest(),
    });
    await page.getByText('This order does not exist, or is not yours.').waitFor();
    await expectAccessible(page, 'order-en-unknown');
    // The browser complains of the answer's number, and of nothing else.
    expect(complaints.filter(text => !text.includes('404'))).toEqual([]);
    await context.close();
  });

  it('tells a payment that was refused, and that nothing was taken', async () => {
    const { orderId, buyer, seller } = await sellCar(house);
    for (const side of [buyer, seller]) await signPaper(house, side, orderId);
    const { page, context } = await visit(browser, house, `/en/orders/${orderId}/pay`, { guest: buyer });
    await page.getByRole('button', { name: 'Pay with another card' }).click();
    await page.getByLabel(/number/i).fill('4000 0000 0000 0002');
    await page.getByLabel(/Expir/).fill('12/40');
    await page.getByLabel(/CVC|security/i).fill('123');
    await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('dialog').getByRole('alert').getByText(/./).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('The payment did not go through.').waitFor();
    await page.goto(`${house.url}/en/orders/${orderId}/end`);
    await page.locator('[data-result=failed]').waitFor();
    await expectBoth(page, 'end-en-failed');
    await context.close();
  });
});

describe('a paper', () => {
  it('is handed in, seen by its person, and refused when it is none', async () => {
    const { page, context, complaints } = await visit(browser, house, '/en/user/documents', {
      guest: await house.guest(),
    });
    const send = page.getByRole('button', { name: 'Upload', exact: true });
    await send.click();
    await page.getByText('Choose a file.').waitFor();
    const field = page.locator('input[name=paper]');
    await field.setInputFiles({ ...(await picture('#a33')), name: 'Passport.jpg' });
    await field.setInputFiles([
      await picture('#33a'),
      { name: 'Visa.pdf', mimeType: 'application/pdf', buffer: await pdf() },
    ]);
    await page.getByText('3 files chosen: one document, in this order').waitFor();
    await page.getByRole('button', { name: 'Remove file 2: #33a.jpg' }).click();
    await page.getByText('2 files chosen').waitFor();
    await send.click();
    await page.locator('[data-document=RECEIVED]').waitFor();
    await expectBoth(page, 'documents-en');
    await page.getByRole('link', { name: 'Details' }).click();
    await page.getByText('Passport.pdf', { exact: true }).waitFor();
    await expectBoth(page, 'document-en');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No documents yet.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
