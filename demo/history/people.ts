import { type Database, statement } from '#server/database/index.ts';

const FIRST = [
  ...['Anne', 'Paul', 'Claire', 'Jean-Marc', 'Sylvie', 'Laurent', 'Nathalie', 'Olivier', 'Isabelle', 'Denis'],
  ...['Martine', 'Yves', 'Karin', 'Peter', 'Giulia', 'Pablo', 'Charlotte', 'Henrik', 'Maud', 'Didier'],
];
const LAST = [
  ...[
    'Bertrand',
    'Colin',
    'Delattre',
    'Fabre',
    'Gauthier',
    'Hubert',
    'Jacquet',
    'Keller',
    'Lacroix',
    'Moulin',
  ],
  ...['Noël', 'Pichon', 'Renaud', 'Schmitt', 'Tessier', 'Vidal', 'Weber', 'Rossi', 'Jansen', 'Moreno'],
];
/** So many of each kind have come to the house in two years. */
const COUNTS = { amateur: 90, vendeur: 40, marchand: 4 } as const;

/** The accounts of those whom the house has dealt with, by what they came for. */
export type HistoryPeople = Readonly<Record<keyof typeof COUNTS, readonly string[]>>;

const addSql = statement(
  'demo.addHistoryPeople',
  `insert into accounts (email, first_name, last_name, phone, is_professional, email_confirmed_at, created_at)
   select email, first, last, phone, is_pro, at, at
   from jsonb_to_recordset($1::jsonb) as p (email text, first text, last text, phone text, is_pro boolean, at timestamptz)
   returning id, email`,
);

/** What the yearly report asks of sellers was answered by most of them: one in ten still owes it. */
const answerSql = statement(
  'demo.answerForSellers',
  `insert into seller_details (account_id, asked_at, answered_at, born_on, tin, tin_country)
   select id, created_at, created_at + interval '6 days', date '1948-03-02' + 211 * nth::int,
     (1000 * tin + tin % 511)::text, 'FR'
   from unnest($1::uuid[]) with ordinality as s (seller, nth) join accounts on id = seller,
     lateral (select 1048209377 + 7919 * nth as tin) t
   where nth % 10 <> 0`,
);

/** Nobody can sign in as one of them: they have no password. */
export async function addHistoryPeople(database: Database, now: number): Promise<HistoryPeople> {
  const people = Object.entries(COUNTS).flatMap(([kind, count], which) =>
    Array.from({ length: count }, (_, index) => ({
      email: `${kind}${index + 1}@histoire.calandre.test`,
      first: FIRST[(index * 7 + which) % FIRST.length],
      last: LAST[(index * 3 + Math.floor(index / LAST.length) + which) % LAST.length],
      phone: `+3362${which}${String(4_100_000 + index * 137).slice(0, 6)}`,
      is_pro: kind === 'marchand',
      at: new Date(now - (740 - index) * 86_400_000).toISOString(),
    })),
  );
  const rows = await database.query<{ id: string; email: string }>(addSql, [JSON.stringify(people)]);
  const of = (kind: keyof typeof COUNTS) =>
    rows.filter(({ email }) => email.startsWith(kind)).map(({ id }) => id);
  await database.query(answerSql, [of('vendeur')]);
  return { amateur: of('amateur'), vendeur: of('vendeur'), marchand: of('marchand') };
}
