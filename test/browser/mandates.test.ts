import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#server/context.ts';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  browser = await openChromium();
  staff = await house.guest({ permissions: ['Leads:read'] });
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const WORDS = {
  fr: {
    ...{ path: '/user/carHunter', empty: 'Aucune recherche confiée', received: 'Nous l’avons bien reçue' },
    ...{ accept: /Elle m’intéresse/, refuse: /Ce n’est pas elle/, send: 'Écarter cette voiture' },
    ...{ chosen: 'Vous avez retenu une voiture', aside: 'Écartée', start: 'Confier une recherche' },
  },
  en: {
    ...{ path: '/en/user/carHunter', empty: 'No search mandates', received: 'We have received it' },
    ...{ accept: /I am interested/, refuse: /Not this one/, send: 'Dismiss this car' },
    ...{ chosen: 'You have chosen a car', aside: 'Dismissed', start: 'Entrust us with a search' },
  },
} as const;

/** A search as its form leaves it, sent. */
async function entrust(guest: Guest, { brand = 'Alpine', model = 'A110' } = {}): Promise<string> {
  const answers = {
    brand: [brand],
    model: [model],
    yearFrom: ['1969'],
    yearTo: ['1975'],
    budget: ['90000'],
  };
  const [row] = await house.db.owner<{ id: string }>(
    `with i as (insert into inquiries (form, key_hash, account_id, language, answers, sent_at)
       select 'carHunter', '\\x00', id, 'FR', $2, now() from accounts where email = $1 returning id, account_id)
     insert into leads (inquiry_id, form, account_id, name, email, lead_source, due_at)
     select id, 'carHunter', account_id, 'Anne Roy', $1, 'website', now() from i returning id`,
    [guest.email, JSON.stringify(answers)],
  );
  return row?.id ?? '';
}

async function propose(mandateId: string): Promise<void> {
  const { uuid } = await addCar(house);
  const call =
    'mutation($m: ID!, $c: ID!) { proposeCar(mandateId: $m, carUuid: $c, note: "La voici.") { id } }';
  await staff.ask(call, { m: mandateId, c: uuid });
}

describe.each(['fr', 'en'] as const)('one’s own searches, in %s', locale => {
  const words = WORDS[locale];

  it('begin with the form', async () => {
    const guest = await house.guest();
    const { page, context, complaints } = await visit(browser, house, words.path, { guest, viewport: PHONE });
    await page.getByText(words.empty).waitFor();
    await expectAccessible(page, `mandates-empty-${locale}`);
    await page.getByRole('link', { name: words.start }).click();
    await page.waitForURL(/\/form\/carhunter\//);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('show how far they are, and take an answer to each car', async () => {
    const guest = await house.guest();
    const mandateId = await entrust(guest);
    const { page, context, complaints } = await visit(browser, house, words.path, { guest, viewport: PHONE });
    await page.getByText(words.received).waitFor();
    await expectAccessible(page, `mandate-received-${locale}`);
    await propose(mandateId);
    await propose(mandateId);
    await page.setViewportSize(DESKTOP);
    await page.reload();
    const open = page.locator('[data-proposal=OPEN]');
    await expect.poll(() => open.count()).toBe(2);
    await expectAccessible(page, `mandate-proposals-${locale}`);

    await open.first().getByRole('button', { name: words.refuse }).click();
    await page.getByRole('textbox').last().fill('Pas en bleu.');
    await expectAccessible(page, `mandate-refusing-${locale}`);
    await page.getByRole('button', { name: words.send }).click();
    await page.getByText(words.aside, { exact: true }).waitFor();
    await open.first().getByRole('button', { name: words.accept }).click();
    await page.getByText(words.chosen).waitFor();
    await expectAccessible(page, `mandate-found-${locale}`);
    const told = await house.db.owner(
      'select answer, reason from mandate_proposals where lead_id = $1 order by answer',
      [mandateId],
    );
    expect(told).toEqual([
      { answer: 'ACCEPTED', reason: '' },
      { answer: 'REFUSED', reason: 'Pas en bleu.' },
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each(['fr', 'en'] as const)('staff, in %s', locale => {
  const words = STAFF_WORDS[locale];

  it('see on an ad which searches wait for it, and propose it to them', async () => {
    const member = await house.guest({ permissions: [...PERMISSIONS] });
    await member.ask(`mutation { updateLanguage(language: ${locale.toUpperCase()}) { id } }`);
    const guest = await house.guest();
    const model = `Djet ${locale}`;
    const uuid = await house.rooms.ads.create({ brand: 'Matra', model, carType: 'CLASSIC' });
    await house.rooms.ads.publish(uuid);
    await entrust(guest, { brand: 'Matra', model });
    const path = `/admin/ads/edit/${uuid}`;
    const { page, context, complaints } = await visit(browser, house, path, { guest: member });
    const waits = page.getByRole('link', { name: words.waits });
    await waits.click();
    const section = page.getByRole('region', { name: words.section });
    await section.getByText(/1969–1975/).waitFor();
    await section.getByRole('button', { name: new RegExp(`^${words.propose}.*Anne Roy$`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('La voici.');
    await expectAccessible(page, `mandate-proposing-${locale}`);
    await dialog.getByRole('button', { name: words.propose, exact: true }).click();
    await section.locator('[data-proposed=OPEN]').getByText(words.proposed).waitFor();
    expect([await section.getByRole('button').count(), await waits.count()]).toEqual([0, 0]);

    const mine = '{ myMandates { state proposals { id note car { uuid } } } }';
    const { data } = await guest.ask(mine);
    const [mandate] = (data as unknown as { myMandates: Mandate[] }).myMandates;
    expect(mandate).toMatchObject({ state: 'PROPOSALS', proposals: [{ note: 'La voici.', car: { uuid } }] });
    const refuse =
      'mutation($id: ID!) { answerProposal(id: $id, accepts: false, reason: "Pas en bleu.") { id } }';
    await guest.ask(refuse, { id: mandate?.proposals[0]?.id });
    await page.reload();
    await section.locator('[data-proposed=REFUSED]').getByText('Pas en bleu.').waitFor();
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      // On a phone in one language, on a desktop in the other.
      if (viewport === (locale === 'fr' ? PHONE : DESKTOP))
        await expectAccessible(page, `mandate-proposed-${locale}`);
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

type Mandate = { readonly state: string; readonly proposals: readonly { readonly id: string }[] };

const STAFF_WORDS = {
  fr: {
    waits: '1 recherche l’attend',
    section: 'Recherches confiées',
    propose: 'Proposer',
    proposed: 'Proposée, réponse attendue',
  },
  en: {
    waits: '1 search is waiting for it',
    section: 'Entrusted searches',
    propose: 'Propose',
    proposed: 'Proposed, no answer yet',
  },
} as const;
