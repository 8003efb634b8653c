import { describe, expect, it } from 'vitest';
import { houseBrand, openBrand, withPriceHolder } from '#server/brand/index.ts';
import { readHouseTexts } from '#server/content/texts.ts';
import { FORMS } from '#server/leads/forms/index.ts';
import { sentencesOf } from '#server/words/catalogue.ts';
import { inItsWords } from '#shared/brand.ts';
import { MANDATE_MONTHS } from '#shared/sale/mandate.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';

const texts = await readHouseTexts();
/** What people read from the house itself: its pages and questions, not its articles on cars. */
const pages = texts.filter(({ kind }) => kind !== 'BRAND' && kind !== 'ARTICLE');
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const bodyOf = (slug: string, locale: Locale) =>
  plain(pages.find(text => text.slug === slug && text.locale === locale)?.body ?? `no ${slug} in ${locale}`);

type Said = Readonly<Record<string, string>>;
const withinIn = (locale: Locale) =>
  (sentencesOf('forms', locale).inquiry as unknown as { readonly within: Said }).within;

/** The page that leads to a form, and the form whose answer it promises. */
const PROMISED = [
  ['services/funding', 'funding'],
  ['services/delivery', 'delivery'],
  ['services/carSpecialist', 'specialist'],
  ['services/sell/auctions', 'sellAuction'],
  ['guide/seller', 'sellAuction'],
] as const;

const RESERVE_AND_MAXIMUM = {
  fr: /réserve[^.]* maximum qui l[ea] couvre[^.]* aussitôt/,
  en: /reserve[^.]* maximum that covers it[^.]* at once/,
  es: /reserva[^.]* máximo que l[ao] cubra[^.]* de inmediato/,
};

describe('who holds a price', () => {
  const texts = async () =>
    (await readHouseTexts()).map(({ description, body }) => `${description}\n${body}`);
  const SAID =
    /escrow|séquestre|tiers de confiance|détient le prix|holds the price|custodia el precio|depósito(?! lleno)/i;

  it('is the house, and no page says another, where none is set up', async () => {
    const all = (await texts()).join('\n');
    expect(all).not.toMatch(SAID);
    expect(all).not.toMatch(/\{held|\{provider/);
    for (const locale of LOCALES)
      expect(JSON.stringify(inItsWords(sentencesOf('core', locale), locale).promises)).not.toMatch(SAID);
  });

  it('is said by name on each page that speaks of it, where one is set up', async () => {
    const before = houseBrand();
    openBrand(withPriceHolder(before, 'Banque Tierce'));
    try {
      const all = await texts();
      expect(all.join('\n')).not.toMatch(
        /compte réservé|account kept for sale|account for sale|cuenta reservada|\{held/,
      );
      // Terms, privacy, the page of payment and two answers, in three languages.
      expect(all.filter(text => text.includes('Banque Tierce'))).toHaveLength(15);
      for (const locale of LOCALES)
        expect(inItsWords(sentencesOf('core', locale), locale).promises).toMatchObject({
          payment: { text: expect.stringContaining('Banque Tierce') },
        });
    } finally {
      openBrand(before);
    }
  });
});

describe.each(LOCALES)('what the house promises, in %s', locale => {
  it.each(PROMISED)('%s says of an answer what its form says', (slug, form) => {
    const within = withinIn(locale)[String(FORMS.get(form)?.dueInHours)] ?? 'no promise';
    expect(bodyOf(slug, locale)).toContain(within);
  });

  it('says above no form when somebody answers but as the form promises', () => {
    const { forms } = sentencesOf('forms', locale).inquiry as unknown as {
      forms: Record<string, { text: string }>;
    };
    const early = /dans la journée|jour même|same day|mismo día/;
    const said = Object.entries(forms).filter(([, { text }]) => early.test(plain(text)));
    expect(said.map(([form]) => form)).toEqual([]);
  });

  it.each(['cgv', 'auction', 'enchere-maximum'])(
    '%s says that a maximum goes up to the reserve at once',
    slug => {
      const text = texts.find(one => one.slug === slug && one.locale === locale);
      expect(plain(text?.body ?? '')).toMatch(RESERVE_AND_MAXIMUM[locale]);
    },
  );

  it('counts an answer in working days: hours are for a similar car and an inspector’s report alone', () => {
    const inHours = /\b\d\d (heures|hours|horas)\b/;
    const said = pages.filter(text => text.locale === locale && inHours.test(plain(text.body)));
    const slugs = said.map(({ slug }) => slug);
    expect(slugs.filter(slug => !/^about$|offMarketSearch|expertise/.test(slug))).toEqual([]);
  });

  it('answers a wish for a car in working days, and offers one like it in hours, wherever it says so', () => {
    const { contactPage } = sentencesOf('forms', locale).inquiry as unknown as {
      contactPage: { overText: string };
    };
    const said = withinIn(locale);
    expect(plain(contactPage.overText)).toContain(said['48']);
    expect(plain(contactPage.overText)).toContain(said['72']);
  });

  it('pays a trader once nobody can withdraw any more, and shows no change that it has not read', () => {
    const [period, read] = {
      fr: ['professionnel, une fois le délai de rétractation passé', 'nous les avons relus'],
      en: ['professional, once the time for withdrawing is over', 'we have read them through'],
      es: ['profesional, vencido el plazo de desistimiento', 'los hemos revisado'],
    }[locale];
    expect(bodyOf('guide/seller', locale)).toContain(period);
    expect(bodyOf('services/onlineAd', locale)).toContain(read);
  });

  it('leaves the day a car is collected to the contract', () => {
    const days =
      /(retir|enlev|collect|pick|recog)\S*[^.]{0,60}\b(15|21|quinze|vingt|fifteen|quince|veinti)\S* (jours|days|días)/i;
    expect(
      pages.filter(text => text.locale === locale && days.test(plain(text.body))).map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('gives a search as many months on its page as in its mandate', () => {
    const months = { fr: 'six mois', en: 'six months', es: 'seis meses' }[locale];
    expect([MANDATE_MONTHS, bodyOf('carHunter/buyer', locale)]).toEqual([6, expect.stringContaining(months)]);
  });

  it('writes the fee as everywhere, with a comma', () => {
    const pointed = pages.filter(text => text.locale === locale && /\d\.\d+ ?%/.test(plain(text.body)));
    expect(pointed.map(({ slug }) => slug)).toEqual([]);
  });
});
