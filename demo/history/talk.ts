import { type Database, statement } from '#server/database/index.ts';
import { between, type Chance, pick } from './chance.ts';
import { DAY, HOUR, type PastLot } from './lots.ts';
import type { HistoryPeople } from './people.ts';

const TALK: readonly (readonly [question: string, answer: string])[] = [
  [
    'Le kilométrage est-il appuyé par des contrôles techniques ?',
    'Oui, depuis 2009 : ils sont dans les documents.',
  ],
  ['La voiture a-t-elle dormi dehors ?', 'Non, dans un garage fermé et sec depuis douze ans.'],
  [
    'Y a-t-il de la corrosion sous les bas de caisse ?',
    'Une trace à droite, traitée ; la photo est dans la galerie.',
  ],
  ['Peut-on la voir avant la fin de la vente ?', 'Oui, sur rendez-vous, du lundi au vendredi.'],
  ['Les pneus sont-ils récents ?', 'Ils sont de 2022, montés à l’avant comme à l’arrière.'],
  ['Does it start easily when cold?', 'On the first turn of the key; there is a film among the documents.'],
  [
    'La carte grise est-elle au nom du vendeur ?',
    'Oui, et le certificat de non-gage sera du jour de la vente.',
  ],
  ['Is the gearbox original?', 'It is the one the car was delivered with, rebuilt in 2016.'],
];
const FORMS = ['sellAuction', 'sellAd', 'contact', 'carHunterLead', 'concierge'] as const;
const SOURCES = ['website', 'website', 'website', 'phone_call', 'email', 'partner'] as const;
const LEADS = 120;

const questionsSql = statement(
  'demo.addHistoryQuestions',
  `insert into questions (ad_uuid, auction_id, author_id, question, answer, answered_by, answer_date, created_at)
   select ad, auction, author, question, answer, answered_by, answered, at
   from jsonb_to_recordset($1::jsonb) as h (ad uuid, auction uuid, author uuid, question text, answer text,
     answered_by uuid, answered timestamptz, at timestamptz)`,
);
const leadsSql = statement(
  'demo.addHistoryLeads',
  `insert into leads (form, account_id, name, email, phone, lead_source, state, owner_id, note, due_at, created_at)
   select h.form, p.id, p.first_name || ' ' || p.last_name, p.email, p.phone, h.source, h.state, h.owner, h.note, h.due, h.at
   from jsonb_to_recordset($1::jsonb) as h (form text, person uuid, source text, state text, owner uuid, note text,
     due timestamptz, at timestamptz) join accounts p on p.id = h.person`,
);

/** What people asked under the lots of the past, and wrote to the house: the older the more of it is done. */
export async function writeTalk(
  database: Database,
  lots: readonly PastLot[],
  people: HistoryPeople,
  { staff, chance, now }: { readonly staff: string; readonly chance: Chance; readonly now: number },
): Promise<void> {
  const iso = (at: number) => new Date(at).toISOString();
  const questions = lots.flatMap(({ uuid: ad, auctionId: auction, startAt, sellerId }) =>
    Array.from({ length: between(chance, 0, 3) }, (_, index) => {
      const [question, answer] = pick(chance, TALK);
      const at = startAt + (10 + 40 * index + between(chance, 0, 30)) * HOUR;
      const answered = at + between(chance, 20, 900) * 60_000;
      const author = pick(chance, people.amateur);
      return {
        ad,
        auction,
        author,
        question,
        answer,
        answered_by: sellerId ?? staff,
        answered: iso(answered),
        at: iso(at),
      };
    }),
  );
  const leads = Array.from({ length: LEADS }, () => {
    const at = now - between(chance, 1, 700 * 24) * HOUR;
    const isOld = at < now - 12 * DAY;
    const state = isOld ? (chance() < 0.75 ? 'DONE' : 'DROPPED') : chance() < 0.5 ? 'NEW' : 'IN_PROGRESS';
    const note = state === 'DROPPED' ? 'Sans suite : prix demandé trop haut.' : '';
    return {
      ...{ form: pick(chance, FORMS), source: pick(chance, SOURCES), state, note },
      ...{
        person: pick(chance, [...people.vendeur, ...people.amateur]),
        owner: state === 'NEW' ? null : staff,
      },
      ...{ due: iso(at + 72 * HOUR), at: iso(at) },
    };
  });
  await database.transaction(async writes => {
    await writes.query(questionsSql, [JSON.stringify(questions)]);
    await writes.query(leadsSql, [JSON.stringify(leads)]);
  });
}
