import type { HouseRooms } from '#server/house.ts';
import { LOCALES } from '#shared/words/locale.ts';

/** The texts of the house that a car of the demo illustrates, by its slug: those the studio has pictures of. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'jaguar-type-e-4-2-coupe-serie-1-1966': ['about', 'services/expertise'],
  'porsche-911-t-2-2-1970': ['services/sell', 'services/warranty'],
  'ferrari-dino-246-gt-1972': ['services/sell/auctions', 'services/offMarketSearch'],
  'alpine-a110-1600-s-1971': ['services/sell/managedSale', 'services/photoShoot'],
  'mini-cooper-s-1275-mk-i-1966': ['services/delivery', 'services/registration'],
  'fiat-500-f-1968': ['services/sell/classifiedAd', 'services/funding'],
};

/** Articles of the journal by the car that the lot beside each is like: lots are shown on the road, at dusk. */
const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  'jaguar-mk-ii-3-8-1962': ['hivernage'],
  'ferrari-308-gts-quattrovalvole-1984': ['enchere-maximum'],
  'austin-healey-3000-mk-iii-bj8-1966': ['numeros-concordants'],
  'datsun-240z-fairlady-export-1971': ['lire-un-dossier'],
  'lancia-fulvia-coupe-1-3-s-1971': ['premiere-ancienne'],
  'porsche-911-carrera-993-1996': ['youngtimers'],
};

/** Puts a car beside texts of the journal and of the services, as staff do in the editor. */
export async function illustrateTexts(
  { content }: HouseRooms,
  staffId: string,
  { cars, lots }: { readonly cars: ReadonlyMap<string, string>; readonly lots: ReadonlyMap<string, string> },
): Promise<void> {
  const illustrate = async (kind: 'PAGE' | 'ARTICLE', slug: string, ads: string[]) => {
    for (const locale of LOCALES) {
      const key = { kind, slug, locale } as const;
      const [newest] = await content.listVersions(key);
      if (!newest) continue;
      const { title, description, body, tags, details } = newest;
      const number = await content.saveDraft(staffId, {
        ...key,
        title,
        description,
        body,
        tags,
        details: { ...details, ads },
      });
      await content.publish(staffId, { ...key, number, datedAt: null });
    }
  };
  for (const [kind, texts, shown] of [
    ['PAGE', PAGES, cars],
    ['ARTICLE', ARTICLES, lots],
  ] as const) {
    for (const [car, slugs] of Object.entries(texts)) {
      for (const slug of slugs) await illustrate(kind, slug, [shown.get(car) ?? '']);
    }
  }
}
