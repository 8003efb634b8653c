/**
 * Calendar: the end of an auction as an iCalendar file for one car, or as a feed of a person's favourites that follows
 * every extension. Guarantees: a feed's address is a secret that its person can renew or revoke at any time; a feed
 * shows public cars only, with no bid, name or price. Feeds of staff also contain their appointments for consigned
 * cars, while they may read those.
 */

import { linkTo } from '#shared/paths/links.ts';
import { datedCarTitle } from '#shared/words/car-title.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import type { Accounts, Caller, Sitter } from '../accounts/index.ts';
import type { Ad, Ads } from '../ads/index.ts';
import type { Auction, Auctions } from '../auctions/index.ts';
import type { Consignments } from '../consignments/index.ts';
import type { Core } from '../core.ts';
import type { Sales } from '../sales/index.ts';
import { findFeed, findFollowed, findSerial, removeFeed, renewFeed } from './calendar-store.ts';
import { type Lot, writeCalendar } from './write.ts';

/** The purpose for which the secret of a feed's address is sealed. */
const FEED = 'calendar';

export type CalendarParts = Pick<Core, 'database' | 'domain' | 'secrets' | 'limits' | 'publicUrl'> & {
  readonly auctions: Pick<Auctions, 'find' | 'findPublic' | 'findPublicByAd'>;
  readonly ads: Pick<Ads, 'findPublic'>;
  readonly ways: Accounts['ways'];
  readonly sales: Pick<Sales, 'findPublic'>;
  readonly consignments: Pick<Consignments, 'meetings'>;
};

export type Calendar = ReturnType<typeof openCalendar>;

export function openCalendar(parts: CalendarParts) {
  const { database, domain, secrets, limits, auctions, ads, publicUrl, ways, sales } = parts;
  const { consignments } = parts;
  domain.on('ways.ended', async (writes, { accountId }) => {
    await removeFeed(writes, accountId);
  });

  function lotOf(auction: Auction, ad: Ad, language: Language): Lot {
    const url = new URL(linkTo('car', localeOf(language), { slug: ad.slug }), publicUrl).href;
    return { auction, name: datedCarTitle(ad), url };
  }
  const addressOf = async (serial: string) =>
    new URL(`/calendar/feeds/${await secrets.sign(FEED, serial)}.ics`, publicUrl).href;

  return {
    /** Returns the end of one auction; null where there is no such public auction. */
    async writeLot(auctionId: string, language: Language): Promise<string | null> {
      const auction = await auctions.findPublic(auctionId);
      const ad = auction && (await ads.findPublic(auction.adUuid));
      if (!ad) return null;
      return writeCalendar([lotOf(auction, ad, language)], {
        language,
        host: publicUrl.hostname,
        isFeed: false,
      });
    },
    /** Returns the end of each lot of a sale; null where there is no such sale. */
    async writeSale(slug: string, language: Language): Promise<string | null> {
      const sale = await sales.findPublic(slug);
      if (!sale) return null;
      const lots: Lot[] = [];
      for (const { number, adUuid, auctionId } of sale.lots) {
        const [ad, auction] = await Promise.all([ads.findPublic(adUuid), auctions.findPublic(auctionId)]);
        if (ad && auction) lots.push({ ...lotOf(auction, ad, language), number });
      }
      return writeCalendar(lots, { language, host: publicUrl.hostname, isFeed: false });
    },
    /** Returns the content of a feed; null where the address is invalid or revoked. */
    async writeFeed(token: string): Promise<string | null> {
      const serial = await secrets.read(FEED, token);
      if (serial === null) return null;
      await limits.take('calendar', serial);
      const feed = await findFeed(database, serial);
      if (!feed) return null;
      const lots: Lot[] = [];
      for (const uuid of await findFollowed(database, feed.accountId)) {
        const [ad, auction] = await Promise.all([ads.findPublic(uuid), auctions.findPublicByAd(uuid)]);
        if (ad && auction) lots.push(lotOf(auction, ad, feed.language));
      }
      const meetings = (await consignments.meetings(feed.accountId)).map(meeting => ({
        ...meeting,
        url: new URL(linkTo('admin/consignments/file', 'fr', { id: meeting.consignmentId }), publicUrl).href,
      }));
      const feedOf = { language: feed.language, host: publicUrl.hostname, isFeed: true };
      return writeCalendar(lots, feedOf, meetings);
    },
    /** Returns the secret address of a person's feed; null where they have none. */
    async addressOf(accountId: string): Promise<string | null> {
      const serial = await findSerial(database, accountId);
      return serial === null ? null : addressOf(serial);
    },
    /** Creates a new address; the previous one is revoked. @throws AppError Unauthenticated */
    renew: (sitter: Sitter, caller: Caller): Promise<string> =>
      database.transaction(async writes => {
        await ways.requireSitter(writes, sitter);
        const serial = await renewFeed(writes, sitter.accountId);
        await ways.tell(writes, sitter.accountId, { kind: 'WAY_ADDED', way: 'CALENDAR' }, caller);
        return addressOf(serial);
      }),
    end: (accountId: string, caller: Caller): Promise<void> =>
      database.transaction(async writes => {
        if (!(await removeFeed(writes, accountId))) return;
        await ways.tell(writes, accountId, { kind: 'WAY_ENDED', way: 'CALENDAR' }, caller);
      }),
  };
}
