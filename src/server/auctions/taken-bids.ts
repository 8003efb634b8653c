import { linkTo } from '#shared/paths/links.ts';
import { formatEuros } from '#shared/words/format.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import { record } from '../audit/index.ts';
import { statement, type Writes } from '../database/index.ts';
import { composeLetter, type Letter, type Mail } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';
import type { LedgerRequest } from './ledger.ts';

type TakenBid = Pick<LedgerRequest, 'auctionId' | 'bidderId' | 'bid' | 'maxBid'> & {
  readonly email: string;
  readonly language: Language;
  readonly car: string;
  readonly slug: string;
  /** Whether it added no bid, and only raised the leader's maximum. */
  readonly isRaise: boolean;
  readonly takenBy: string;
  readonly leadSource: string;
};

function letterOf({ email, language, car, slug, bid, maxBid, isRaise }: TakenBid, publicUrl: URL): Letter {
  const say = wordsIn(language);
  const paragraphs = isRaise
    ? [say('letters.takenBid.raised', { maximum: formatEuros(maxBid ?? bid) })]
    : [say('letters.takenBid.placed', { bid: formatEuros(bid) })];
  if (maxBid !== null && !isRaise)
    paragraphs.push(say('letters.takenBid.maximum', { maximum: formatEuros(maxBid) }));
  const subject = say(`letters.takenBid.${isRaise ? 'raisedSubject' : 'subject'}`, { car });
  const url = new URL(linkTo('car', localeOf(language), { slug }), publicUrl).href;
  return composeLetter({
    ...{ to: email, language, subject, paragraphs },
    button: { text: say('letters.takenBid.button'), url },
    note: say('letters.takenBid.note'),
  });
}

const toldSql = statement(
  'auctions.takenBids',
  `select p.email, p.language, concat_ws(' ', d.brand, d.model) as car, d.slug, r.bid, r.max_bid as "maxBid",
     a.id as "auctionId", r.bidder_id as "bidderId", r.placed_by as "takenBy", r.lead_source as "leadSource",
     not exists (select from bids b where b.auction_id = r.auction_id and b.bidder_id = r.bidder_id
                 and b.request_id = r.id and b.is_immediate) as "isRaise"
   from bid_requests r join accounts p on p.id = r.bidder_id
     join auctions a on a.id = r.auction_id join ads d on d.uuid = a.ad_uuid
   where r.id = any($1::uuid[]) and p.email is not null order by r.position`,
);

/** Notifies of bids that staff placed for others, in the transaction that accepts them. */
export type OnTaken = (writes: Writes, requests: readonly LedgerRequest[]) => Promise<void>;

/** Writes to the audit log who placed a bid for whom (by shortened id); the maximum is left out. */
function writeDown(
  writes: Writes,
  { auctionId, car, bid, isRaise, leadSource, bidderId, takenBy }: TakenBid,
) {
  const action = isRaise ? 'auction.maximumRaised' : 'auction.bidTaken';
  const after = { ...(isRaise ? {} : { bid }), leadSource, account: bidderId.slice(0, 8) };
  return record(writes, { actorId: takenBy, action, subjectId: auctionId, subjectName: car, after });
}

/** Sends the bidder a letter about a bid that staff placed for them, and logs who placed it. */
export function tellTakenBids(mail: Mail, publicUrl: URL): OnTaken {
  return async (writes, requests) => {
    const taken = await writes.query<TakenBid>(toldSql, [requests.map(request => request.id)]);
    for (const each of taken) await writeDown(writes, each);
    await mail.sendAll(
      writes,
      taken.map(each => letterOf(each, publicUrl)),
    );
  };
}
