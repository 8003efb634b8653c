import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { sellSigned, todayInParis } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openTestHouse({ HOUSE_VAT: 'FR40 303 265 045' });
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const entry = (amount: string, reference: string, name: string, wrote: string, more = '') => `
  <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${more}<Sts><Cd>BOOK</Cd></Sts>
  <ValDt><Dt>${todayInParis()}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls>
  <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${wrote}</Ustrd></RmtInf>
  </TxDtls></NtryDtls></Ntry>`;

it('a bank’s file is read, looked at, booked by keys alone, and known the next time', async () => {
  const { orderId } = await sellSigned(house);
  const [order] = await house.db.owner<{ number: number }>('select number from orders where id = $1', [
    orderId,
  ]);
  const reference = `CAL-${String(order?.number).padStart(6, '0')}`;
  const file = {
    name: 'releve.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
      <Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></Acct>
      ${entry('26200.00', 'B1', 'M ALAIN MERCIER', `Achat voiture ${reference}`)}
      ${entry('480.00', 'B2', 'SARL LES GRANDES ÉCURIES DE LA HAUTE-SAÔNE', 'sans référence')}
      ${entry('12.00', 'B3', 'REPRISE', 'rejet', '<RvslInd>true</RvslInd>')}
      </Stmt></BkToCstmrStmt></Document>`),
  };
  const guest = await house.guest({ permissions: ['Orders:update'] });
  const { page, context, complaints } = await visit(browser, house, '/admin/money', { guest });
  const input = page.getByLabel('Fichier du relevé');
  await input.setInputFiles(file);
  await page
    .getByText('2 crédits, aucun déjà porté, 1 ligne à voir à la main, aucun débit laissé de côté.')
    .waitFor();
  for (const [size, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `bank-file-${size}`);
  }
  const button = page.getByRole('button', { name: 'Porter 2 lignes aux comptes' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('dont 480,00 € à affecter plus tard').waitFor();
  await expectAccessible(page, 'bank-file-seen');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Porter aux comptes' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-line=BOOKED]').nth(1).waitFor();
  // What nobody owns yet waits below; what was for the order is on it.
  await page.getByText('Reste 480,00 €').waitFor();
  const [state] = await house.db.owner<{ state: string }>('select state from orders where id = $1', [
    orderId,
  ]);
  expect(state?.state).toBe('PAID');
  await input.setInputFiles([]);
  await input.setInputFiles(file);
  await page
    .getByText('2 crédits, 2 déjà portés, 1 ligne à voir à la main, aucun débit laissé de côté.')
    .waitFor();
  expect(await page.locator('[data-line=KNOWN]').count()).toBe(2);
  await page.locator('select[name=year]').selectOption(String(Number(todayInParis().slice(0, 4)) - 2));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer le FEC' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^303265045FEC\d{4}1231\.txt$/);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('Bank statement').first().waitFor();
  await page.setViewportSize(PHONE);
  await expectAccessible(page, 'bank-file-english');
  expect(complaints).toEqual([]);
  await context.close();
});
