import { createHash } from 'node:crypto';
import { linkTo } from '#shared/paths/links.ts';
import { isLotSold, type LotState } from '#shared/sale/index.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import { escapeMarkup } from '#shared/words/text.ts';
import { wordsIn } from '../words/index.ts';
import { type FrameStart, liveFrame, openFacts, openLine } from './frame-script.ts';
import { type Look, styleOf } from './looks.ts';
import { type FrameWords, sayLot } from './said.ts';

/** A car as a frame asks for it. */
export type FramedCar = {
  readonly uuid: string;
  readonly slug: string;
  readonly brand: string;
  readonly model: string;
  readonly version: string | null;
  readonly year: number | null;
  readonly price: number | null;
  /** What is asked since it was reduced. */
  readonly reducedPrice: number | null;
  readonly lotState: LotState;
  readonly photos: { readonly front: FramedPhoto | null };
  readonly auction: FramedAuction | null;
};
type FramedPhoto = {
  readonly url: string;
  readonly srcSet: string;
  /** As it was taken in; what is shown is smaller. */
  readonly width: number;
  readonly height: number;
};
type FramedAuction = {
  readonly id: string;
  readonly lotState: LotState;
  readonly start: string;
  readonly end: string;
  readonly startingPrice: number;
  readonly currentBid: number | null;
  readonly reservePriceReached: boolean | null;
  readonly version: number;
};

export type FrameWish = {
  readonly language: Language;
  readonly look: Look;
  readonly origin: string;
  readonly documents: FrameStart['documents'];
  /** Where pictures may come from besides ourselves. */
  readonly fileHost: string | null;
  readonly now: number;
};

/** A page to be shown in a frame, and what it may do there. */
export type FramePage = { readonly html: string; readonly policy: string };

type Lot = FrameStart['lots'][number];

/** What is known of a car's sale, for everybody: no price of one that is sold (spec §4). */
export function factsOf({ uuid, price, reducedPrice, lotState, auction }: FramedCar): Lot {
  const started = (text: string | undefined) => (text === undefined ? 0 : Date.parse(text));
  return {
    id: uuid,
    auctionId: auction?.id ?? null,
    version: auction?.version ?? 0,
    lotState: auction?.lotState ?? lotState,
    start: started(auction?.start),
    end: started(auction?.end),
    price: isLotSold(lotState) ? null : auction ? auction.currentBid : (reducedPrice ?? price),
    startingPrice: auction?.startingPrice ?? null,
    reservePriceReached: auction?.reservePriceReached ?? null,
  };
}

export const nameOf = ({ brand, model, version, year }: FramedCar): string =>
  [brand, model, version, year].filter(Boolean).join(' ');

/** The path of its page, which frames and pages of ours share an origin for. */
export const pathOf = ({ slug }: FramedCar, language: Language): string =>
  linkTo('car', localeOf(language), { slug });

/** One lot; where there is none, the page says so. */
export function writeLotFrame(car: FramedCar | null, wish: FrameWish): FramePage {
  const say = wordsIn(wish.language);
  if (!car) return writeFrame(`<p class="note">${escapeMarkup(say('papers.embed.missing'))}</p>`, [], wish);
  const body = `<div class="wide">${lotOf(car, 'h1', wish)}</div>`;
  return writeFrame(body, [car], wish, pathOf(car, wish.language));
}

/** Running and announced lots, the next to end first. */
export function writeListFrame(cars: readonly FramedCar[], wish: FrameWish): FramePage {
  const say = wordsIn(wish.language);
  const heading = `<h1>${escapeMarkup(say('papers.embed.frame.list'))}</h1>`;
  const lots = cars.map(car => `<li>${lotOf(car, 'h2', wish)}</li>`).join('');
  const none = `<p class="note">${escapeMarkup(say('papers.embed.none'))}</p>`;
  const all = linkTo('search', localeOf(wish.language));
  const foot = `<p class="foot">${linkOut(all, say('papers.embed.seeAll'), wish.language)}</p>`;
  return writeFrame(heading + (cars.length > 0 ? `<ul>${lots}</ul>` : none) + foot, cars, wish, all, true);
}

function lotOf(car: FramedCar, heading: 'h1' | 'h2', wish: FrameWish): string {
  const { language, now } = wish;
  const said = sayLot(factsOf(car), frameWords(language), now);
  const address = escapeMarkup(pathOf(car, language));
  const { front } = car.photos;
  const picture =
    front &&
    `<a class="photo" href="${address}" target="_blank" rel="noopener" tabindex="-1" aria-hidden="true"><img
src="${escapeMarkup(front.url)}" srcset="${escapeMarkup(front.srcSet)}" sizes="(min-width:560px) ${heading === 'h1' ? 45 : 33}vw, 100vw" alt="" width="3" height="2"></a>`;
  const place = (name: keyof typeof said, element: string, more = '') =>
    `<${element} data-say="${name}"${more}>${escapeMarkup(said[name])}</${element}>`;
  return `<article data-lot="${escapeMarkup(car.uuid)}">${picture ?? ''}<div class="told">
<${heading}>${escapeMarkup(nameOf(car))}</${heading}>
${place('label', 'p', ' class="label"')}${place('amount', 'p', ' class="amount" aria-live="polite"')}
<p class="facts">${place('time', 'span')}${place('reserve', 'span', ' class="soft"')}</p><div class="gap"></div>
<a class="button" href="${address}" target="_blank" rel="noopener">${place('button', 'span')}${heard(language, nameOf(car))}</a></div></article>`;
}

/** Behind what everybody reads, for who listens: that follows the sale, which a label of its own would not. */
const heard = (language: Language, ...more: string[]): string =>
  `<span class="heard">${escapeMarkup([` (${wordsIn(language)('papers.embed.newWindow')})`, ...more].join(' '))}</span>`;

const linkOut = (address: string, text: string, language: Language): string =>
  `<a href="${escapeMarkup(address)}" target="_blank" rel="noopener">${escapeMarkup(text)}${heard(language)}</a>`;

function writeFrame(
  body: string,
  cars: readonly FramedCar[],
  { language, look, origin, documents, fileHost, now }: FrameWish,
  path: string | null = null,
  isList = false,
): FramePage {
  const say = wordsIn(language);
  const { style, hash } = styleOf(look);
  const start: FrameStart = { words: frameWords(language), lots: cars.map(factsOf), documents, isList, now };
  // What stands in a script ends where it would end the script.
  const script = `(${liveFrame})(${sayLot},${openLine},${openFacts},${JSON.stringify(start).replaceAll('<', '\\u003c')})`;
  const title = isList || !cars[0] ? say('papers.embed.frame.list') : nameOf(cars[0]);
  const html = `<!doctype html><html lang="${language.toLowerCase()}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title>
${path === null ? '' : `<link rel="canonical" href="${escapeMarkup(origin + path)}">`}<style>${style}</style></head>
<body class="${isList ? 'list' : 'lot'}"><main>${body}</main><script>${script}</script></body></html>`;
  return { html, policy: policyOf(script, hash, fileHost) };
}

/** Anybody may show it, for nothing can be done in it; it talks to the house alone. */
function policyOf(script: string, styleHash: string, fileHost: string | null): string {
  const scriptHash = createHash('sha256').update(script).digest('base64');
  return [
    ...["default-src 'none'", `script-src 'sha256-${scriptHash}'`, `style-src 'sha256-${styleHash}'`],
    ...[`img-src 'self' data:${fileHost === null ? '' : ` ${fileHost}`}`, "connect-src 'self'"],
    ...["base-uri 'none'", "form-action 'none'", 'frame-ancestors *'],
  ].join('; ');
}

function frameWords(language: Language): FrameWords {
  const say = wordsIn(language);
  return {
    ...{ price: say('papers.embed.price'), startingPrice: say('papers.embed.startingPrice') },
    ...{ currentBid: say('papers.embed.currentBid'), sold: say('papers.embed.sold') },
    ...{ unsold: say('papers.embed.unsold'), cancelled: say('papers.embed.cancelled') },
    ...{ gone: say('papers.embed.gone'), opensIn: say('papers.embed.opensIn') },
    ...{ endsIn: say('papers.embed.endsIn'), hammer: say('papers.embed.hammer') },
    ...{ none: say('papers.embed.reserve.none'), reached: say('papers.embed.reserve.reached') },
    ...{ notReached: say('papers.embed.reserve.notReached'), days: say('papers.embed.units.days') },
    ...{ hours: say('papers.embed.units.hours'), minutes: say('papers.embed.units.minutes') },
    ...{ seconds: say('papers.embed.units.seconds'), bid: say('papers.embed.bid') },
    see: say('papers.embed.see'),
  };
}
