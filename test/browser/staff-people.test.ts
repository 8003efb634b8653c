import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { openLetter, tokenIn } from '../kit/letters.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

async function idOf({ email }: Guest): Promise<string> {
  const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]);
  return row?.id ?? '';
}

const SAVE = `mutation($i: SaveInquiryInput!) { saveInquiry(input: $i) { id } }`;
const SEND = 'mutation($id: ID!) { sendInquiry(id: $id) { isSent } }';

/** A visitor fills in and sends the house's contact form. */
async function sendContact(lastName: string): Promise<void> {
  const visitor = house.visitor();
  const form = await visitor.ask('{ inquiryForm(name: "contact") { steps { name fields { name kind } } } }');
  type Steps = { inquiryForm: { steps: { name: string; fields: { name: string; kind: string }[] }[] } };
  const { steps } = (form.data as unknown as Steps).inquiryForm;
  const said: Record<string, string> = {
    firstName: 'Anne',
    lastName,
    email: 'anne@calandre.test',
    subject: 'buying',
  };
  let id: string | null = null;
  for (const { name, fields } of steps) {
    const answers = fields.map(field => ({
      name: field.name,
      values: [said[field.name] ?? (field.kind === 'consent' ? 'yes' : 'Bonjour')],
    }));
    const kept = answers.filter(each => each.name !== 'phone');
    const input = { form: 'contact', id, step: name, language: 'FR', answers: kept };
    const { data } = await visitor.ask(SAVE, { i: input });
    id = (data as unknown as { saveInquiry: { id: string } }).saveInquiry.id;
  }
  expect(await visitor.codeOf(SEND, { id })).toBeNull();
}

describe('a lead', () => {
  it('comes from a public form, is marked when it is late, and is taken to done', async () => {
    await sendContact('Roux');
    await house.db.owner("update leads set due_at = now() - interval '1 hour'");
    const staff = await house.guest({ permissions: ['Leads:read'], firstName: 'Solène' });
    const { page, context, complaints } = await visit(browser, house, '/admin/leads', { guest: staff });
    await page.locator('[data-overdue]').waitFor();
    await expectAccessible(page, 'admin-leads');
    await page.getByRole('button', { name: 'Anne Roux' }).click();
    await page.locator('[data-modal="lead"] [name="state"]').selectOption('DONE');
    await page.locator('[name="ownerId"]').selectOption({ label: 'Solène Mercier' });
    await page.locator('[name="note"]').fill('Rappelée, tout est dit.');
    await expectAccessible(page, 'admin-lead');
    await page.locator('[data-modal="lead"] [type="submit"]').click();
    await page.getByRole('table').getByText('Traitée').waitFor();
    expect(await page.locator('[data-overdue]').count()).toBe(0);
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Classeur (XLSX)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^demandes-\d{4}-\d\d-\d\d\.xlsx$/);
    await page.getByRole('button', { name: 'Anne Roux' }).click();
    const line = page.locator('[data-history]').getByText('Solène Mercier');
    await line.first().waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Noter une demande' }).click();
    await page.locator('[name="name"]').fill('Paul Martin');
    await page.locator('[data-modal="add-lead"] [type="submit"]').click();
    await page.locator('[name="phone"][aria-invalid="true"]').waitFor();
    await page.locator('[data-modal="add-lead"]').getByText('Ce champ est obligatoire.').waitFor();
    await page.locator('[name="phone"]:focus').waitFor();
    await page.locator('[name="phone"]').fill('06 12 34 56 78');
    await page.locator('[data-modal="add-lead"] [type="submit"]').click();
    await page.getByRole('button', { name: 'Paul Martin' }).waitFor();
    await page.setViewportSize(PHONE);
    await expectAccessible(page, 'admin-leads-phone');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a permission', () => {
  it('is given and taken while the person’s page is open', async () => {
    const admin = await house.guest({ permissions: ['Users:update', 'Leads:read'] });
    await admin.ask('mutation { updateLanguage(language: EN) { id } }');
    const person = await house.guest({ permissions: ['Leads:read'], firstName: 'Odile' });
    await sendContact('Blanc');
    const theirs = await visit(browser, house, '/admin/leads', { guest: person });
    await theirs.page.getByRole('table').waitFor();
    const path = `/admin/people/${await idOf(person)}`;
    const { page, context, complaints } = await visit(browser, house, path, { guest: admin });
    await page.getByRole('heading', { name: 'Odile Mercier' }).waitFor();
    for (const [size, viewport] of [
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `admin-person-${size}`);
    }
    await page.getByRole('checkbox', { name: 'Handle leads' }).uncheck();
    await page.getByRole('button', { name: 'Save permissions' }).click();
    await page.getByText('Taken: Leads:read').waitFor();
    await theirs.page.locator('[data-list-search]').fill('Roux');
    await theirs.page.getByRole('button', { name: 'Réessayer' }).waitFor();
    await page.getByRole('checkbox', { name: 'Handle leads' }).check();
    await page.getByRole('button', { name: 'Save permissions' }).click();
    await page.getByText('Given: Leads:read').first().waitFor();
    await theirs.page.getByRole('button', { name: 'Réessayer' }).click();
    await theirs.page.getByRole('table').waitFor();

    // Their pages as they see them, with nothing to be changed; then one's own again.
    await page.getByRole('button', { name: 'See as this person' }).click();
    const viewing = page.locator('[data-viewing]');
    await viewing.getByText('Odile Mercier').waitFor();
    await expectAccessible(page, 'viewing-desktop');
    await page.setViewportSize(PHONE);
    await page.goto(`${house.url}/user/profile`);
    await expect.poll(() => page.locator('[name="firstName"]').inputValue()).toBe('Odile');
    await page.locator('form:has([name="firstName"]) [type="submit"]').click();
    await page.locator('[data-toast-key="errors.Forbidden"]').waitFor();
    await expectAccessible(page, 'viewing-phone');
    await page.setViewportSize(DESKTOP);
    await viewing.getByRole('button').click();
    await page.getByText('Viewed').waitFor();
    complaints.length = 0;

    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.locator('[data-modal="block"] [type="submit"]').click();
    await page.locator('[name="reason"][aria-invalid="true"]').waitFor();
    await page.locator('[name="reason"]').fill('Asked for it');
    await page.locator('[data-modal="block"] [type="submit"]').click();
    await page.getByText('not signed in anywhere').waitFor();
    await theirs.page.reload();
    await theirs.page.waitForURL(/auth\/login/);
    expect(complaints).toEqual([]);
    await Promise.all([context.close(), theirs.context.close()]);
  });
});

describe('somebody who cannot come in', () => {
  it('has a copy of their data and their erasure at their written wish', async () => {
    const admin = await house.guest({ permissions: ['Users:update'] });
    const person = await house.guest({ email: 'writer@calandre.test', firstName: 'Odette' });
    const id = await idOf(person);
    await admin.ask('mutation($id: ID!) { blockPerson(id: $id, reason: "Fraude") { id } }', { id });
    const path = `/admin/people/${id}`;
    const { page, context, complaints } = await visit(browser, house, path, { guest: admin });
    const wish = async (open: string, name: string) => {
      await page.getByRole('button', { name: open }).click();
      await page.locator('[name="wishedOn"]').fill('2026-11-02');
      await page.locator('[name="reason"]').fill('Lettre, signée comme sur son contrat');
      await expectAccessible(page, name);
      await page.locator(`[data-modal="${name}"] [type="submit"]`).click();
    };
    await wish('Envoyer une copie de ses données', 'wish-copy');
    await page.getByText('Lien envoyé.').waitFor();
    await page.getByText('Copie des données envoyée').waitFor();

    // Their own browser, in which nobody is signed in.
    const link = `/auth/dataCopy?token=${tokenIn(await openLetter(house, person.email))}`;
    const theirs = await visit(browser, house, link);
    for (const viewport of [PHONE, DESKTOP]) {
      await theirs.page.setViewportSize(viewport);
      await expectAccessible(theirs.page, `data-copy-${viewport.width}`);
    }
    const [download] = await Promise.all([
      theirs.page.waitForEvent('download'),
      theirs.page.getByRole('button', { name: 'Télécharger mes données' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(person.email);
    await theirs.page.getByRole('heading', { name: 'Votre copie est enregistrée' }).waitFor();

    await page.setViewportSize(PHONE);
    await wish('Effacer ce compte', 'wish-erase');
    await page.waitForURL(/\/admin\/people$/);
    expect((await openLetter(house, person.email)).text).toContain('2 novembre 2026');
    await theirs.page.getByRole('button', { name: 'Enregistrer encore une fois' }).click();
    await theirs.page.getByRole('heading', { name: 'Ce lien n’est plus valable' }).waitFor();
    expect([...complaints, ...theirs.complaints]).toEqual([]);
    await Promise.all([context.close(), theirs.context.close()]);
  });
});

describe('the other pages of staff', () => {
  it('are accessible and do what they say', async () => {
    const admin = await house.guest({
      permissions: ['Users:update', 'Content:update', 'Questions:answer', 'Leads:read'],
    });
    const car = await addCar(house, { auction: {} });
    const asker = await house.guest({ firstName: 'Élodie' });
    const ask = 'mutation($i: CreateQuestionInput!) { createQuestion(createQuestionInput: $i) { id } }';
    await asker.ask(ask, { i: { uuid: car.uuid, question: 'Le moteur est-il d’origine ?' } });
    const { page, context, complaints } = await visit(browser, house, '/admin/questions', { guest: admin });
    await page.locator('[data-waits]').waitFor();
    await expectAccessible(page, 'admin-questions');
    await page.getByRole('button', { name: 'Répondre' }).click();
    await page.locator('[name="answer"]').fill('Oui, numéros concordants.');
    await expectAccessible(page, 'admin-answer');
    await page.locator('[data-modal="answer"] [type="submit"]').click();
    await page.getByText('Réponse de Alain Mercier').waitFor();

    // With the keys alone: the field has the focus, and then the next row, for the answered one is gone.
    for (const question of ['Et la boîte ?', 'Et le pont ?'])
      await asker.ask(ask, { i: { uuid: car.uuid, question } });
    await page.goto(`${house.url}/admin/questions?state=OPEN`);
    await expect.poll(() => page.locator('tbody > tr').count()).toBe(2);
    await page.getByRole('button', { name: 'Répondre' }).first().press('Enter');
    await page.locator('[name="answer"]:focus').waitFor();
    await page.keyboard.type('Aussi.');
    await page.locator('[data-modal="answer"] [type="submit"]').press('Enter');
    await page.locator('[data-modal]').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('tbody > tr').count()).toBe(1);
    await page.locator('tbody :focus').waitFor();

    await page.goto(`${house.url}/admin/groups`);
    await page.getByRole('button', { name: 'Créer un groupe' }).click();
    await page.locator('[name="name"]').fill('Accueil');
    await page.getByRole('checkbox', { name: 'Traiter les demandes' }).check();
    await page.locator('[data-modal="group"] [type="submit"]').click();
    await page.getByRole('heading', { name: 'Accueil' }).waitFor();
    await expectAccessible(page, 'admin-groups');

    await page.goto(`${house.url}/admin/reviews`);
    await page.locator('[data-review-figure="google"]').waitFor();
    await page.getByRole('button', { name: 'Ajouter un avis' }).click();
    await page.locator('[name="message"]').fill('Une vente sans accroc.');
    await page.locator('[data-modal="review"] [type="submit"]').click();
    await page.getByRole('button', { name: 'Publier' }).click();
    await page.getByRole('button', { name: 'Masquer' }).waitFor();
    await expectAccessible(page, 'admin-reviews');

    await page.goto(`${house.url}/admin/letters`);
    await page.getByRole('table').waitFor();
    await expectAccessible(page, 'admin-letters');
    await page.getByRole('tab', { name: 'Tâches en échec' }).click();
    await page.getByText('Rien n’a échoué.').waitFor();
    await page.goto(`${house.url}/admin/people`);
    await page.getByRole('table').waitFor();
    await expectAccessible(page, 'admin-people');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
