import type { HouseRooms } from '#server/house.ts';
import { LOCALES } from '#shared/words/locale.ts';

/** The texts of the house that a car of the demo illustrates, by its slug: those the studio has pictures of. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'jaguar-type-e-4-2-coupe-serie-1-1966': ['about', 'numeros-concordants', 'services/expertise'],
  'porsche-911-t-2-2-1970': ['enchere-maximum', 'services/sell', 'services/warranty'],
  'ferrari-dino-246-gt-1972': ['services/sell/auctions', 'services/offMarketSearch'],
  'alpine-a110-1600-s-1971': ['lire-un-dossier', 'services/sell/managedSale', 'services/photoShoot'],
  'mini-cooper-s-1275-mk-i-1966': ['hivernage', 'services/delivery', 'services/registration'],
  'fiat-500-f-1968': ['premiere-ancienne', 'services/sell/classifiedAd', 'services/funding'],
};

/** Puts a car beside texts of the journal and of the services, as staff do in the editor. */
export async function illustrateTexts(
  { content }: HouseRooms,
  staffId: string,
  uuids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [car, slugs] of Object.entries(TEXTS)) {
    const ads = [uuids.get(car) ?? ''];
    for (const slug of slugs) {
      const kind = slug === 'about' || slug.startsWith('services/') ? 'PAGE' : 'ARTICLE';
      for (const locale of LOCALES) {
        const key = { kind, slug, locale } as const;
        const [newest] = await content.listVersions(key);
        if (!newest) continue;
        const { title, description, body, tags, details } = newest;
        await content.saveDraft(staffId, {
          ...key,
          title,
          description,
          body,
          tags,
          details: { ...details, ads },
        });
        await content.publish(staffId, { ...key, datedAt: null });
      }
    }
  }
}
