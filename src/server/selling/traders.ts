import { isDeepStrictEqual } from 'node:util';
import { TRADER_FIELDS, type Trader } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import type { Accounts, Trade } from '../accounts/index.ts';
import { requireFields } from '../context.ts';
import type { Core } from '../core.ts';
import { columnsOf, statement, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { houseLetter, type Letter } from '../mail/index.ts';
import { IS_PUBLIC_AD } from '../public-ads.ts';
import { houseWords } from '../words/index.ts';
import type { RegisterUrls } from './registers.ts';
import { askRegisters } from './trader-checks.ts';

const { columns, selected, parameters, valuesOf } = columnsOf(TRADER_FIELDS);

export const findTrader = statement(
  'selling.findTrader',
  `select ${selected('t')} from traders t where account_id = $1`,
).one<Trader, [accountId: string | null]>();

/** SQL: the running trade auctions of account $1, in which bidders see the seller's company. */
const IS_AUCTIONING = `select from auctions a join ads d on d.uuid = a.ad_uuid
   where d.owner_id = $1 and a.status = 'open' and a.start_at <= now() and a.is_trade_sale`;
const isAuctioning = statement('selling.isAuctioningByTrade', IS_AUCTIONING).any<[accountId: string]>();

/** The trader details of an account as confirmed by staff; after a revocation, still shown in a running auction. */
export const findConfirmedTrader = statement(
  'selling.findConfirmedTrader',
  `select ${selected('t')} from traders t join accounts p on p.id = t.account_id
   where account_id = $1 and (p.is_professional or exists (${IS_AUCTIONING}))`,
).one<Trader, [accountId: string]>();

const saveSql = statement(
  'selling.saveTrader',
  `insert into traders as t (account_id, ${columns.join(', ')}) values ($1, ${parameters(2)})
   on conflict (account_id) do update
     set ${columns.map(column => `${column} = excluded.${column}`).join(', ')}, updated_at = now()
     where (${columns.map(column => `t.${column}`).join(', ')})
       is distinct from (${columns.map(column => `excluded.${column}`).join(', ')})`,
);

const shownSql = statement(
  'selling.findShownBy',
  `select uuid from ads d where owner_id = $1 and ${IS_PUBLIC_AD}`,
);
const isNameless = statement(
  'selling.isNamelessTrade',
  `select from ads d join accounts p on p.id = d.owner_id
   where d.uuid = $1 and p.is_professional and not d.calandre_collection
     and not exists (select from traders where account_id = p.id)`,
).any<[adUuid: string]>();

/** Requires trader details before a professional's car is published. @throws AppError BadInput `trader` */
export async function requireTrader(writes: Writes, adUuid: string): Promise<void> {
  requireInput(!(await isNameless(writes, adUuid)), 'trader');
}

/** A trader's own declaration and its status. */
export type OwnTrader = Trader & Trade;

/** Returns null for an account without trader details. */
export async function findOwnTrader(
  { database, trade }: Pick<TraderParts, 'database' | 'trade'>,
  accountId: string,
): Promise<OwnTrader | null> {
  const [trader, its] = [await findTrader(database, accountId), await trade.find(database, accountId)];
  return trader && its && { ...trader, ...its };
}

/** Whether a trade sale of the account has a contract not yet fixed with the seller's details. */
const isToSign = statement(
  'selling.isToSign',
  `select from orders o join auctions a on a.id = o.auction_id
   where o.seller_id = $1 and o.state = 'CREATED' and ($2 or a.is_trade_sale)
     and not exists (select from order_particulars p where p.order_id = o.id)`,
).any<[accountId: string, isProfessional: boolean]>();

type TraderParts = Pick<Core, 'database' | 'bus' | 'mail' | 'jobs' | 'settings' | 'publicUrl'> & {
  readonly registers: RegisterUrls;
  readonly trade: Accounts['trade'];
};

/** The fields that staff check in the registers; a change to one invalidates the confirmation. */
const COMPARED = ['company', 'registerNumber', 'vatNumber', 'country'] as const;
/** Ignores case and whitespace. */
const plainOf = (text: string | undefined) => text?.toLocaleLowerCase('fr').replaceAll(/\s+/g, ' ').trim();

/**
 * Saves the details of a trading seller. For a new trader, staff get an e-mail and the registers are queried; so too
 * after a change to a confirmed trader, who counts as a private person until confirmed again.
 * @throws AppError BadInput with the field, Unauthenticated for an erased account, CarUnderHammer where an identity
 * would change during a running auction, OrderOpen while the contract of a sold car is to be signed
 */
export async function saveTrader(parts: TraderParts, accountId: string, given: Trader): Promise<OwnTrader> {
  const { database, bus, mail, trade } = parts;
  const trader = requireFields(TRADER_FIELDS, given);
  await database.transaction(async writes => {
    const claimant = await trade.hold(writes, accountId);
    const before = await findTrader(writes, accountId);
    await writes.query(saveSql, [accountId, ...valuesOf(trader)]);
    await askRegisters(parts, writes, accountId, trader);
    const isOther = COMPARED.some(name => plainOf(before?.[name]) !== plainOf(trader[name]));
    if (isOther && (await isAuctioning(writes, accountId))) throw new AppError('CarUnderHammer');
    const isNew = !isDeepStrictEqual({ ...before }, { ...trader });
    const isChecked = isOther || (!claimant.isProfessional && isNew);
    if (isChecked && (await isToSign(writes, accountId, claimant.isProfessional)))
      throw new AppError('OrderOpen');
    if (isOther && claimant.isProfessional) await trade.end(writes, accountId);
    if (isChecked) await mail.send(writes, claimLetter(parts, { ...claimant, id: accountId }, trader));
    const shown = await writes.query<{ uuid: string }>(shownSql, [accountId]);
    await bus.publish(writes, [
      { topic: 'member', id: accountId, version: 0 } as const,
      ...shown.map(({ uuid }) => ({ topic: 'ad', id: uuid, version: 0 }) as const),
    ]);
  });
  return found(await findOwnTrader(parts, accountId));
}

type Claimant = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** To the house: somebody declares a trade; staff check it in the registers. */
function claimLetter(
  parts: Pick<Core, 'settings' | 'publicUrl'>,
  { id, firstName, lastName, email }: Claimant,
  trader: Trader,
): Letter {
  const name = `${firstName} ${lastName}`.trim();
  const { company, registerNumber, vatNumber, street, zipCode, city, country } = trader;
  return houseLetter(parts, {
    subject: houseWords()('house.traders.subject', { name, company }),
    paragraphs: [
      houseWords()('house.traders.text', { name, email }),
      houseWords()('house.traders.numbers', { company, registerNumber, vatNumber }),
      houseWords()('house.traders.address', { street, zipCode, city, country }),
    ],
    button: houseWords()('house.traders.button'),
    path: linkTo('admin/people/person', 'fr', { id }),
  });
}
