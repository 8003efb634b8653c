import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { AdEnums } from '../ads/index.ts';
import type { Builder } from '../graphql/index.ts';

/** Defines the input of a bid, whether the bidder's own or placed by staff. */
export function bidInput(builder: Builder, Locale: AdEnums['Locale']) {
  const LeadSource = builder.enumType('LeadSource', { values: LEAD_SOURCES });
  return builder.inputType('AddBidInput', {
    fields: t => ({
      bid: t.int({ required: true }),
      maxBid: t.int({ description: 'The optional maximum automatic bid.' }),
      auctionId: t.id({ required: true }),
      isAuctionCGVAccepted: t.boolean({ required: true }),
      termsLocale: t.field({
        type: Locale,
        description:
          'The language in which the terms were read: their version is kept with the bid. FR by default.',
      }),
      leadSource: t.field({ type: LeadSource }),
      bidderEmail: t.string({
        description:
          'Auctions:update: whose bid this is, when staff take it by telephone or mail. The rules are the same.',
      }),
      bidderId: t.id({
        description:
          'User.id of whom the page takes for signed in: under the session of anybody else it places nothing (Unauthenticated).',
      }),
      isPrepared: t.boolean({
        description:
          'An agent prepared it and its person confirms it: whoever has a passkey has just shown that it is them.',
      }),
      clientBidId: t.id({
        description:
          'Made by the client and stored before sending. The same key from the same person within a day returns the first outcome again and places nothing; with other content it is refused (IdempotencyMismatch).',
      }),
    }),
  });
}
