import { parse, subscribe } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymousContext, hasRight, type Right } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { buildSchema } from '#server/schema.ts';
import { addCar } from '../kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { addAuction } from '../kit/world.ts';
import { enter, IDENTITIES, type Identity, SELLER_EMAIL } from './identities.ts';
import { type Fixture, MUTATIONS, QUERIES, type Who } from './matrix.ts';
import { SUBSCRIPTIONS } from './subscriptions.ts';

let house: TestHouse;
let sellerId = '';
const guests = new Map<string, Guest>();
beforeAll(async () => {
  house = await openTestHouse();
  for (const identity of IDENTITIES) guests.set(identity.name, await enter(house, identity));
  const [seller] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
    SELLER_EMAIL,
  ]);
  sellerId = seller?.id ?? '';
});
afterAll(() => house[Symbol.asyncDispose]());

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const UNKNOWN: Fixture = { uuid: NOWHERE, auctionId: NOWHERE, questionId: NOWHERE };

/** Written as rows: there are thousands, and how a car comes before the public is tested elsewhere. */
async function addFixture(): Promise<Fixture> {
  const car = await addAuction(house.db, { sellerId, endsInMs: 24 * 3_600_000 });
  const [row] = await house.db.owner<{ id: string }>(
    `insert into questions (ad_uuid, author_id, question) values ($1, $2, '?') returning id`,
    [car.adUuid, sellerId],
  );
  return { uuid: car.adUuid, auctionId: car.auctionId, questionId: row?.id ?? '' };
}

const isSellerOr = (who: Who | Right): who is Extract<Who, { readonly sellerOr: unknown }> =>
  typeof who === 'object' && 'sellerOr' in who;

/** What refuses this identity; null where it may. */
function refusalOf(who: Who | Right, { isSignedIn, isSeller, permissions }: Identity): string | null {
  if (who === 'anyone') return null;
  if (!isSignedIn) return 'Unauthenticated';
  if (who === 'signed in') return null;
  if (who === 'staff') return permissions.length > 0 ? null : 'Forbidden';
  const right = isSellerOr(who) ? who.sellerOr : who;
  const isOwn = right !== who && isSeller;
  return isOwn || hasRight({ permissions: new Set(permissions) }, right) ? null : 'Forbidden';
}

/** What no identity that may is ever told; the last is a bug. */
const REFUSALS = new Set(['Unauthenticated', 'Forbidden', 'Unknown']);

const namesOf = (fields: object | undefined) => new Set(Object.keys(fields ?? {}));

describe('the table of who may do what', () => {
  it('has a line for every mutation, query and subscription of the schema, and none more', () => {
    const schema = buildSchema(house.rooms);
    expect(namesOf(MUTATIONS)).toEqual(namesOf(schema.getMutationType()?.getFields()));
    expect(namesOf(QUERIES)).toEqual(namesOf(schema.getQueryType()?.getFields()));
    expect(namesOf(SUBSCRIPTIONS)).toEqual(namesOf(schema.getSubscriptionType()?.getFields()));
  });

  for (const [name, { call, isByKey }] of Object.entries(SUBSCRIPTIONS)) {
    it(`${name} tells nobody of a draft, or under a strange key`, async () => {
      const draft = { ...UNKNOWN, ...(await addCar(house, { status: 'DRAFT', sellerEmail: SELLER_EMAIL })) };
      const document = parse(`subscription { ${call(draft)} }`);
      const contextValue = anonymousContext();
      const opened = await subscribe({ schema: buildSchema(house.rooms), document, contextValue });
      const refused = 'errors' in opened ? opened.errors?.[0]?.originalError : null;
      expect(refused).toEqual(new AppError(isByKey ? 'Unauthenticated' : 'NotFound'));
    });
  }

  // Before the changes, which leave thousands of cars for each list to go through.
  for (const [name, asked] of Object.entries(QUERIES)) {
    if ('staff' in asked) {
      const right = [asked.staff].flat().join(' or ');
      it(`${name} is for ${right}`, async () => {
        const query = `{ ${asked.call(await addFixture())} }`;
        for (const identity of IDENTITIES) {
          const code = await guests.get(identity.name)?.codeOf(query);
          expect([identity.name, code]).toEqual([identity.name, refusalOf(asked.staff, identity)]);
        }
      });
      continue;
    }
    const { call, toVisitors } = asked;
    it(`${name} ${toVisitors === 'anyone' ? 'is public' : 'is one’s own'}`, async () => {
      const query = `{ ${call(await addFixture())} }`;
      const { data, errors } = await house.visitor().ask(query);
      expect(errors).toBeUndefined();
      if (toVisitors === 'anyone') expect(data?.[name]).not.toBeNull();
      else expect(data).toEqual({ [name]: toVisitors });
      expect(await guests.get('buyer')?.codeOf(query)).toBeNull();
    });
  }

  for (const [name, { who, call, changesSession }] of Object.entries(MUTATIONS)) {
    const allowed = isSellerOr(who) ? `the seller and ${who.sellerOr}` : String(who);
    it(`${name} is for ${allowed}`, async () => {
      // Signing in or out leaves another person behind, so those are asked by a visitor alone.
      const asked = changesSession ? IDENTITIES.filter(identity => !identity.isSignedIn) : IDENTITIES;
      // Who may changes it; those who may not find it as it was, whoever came before.
      const unchanged = await addFixture();
      const told = await Promise.all(
        asked.map(async identity => {
          const fixture = refusalOf(who, identity) === null ? await addFixture() : unchanged;
          const guest = changesSession ? house.visitor() : guests.get(identity.name);
          const code = (await guest?.codeOf(`mutation { ${call(fixture)} }`)) ?? null;
          return [identity.name, code !== null && REFUSALS.has(code) ? code : null];
        }),
      );
      const expected = asked.map(identity => [identity.name, refusalOf(who, identity)]);
      expect(told).toEqual(expected);
    });
  }

  for (const [name, { who, call }] of Object.entries(MUTATIONS)) {
    if (who === 'anyone' || isSellerOr(who)) continue;
    it(`${name} tells who may not nothing of what there is`, async () => {
      for (const identity of IDENTITIES) {
        const refusal = refusalOf(who, identity);
        if (refusal === null) continue;
        const code = await guests.get(identity.name)?.codeOf(`mutation { ${call(UNKNOWN)} }`);
        expect([identity.name, code]).toEqual([identity.name, refusal]);
      }
    });
  }
});

describe('a car that is not public', () => {
  it('is nobody’s to read, bid on, keep, ask about or check a card for', async () => {
    const draft = { ...UNKNOWN, ...(await addCar(house, { status: 'DRAFT', sellerEmail: SELLER_EMAIL })) };
    const buyer = guests.get('buyer');
    expect((await buyer?.ask(`{ publicCarAd(uuid: "${draft.uuid}") { uuid } }`))?.data).toEqual({
      publicCarAd: null,
    });
    for (const name of ['addFavorite', 'createQuestion', 'createCardCheckoutSession', 'revealOwnerContact']) {
      const code = await buyer?.codeOf(`mutation { ${MUTATIONS[name]?.call(draft)} }`);
      expect([name, code]).toEqual([name, 'NotFound']);
    }
  });
});
