import { hashPassword } from '#server/accounts/index.ts';
import { PERMISSIONS } from '#server/context.ts';
import { type Database, statement } from '#server/database/index.ts';

/** Everyone's password in the demo; production never has these accounts. */
export const DEMO_PASSWORD = 'Calandre-Demo-2026!';

/** Account ids by what stands before the @. */
export type People = ReadonlyMap<string, string>;

type Person = {
  name: string;
  first: string;
  last: string;
  pseudo?: string;
  isPro?: boolean;
  hasNoCard?: boolean;
};

const PEOPLE: readonly Person[] = [
  { name: 'staff', first: 'Camille', last: 'Aubert' },
  { name: 'buyer1', first: 'Alain', last: 'Mercier' },
  { name: 'buyer2', first: 'Élodie', last: 'Garnier', pseudo: 'chevrons' },
  { name: 'buyer3', first: 'Thomas', last: 'Lefèvre' },
  { name: 'buyer4', first: 'Ingrid', last: 'Vandamme', pseudo: 'flat-six' },
  { name: 'buyer5', first: 'Marco', last: 'Bellini' },
  { name: 'buyer6', first: 'Sophie', last: 'Roche', pseudo: 'berlinette' },
  { name: 'buyer7', first: 'James', last: 'Whitfield' },
  { name: 'buyer8', first: 'Lucía', last: 'Ortega' },
  { name: 'buyer9', first: 'Hugo', last: 'Perrin', pseudo: 'deux-pattes' },
  { name: 'newcomer', first: 'Nadia', last: 'Kessler', hasNoCard: true },
  { name: 'pro', first: 'Étienne', last: 'Marchand', isPro: true },
  { name: 'seller', first: 'Bernard', last: 'Fontaine' },
];

const addSql = statement(
  'demo.addPerson',
  `insert into accounts (email, password_hash, first_name, last_name, phone, pseudo, is_professional,
     email_confirmed_at)
   values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp()) on conflict do nothing returning id`,
);
const cardSql = statement(
  'demo.addCard',
  `insert into cards (account_id, brand, last_four, expires_at, provider_ref)
   values ($1, 'visa', '4242', clock_timestamp() + interval '4 years', 'sandbox')`,
);
const traderSql = statement(
  'demo.addTrader',
  `insert into traders (account_id, company, register_number, vat_number, street, zip_code, city, country)
   values ($1, 'Marchand Automobiles SARL', 'RCS Lyon 812 345 678', 'FR25812345678', '12 quai Saint-Antoine',
     '69002', 'Lyon', 'FR')`,
);
const groupSql = statement(
  'demo.addGroup',
  `with g as (insert into groups (name, permissions) values ('Staff', $2) returning id)
   insert into group_members (account_id, group_id) select $1, id from g`,
);
const listSql = statement(
  'demo.people',
  `select split_part(email, '@', 1) as name, id from accounts where email like '%@demo.calandre.test'`,
);

/** Makes the demo's people, where they are not there yet. */
export async function addPeople(database: Database): Promise<People> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await database.transaction(async writes => {
    for (const [index, person] of PEOPLE.entries()) {
      const { name, first, last, pseudo = null, isPro = false, hasNoCard = false } = person;
      const phone = `+3361234${String(5600 + index)}`;
      const values = [`${name}@demo.calandre.test`, passwordHash, first, last, phone, pseudo, isPro];
      const [row] = await writes.query<{ id: string }>(addSql, values);
      if (!row) continue;
      if (!hasNoCard) await writes.query(cardSql, [row.id]);
      if (isPro) await writes.query(traderSql, [row.id]);
      if (name === 'staff') await writes.query(groupSql, [row.id, PERMISSIONS]);
    }
  });
  const rows = await database.query<{ name: string; id: string }>(listSql);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
