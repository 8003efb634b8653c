import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { pdf } from '../kit/pdf.ts';

let house: TestHouse;
let browser: Browser;
let folder: string;
beforeAll(async () => {
  house = await openTestHouse();
  house.rooms.jobs.start();
  browser = await openChromium();
  folder = await mkdtemp(join(tmpdir(), 'calandre-selling-'));
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Photos as a camera leaves them: with the place where they were taken. */
async function takePhotos(): Promise<string[]> {
  const colours = ['#a33', '#3a3', '#33a', '#aa3'];
  return Promise.all(
    colours.map(async (background, index) => {
      const path = join(folder, `photo-${index}.jpg`);
      const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
        .toBuffer();
      await writeFile(path, bytes);
      return path;
    }),
  );
}

/** Lets go of files over a place, as a hand does. */
async function dropFiles(page: Page, zone: string, paths: readonly string[]): Promise<void> {
  const files = await Promise.all(
    paths.map(async path => ({
      name: path.split('/').at(-1) ?? '',
      bytes: [...(await sharp(path).toBuffer())],
    })),
  );
  const data = await page.evaluateHandle(given => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of given) {
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
    }
    return transfer;
  }, files);
  await page.dispatchEvent(`[data-drop=${zone}]`, 'drop', { dataTransfer: data });
}

const saved = (page: Page) => page.locator('[data-saving=saved]').waitFor();
const openStep = async (page: Page, step: string) => {
  await page.locator(`[data-step-link=${step}]`).click();
  await page.locator(`[data-step=${step}]`).waitFor();
};

async function expectWellDrawn(page: Page, name: string, sizes = [PHONE, DESKTOP]): Promise<void> {
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${name}-${viewport.width}`);
  }
  await page.setViewportSize(DESKTOP);
}

const WORDS = {
  fr: {
    prefix: '',
    send: 'Envoyer pour relecture',
    next: 'Étape suivante',
    pick: 'Choisir un fichier',
    turn: 'Tourner la photo 1',
    later: 'Reculer la photo 2',
  },
  en: {
    prefix: '/en',
    send: 'Submit for review',
    next: 'Next step',
    pick: 'Choose a file',
    turn: 'Rotate photo 1',
    later: 'Move photo 2 later',
  },
} as const;

async function fillTheCar(page: Page): Promise<void> {
  await page
    .getByLabel(/^(Année|Year)/)
    .first()
    .fill('1969');
  await page.getByLabel(/^(Kilométrage|Mileage)/).fill('98 400');
  await page.locator('[name=transmission]').selectOption('MANUAL');
  await page.locator('[name=fuel]').selectOption('PETROL');
  await page.locator('[name=country]').selectOption('FR');
  await page.locator('[name=city]').fill('Dieppe');
  await page.locator('[name=shellColor]').selectOption('BLUE');
}

describe.each(['fr', 'en'] as const)('a seller’s car, in %s', locale => {
  // On the other of the two it is looked at in the other language.
  const size = locale === 'fr' ? PHONE : DESKTOP;
  it('goes from a draft to the public, by way of the house', async () => {
    const words = WORDS[locale];
    const seller = await house.guest({ firstName: 'Marc' });
    const staff = await house.guest({ permissions: ['Ads:publish', 'Ads:update'] });
    const { uuid } = await addCar(house, { status: 'DRAFT', sellerEmail: seller.email });
    const photos = await takePhotos();

    const { page, context, complaints } = await visit(browser, house, `${words.prefix}/user/cars`, {
      guest: seller,
    });
    await page.locator(`[data-car="${uuid}"]`).waitFor();
    await expectWellDrawn(page, `my-cars-${locale}`, [size]);
    await page.locator(`[data-car="${uuid}"] a`).click();
    await page.locator('[data-step=car]').waitFor();
    await fillTheCar(page);
    await saved(page);
    await expectWellDrawn(page, `my-car-car-${locale}`, [size]);

    await page.getByRole('button', { name: words.next }).click();
    await page.locator('[data-step=condition]').waitFor();
    await page.locator('[name=carState]').selectOption('GOOD');
    await page
      .locator('[name=history]')
      .fill('Une seule famille depuis 1969, toutes les factures, sans corrosion.');
    await page.locator('[name=MATCHING_NUMBERS]').check();
    await expectWellDrawn(page, `my-car-condition-${locale}`, [size]);

    await openStep(page, 'papers');
    const paper = {
      name: 'papers.pdf',
      mimeType: 'application/pdf',
      buffer: await pdf(),
    };
    await page.locator('input[name=document]').setInputFiles(paper);
    await page.locator('[data-paper=REGISTRATION_CERTIFICATE]').waitFor();
    const wrong = { name: 'virus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') };
    await page.locator('input[name=document]').setInputFiles(wrong);
    await page.getByRole('alert').filter({ hasText: 'virus.pdf' }).waitFor();
    await expectWellDrawn(page, `my-car-papers-${locale}`, [size]);

    await openStep(page, 'photos');
    await dropFiles(page, 'photos', photos);
    await expect.poll(() => page.locator('[data-photo]').count()).toBe(4);
    await page.getByRole('button', { name: words.later }).focus();
    await page.keyboard.press('Enter');
    const before = await page.locator('[data-photos=front] [data-photo]').getAttribute('data-photo');
    await page.getByRole('button', { name: words.turn }).click();
    await expect
      .poll(() => page.locator('[data-photos=front] [data-photo]').getAttribute('data-photo'))
      .not.toBe(before);
    await saved(page);
    await expectWellDrawn(page, `my-car-photos-${locale}`, [size]);

    await openStep(page, 'price');
    await page.locator('[name=price]').fill('48 900');
    await expectWellDrawn(page, `my-car-price-${locale}`, [size]);
    await openStep(page, 'preview');
    await expect.poll(() => page.locator('[data-missing]').count()).toBe(0);
    await page.locator('[data-section=disclaimer]').waitFor();
    await expectWellDrawn(page, `my-car-preview-${locale}`, [size]);
    await page.getByRole('button', { name: words.send }).click();
    await page.locator('[data-review=WAITING]').waitFor();
    await expectWellDrawn(page, `my-car-waiting-${locale}`, [size]);

    const id = await submissionOf(staff);
    const ask = `mutation { askForChanges(id: "${id}", comments: [{ field: "version", text: "Berlinette ?" }]) { id } }`;
    expect(await staff.codeOf(ask)).toBeNull();
    await page.reload();
    await page.locator('[data-remarked=version]').click();
    await page.locator('[data-remark=version]').waitFor();
    await expectWellDrawn(page, `my-car-asked-${locale}`, [size]);
    await page.locator('[name=version]').fill('Berlinette');
    await openStep(page, 'preview');
    await page.getByRole('button', { name: words.send }).click();
    await page.locator('[data-review=WAITING]').waitFor();

    expect(
      await staff.codeOf(`mutation { approveSubmission(id: "${await submissionOf(staff)}") { id } }`),
    ).toBeNull();
    await page.reload();
    await page.locator('[data-state=PUBLISHED]').waitFor();
    const { slug } = (await house.rooms.ads.find(uuid)) ?? { slug: '' };
    const path = locale === 'fr' ? '/acheter/voiture-collection/' : '/en/buy/collection-car/';
    await page.goto(`${house.url}${path}${slug}.html`);
    await page.getByRole('heading', { level: 1, name: /Berlinette/ }).waitFor();
    expect(complaints.filter(text => !text.includes('422'))).toEqual([]);
    await context.close();
  });
});

async function submissionOf(staff: Guest): Promise<string> {
  const { data } = await staff.ask('{ adSubmissions { id } }');
  return (data as unknown as { adSubmissions: { id: string }[] }).adSubmissions[0]?.id ?? '';
}

describe('a car open in two windows', () => {
  it('keeps what both wrote, and asks only where both wrote the same field', async () => {
    const seller = await house.guest();
    const { uuid } = await addCar(house, { status: 'DRAFT', sellerEmail: seller.email });
    const path = `/en/user/cars/create/${uuid}`;
    const car = () => house.rooms.ads.find(uuid);
    const first = await visit(browser, house, path, { guest: seller });
    const second = await visit(browser, house, path, { guest: seller });
    await second.page.locator('[data-step=car]').waitFor();
    await first.page.locator('[name=version]').fill('Berlinette');
    await expect.poll(async () => (await car())?.version).toBe('Berlinette');

    // Elsewhere: theirs is here now, mine is kept, and nobody has to choose.
    await second.page.locator('[name=engine]').fill('1600 S');
    await second.page.getByText('Another window made changes in the meantime: Version.').waitFor();
    await saved(second.page);
    expect(await second.page.locator('[name=version]').inputValue()).toBe('Berlinette');
    expect(await car()).toMatchObject({ version: 'Berlinette', details: { engine: '1600 S' } });
    await second.page.getByRole('button', { name: 'Got it' }).click();

    // In the same field: the second chooses, and what it wrote elsewhere is kept either way.
    await first.page.locator('[name=engine]').fill('1300');
    await first.page
      .getByText('Another window made changes in the meantime: Engine.')
      .waitFor({ state: 'detached' });
    const dialog = first.page.locator('[data-modal=meanwhile]');
    await dialog.waitFor();
    expect(await first.page.locator('[data-saving=stale]').count()).toBe(1);
    await expectWellDrawn(first.page, 'my-car-stale-en');
    await dialog.getByRole('radio', { name: 'My version 1300' }).check();
    await dialog.getByRole('button', { name: 'Keep these choices' }).click();
    await saved(first.page);
    await expect.poll(async () => (await car())?.details.engine).toBe('1300');
    await first.context.close();
    await second.context.close();
  });
});

describe('a value that is not taken', () => {
  it('stays at its field, over the steps too, and holds up no other', async () => {
    const seller = await house.guest();
    const { uuid } = await addCar(house, { status: 'DRAFT', sellerEmail: seller.email });
    const car = () => house.rooms.ads.find(uuid);
    const { page, context, complaints } = await visit(browser, house, `/en/user/cars/edit/${uuid}`, {
      guest: seller,
    });
    await page.locator('[data-step=car]').waitFor();
    await page.locator('[name=year]').fill('1492');
    await page.locator('[name=mileage]').fill('a lot');
    await page.locator('[name=engine]').fill('1600 S');
    await page.getByText('Enter a whole number.').waitFor();
    await page.locator('[data-saving=partly]').waitFor();
    await page.getByText('This value is not accepted.').waitFor();
    expect(await car()).toMatchObject({ details: { engine: '1600 S' } });
    await openStep(page, 'condition');
    await page.locator('[name=history]').fill('One owner since 1969. Call me on +44 20 7946 0018.');
    await page.getByText(/No phone number, e-mail address or link in the ad/).waitFor();
    await page.locator('[name=history]').fill('');
    await openStep(page, 'price');
    await page.locator('[name=wish][value=AUCTION]').check();
    await page.locator('[name=wishedStartingPrice]').fill('15000');
    await page.locator('[name=wishedReserve]').fill('12000');
    await page.locator('[name=wishedStart]').fill('2020-06-01');
    await page.getByText('The reserve cannot be lower than the starting price.').waitFor();
    await page.getByText('This date has passed.').waitFor();
    await page.locator('[name=wishedStart]').fill('');
    await page.locator('[name=wishedReserve]').fill('15000');
    await openStep(page, 'car');
    await expect.poll(() => page.locator('[name=mileage]').inputValue()).toBe('a lot');
    await expect.poll(() => page.locator('[name=year]').inputValue()).toBe('1492');

    // Leaving asks first, staying loses nothing.
    await page.getByRole('link', { name: 'All my cars' }).click();
    const dialog = page.locator('[data-modal=leave]');
    await dialog.waitFor();
    await expectWellDrawn(page, 'my-car-leave-en');
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    // While it is up, nothing behind it takes a key.
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[name=mileage]').fill('84 000');
    await page.locator('[name=year]').fill('1969');
    // What saves itself is saved before its page is left, and nobody is asked.
    await page.getByRole('link', { name: 'All my cars' }).click();
    await page.waitForURL('**/user/cars');
    expect(await car()).toMatchObject({ year: 1969, mileage: 84_000 });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the seller’s side of a running sale', () => {
  it('shows live what only the seller knows, lowers the reserve, and answers with a photo', async () => {
    const [seller, buyer] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
    await house.db.owner('update auctions set reserve = 20000, reserve_reached = false where id = $1', [
      car.auctionId,
    ]);
    const ask = 'mutation($i: CreateQuestionInput!) { createQuestion(createQuestionInput: $i) { id } }';
    await buyer.ask(ask, { i: { uuid: car.uuid, question: 'Is the engine original?' } });
    const { page, context, complaints } = await visit(browser, house, `/en/user/cars/edit/${car.uuid}`, {
      guest: seller,
    });
    await page.getByText('Only you and the house see the reserve.').waitFor();
    const bid = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
    await buyer.ask(bid, { i: { auctionId: car.auctionId, bid: 12_000, isAuctionCGVAccepted: true } });
    await page.getByText(/8\s000\s€ short of the reserve/).waitFor();
    await page.getByText('1 bidder with a valid card').waitFor();
    await expectWellDrawn(page, 'my-sale-en');

    await page.getByRole('button', { name: /^Lower the reserve/ }).click();
    await page.locator('[data-modal=reserve]').waitFor();
    await expectWellDrawn(page, 'my-sale-reserve-en');
    await page.getByRole('button', { name: 'Yes, change it' }).click();
    await page.getByText('Reserve reached').waitFor();

    const [photo = ''] = await takePhotos();
    await page.locator('input[name=answerPhotos]').setInputFiles(photo);
    await page.getByAltText('Photo 1').waitFor();
    await page.locator('[name=answer]').fill('Yes, numbers match. Call 06 12 34 56 78.');
    await page.getByRole('button', { name: 'Publish the answer' }).click();
    await page.getByText('Yes, numbers match. Call •••••.').waitFor();
    await expectWellDrawn(page, 'my-sale-answered-en');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('what sellers hand in', () => {
  it('is read over by staff: sent back with a remark, then approved; others find no such page', async () => {
    const [seller, staff] = [await house.guest(), await house.guest({ permissions: ['Ads:publish'] })];
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    await house.rooms.ads.update(uuid, {
      ...COMPLETE,
      carState: 'GOOD',
      history: { fr: HISTORY },
    });
    const photos = await house.db.owner<{ id: string }>(
      "insert into photos (file_key, width, height) values ('a', 3, 2), ('b', 3, 2), ('c', 3, 2) returning id",
    );
    const [front, ...exteriors] = photos.map(({ id }) => id);
    const works = [{ name: { fr: 'Révision' }, startDate: '2024-03-02' }];
    const changed = { price: 45_000, body: 'SALOON', highlights: ['FIRST_HAND'], works };
    const data = { ...changed, photos: { front, exteriors } };
    const read = await seller.ask(`{ myCar(uuid: "${uuid}") { version } }`);
    const { version: v } = (read.data as unknown as { myCar: { version: number } }).myCar;
    const save =
      'mutation($u: ID!, $v: Int!, $d: CarAdInput) { saveMyCar(uuid: $u, version: $v, data: $d) { version } }';
    expect(await seller.codeOf(save, { u: uuid, v, d: data })).toBeNull();
    const submit = 'mutation($u: ID!, $v: Int!) { submitMyCar(uuid: $u, version: $v) { state } }';
    expect(await seller.codeOf(submit, { u: uuid, v: v + 1 })).toBeNull();

    const { page, context } = await visit(browser, house, '/admin/ads/review', { guest: staff });
    // Codes and amounts in the words of the site, parts by their names.
    await page
      .locator('[data-difference=price]')
      .getByText(/45\s000\s€/)
      .waitFor();
    for (const [field, words] of [
      ['body', 'Berline'],
      ['highlights', 'Première main'],
      ['works', 'Intitulé, Français'],
    ] as const) {
      await page.locator(`[data-difference=${field}]`).getByText(words).waitFor();
    }
    await expectWellDrawn(page, 'ad-review-fr');
    await page.getByRole('button', { name: 'Demander des modifications' }).click();
    await page.getByRole('button', { name: 'Envoyer les remarques' }).click();
    await page.getByText('Écrivez une remarque sur un champ au moins.').waitFor();
    await page.locator('[name=comment-price]').fill('Ce prix est-il le bon ?');
    await expectWellDrawn(page, 'ad-review-ask-fr');
    await page.getByRole('button', { name: 'Envoyer les remarques' }).click();
    await page.getByText('Aucune annonce n’attend de relecture.').waitFor();

    expect(await seller.codeOf(submit, { u: uuid, v: v + 3 })).toBeNull();
    await page.reload();
    await page.getByRole('button', { name: 'Approuver et publier' }).click();
    await page.getByText('est en ligne.').waitFor();
    expect((await house.rooms.ads.find(uuid))?.price).toBe(45_000);
    await context.close();

    const other = await visit(browser, house, '/admin/ads/review', { guest: seller });
    expect(await other.page.locator('[data-submission]').count()).toBe(0);
    await other.context.close();
  }, 120_000);
});

const HISTORY = 'Une seule famille depuis 1969, toutes les factures, aucune corrosion.';
const COMPLETE = {
  ...{ year: 1969, mileage: 98_400, transmission: 'MANUAL', fuel: 'PETROL', price: 48_900 },
  ...{ country: 'FR', city: 'Dieppe' },
};
