/**
 * What other sites show of the house: a lot that runs, or a list of them, in a frame; and the script that puts it
 * there. It promises that a frame says what everybody may know and says it as it changes, that nothing can be done in
 * it but open a window of the house, and that it tells the page around it only what stands in it. It decides nothing,
 * and knows no HTTP.
 */
import { brand, brandSlug } from '#shared/brand.ts';
import type { Language } from '#shared/words/locale.ts';
import { LANGUAGES, ownLocale } from '#shared/words/locale.ts';
import { anonymousContext } from '../context.ts';
import type { Execute } from '../graphql/index.ts';
import { wordsIn } from '../words/index.ts';
import { defineElements, frameAddress } from './host-script.ts';
import type { Look } from './looks.ts';
import {
  type FramedCar,
  type FramePage,
  factsOf,
  nameOf,
  pathOf,
  writeListFrame,
  writeLotFrame,
} from './pages.ts';
import { thumbnailOf } from './thumbnail.ts';

export { lookIn } from './looks.ts';

const CAR = `uuid slug brand model version year price reducedPrice lotState
  photos { front { url srcSet width height } }
  auction { id lotState start end startingPrice currentBid reservePriceReached version }`;
const LOT = `query FramedLot($uuid: ID, $slug: String) { publicCarAd(uuid: $uuid, slug: $slug) { ${CAR} } }`;
const LIST = `query FramedLots($brand: [String!], $limit: Int!) {
  searchCarAds(first: $limit, sort: ENDING_SOON, filter: {
    auctionsOnly: true, auctionStates: [NOT_STARTED, RUNNING], brands: $brand }) { edges { node { ${CAR} } } } }`;

const LOTS_MAX = 12;
const LOTS_DEFAULT = 6;

/** How high a frame is where no script of ours says it. */
const FRAME_SIZE = { width: 480, height: 560 };

export type EmbedParts = {
  readonly execute: Pick<Execute, 'run'>;
  /** The pages' own documents, by id. */
  readonly documents: Readonly<Record<string, string>>;
  readonly origin: string;
  readonly fileHost: string | null;
  readonly clock: () => number;
};

/** Which frame: of a lot, or of the lots of a brand, at most so many. */
export type FrameOf =
  | { readonly lot: string }
  | { readonly brand: string | null; readonly limit: number | null };

export type Embed = ReturnType<typeof openEmbed>;

export function openEmbed({ execute, documents, origin, fileHost, clock }: EmbedParts) {
  const idOf = (name: string): string => {
    const found = Object.entries(documents).find(([, text]) => text.startsWith(`subscription ${name}(`));
    if (!found) throw new Error(`the pages have no document ${name}`);
    return found[0];
  };
  const live = { bid: idOf('BidAdded'), facts: idOf('AuctionUpdated'), news: idOf('LotNews') };

  async function ask(text: string, variables: object): Promise<object> {
    const asked = { text, operationName: null, variables: { ...variables } };
    const { data, errors } = await execute.run(asked, anonymousContext());
    if (errors?.[0] && !data) throw errors[0].originalError ?? errors[0];
    return data ?? {};
  }
  async function findCar(variables: { uuid: string } | { slug: string }): Promise<FramedCar | null> {
    const { publicCarAd } = (await ask(LOT, variables)) as { publicCarAd?: FramedCar | null };
    return publicCarAd ?? null;
  }
  async function carsOf(frame: FrameOf): Promise<readonly FramedCar[]> {
    if ('lot' in frame) {
      const car = await findCar({ uuid: frame.lot });
      return car ? [car] : [];
    }
    const limit = Math.min(LOTS_MAX, Math.max(1, frame.limit ?? LOTS_DEFAULT));
    const { searchCarAds } = (await ask(LIST, {
      limit,
      brand: frame.brand === null ? [] : [frame.brand],
    })) as {
      searchCarAds?: { edges: readonly { node: FramedCar }[] };
    };
    return (searchCarAds?.edges ?? []).map(({ node }) => node);
  }

  const titles = Object.fromEntries(
    LANGUAGES.map(language => {
      const say = wordsIn(language);
      const title = { lot: say('papers.embed.frame.lot'), list: say('papers.embed.frame.list') };
      return [language.toLowerCase(), title];
    }),
  );
  return {
    /** What is put into another site's page. */
    script: `(${defineElements})(${frameAddress},${JSON.stringify(titles)},${JSON.stringify(brandSlug())},${JSON.stringify(ownLocale())})`,
    /** A frame's page, in a language and a look. */
    async page(frame: FrameOf, language: Language, look: Look): Promise<FramePage & { isThere: boolean }> {
      const cars = await carsOf(frame);
      const wish = { language, look, origin, documents: live, fileHost, now: clock() };
      const page = 'lot' in frame ? writeLotFrame(cars[0] ?? null, wish) : writeListFrame(cars, wish);
      return { ...page, isThere: cars.length > 0 || !('lot' in frame) };
    },
    /** What a frame shows now, as it asks again after its line was down. */
    facts: async (frame: FrameOf): Promise<readonly object[]> =>
      (await carsOf(frame)).map(car => {
        const { start, end, ...facts } = factsOf(car);
        return { ...facts, start: new Date(start).toISOString(), end: new Date(end).toISOString() };
      }),
    /** The oEmbed of a car's page (oembed.com); null where there is no such car. */
    async oembed(slug: string, language: Language, within: { width: number | null; height: number | null }) {
      const car = await findCar({ slug });
      if (!car) return null;
      const say = wordsIn(language);
      const prefix = language === 'FR' ? '' : `/${language.toLowerCase()}`;
      const width = Math.min(FRAME_SIZE.width, within.width ?? FRAME_SIZE.width);
      const height = Math.min(FRAME_SIZE.height, within.height ?? FRAME_SIZE.height);
      const front = car.photos.front;
      return {
        ...{ version: '1.0', type: 'rich', provider_name: brand().name, provider_url: origin },
        title: nameOf(car),
        url: origin + pathOf(car, language),
        ...{ width, height, cache_age: 3_600 },
        html: `<iframe src="${origin}${prefix}/embed/lot/${car.uuid}" width="${width}" height="${height}" title="${say('papers.embed.frame.lot')}" loading="lazy" referrerpolicy="origin" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`,
        ...(front ? thumbnailOf(front, origin, within) : {}),
      };
    },
  };
}
