/**
 * The content room: pages, articles, events and the questions people always ask, in three languages. It
 * promises that every text that was ever public can be read again, with who wrote it and when; that a draft
 * or a planned article is nobody's but staff's; that an address once given is followed for ever; and that
 * what staff typed leaves as words and styles, never as markup.
 */
import { localeOf } from '#shared/words/locale.ts';
import { boundTo } from '../bound.ts';
import type { Core } from '../core.ts';
import type { Slice } from '../paging.ts';
import { openRetrying } from '../retrying.ts';
import { openSnapshots } from '../snapshots/index.ts';
import { openCalendar } from './calendar.ts';
import { type Content, type Key, type Kind, SLUG, SLUG_LENGTH_MAX } from './content.ts';
import { findContent, keyText, type ListWish, listPublished, listSlugs, listTags } from './content-store.ts';
import { move, publishDraft, saveDraft } from './drafts.ts';
import { holdingTerms } from './holding-terms.ts';
import { arranged, type ListedWish } from './listing.ts';
import { plantTexts } from './planting.ts';
import { listAll, listPublicVersions, listVersions } from './versions-store.ts';

export type { PublishedAddress } from './content-store.ts';

const KEPT_MAX = 2_000;
const NUMBER_MAX = 1_000_000;

export type ContentRoom = ReturnType<typeof openContent>;
export function openContent(parts: Pick<Core, 'database' | 'bus' | 'clock' | 'events' | 'settings'>) {
  const { database, bus, clock, events, settings } = parts;
  const texts = openSnapshots(keys => findContent(database, keys), KEPT_MAX);
  bus.onMessage(({ topic }) => {
    if (topic === 'content') texts.clear();
  });
  bus.onReset(texts.clear);
  const calendar = openCalendar(parts);
  let planted = '';
  /** Of what the house decides, only what a text may name makes them anew. */
  async function plant(): Promise<void> {
    const terms = holdingTerms(settings);
    if (planted === JSON.stringify(terms)) return;
    await plantTexts(parts, terms);
    planted = JSON.stringify(terms);
  }
  const planting = openRetrying(plant, error => events.partFailed({ part: 'texts of the house', error }));

  async function find(key: Key): Promise<Content | null> {
    if (!SLUG.test(key.slug) || key.slug.length > SLUG_LENGTH_MAX) return null;
    const content = await texts.get(keyText(key));
    return content && content.datedAt <= clock() ? content : null;
  }

  return {
    find,
    /** A version that is or once was public; null where there is none. */
    async findVersion(key: Key, number: number): Promise<Content | null> {
      if ((await find(key)) === null || !Number.isInteger(number) || number < 1 || number > NUMBER_MAX)
        return null;
      return texts.get(keyText(key, number));
    },
    ...boundTo(database, { listPublicVersions, listTags, listPublished, listVersions }),
    /** The terms of sale that hold now, as a bid remembers them. */
    async findTerms(locale: Uppercase<Key['locale']>) {
      const terms = await find({ kind: 'PAGE', slug: 'cgv', locale: localeOf(locale) });
      return terms && { locale: terms.locale, version: terms.number };
    },
    /** Every text of a kind that is asked for, language by language. */
    listAll: async (kind: Kind, wish: ListedWish) => arranged(await listAll(database, kind), wish),
    /** What everyone may read of a kind, newest first. */
    async list(kind: Kind, wish: ListWish): Promise<Slice<Content>> {
      const { slugs, total: totalCount } = await listSlugs(database, kind, wish);
      const contents = await Promise.all(slugs.map(slug => find({ kind, slug, locale: wish.locale })));
      return { rows: contents.filter(content => content !== null), totalCount, offset: wish.offset };
    },
    ...boundTo(parts, { saveDraft, publish: publishDraft, move }),
    /** Puts the house's own texts where they belong, before anyone asks for them. */
    async open(): Promise<void> {
      planted = '';
      await plant();
      calendar.start();
    },
    /** What the house has decided may be another: its own texts name it as it holds. */
    followSettings: planting.start,
    [Symbol.dispose]() {
      calendar[Symbol.dispose]();
      planting[Symbol.dispose]();
    },
  };
}
