import { linkTo } from '#shared/paths/links.ts';
import { localeOf } from '#shared/words/locale.ts';
import { type Ad, type Ads, nameOf } from '../ads/index.ts';
import { record } from '../audit/index.ts';
import { boundTo } from '../bound.ts';
import type { Core } from '../core.ts';
import type { Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { Notify } from '../notifications/index.ts';
import { answerLetter, proposalLetter } from './mandate-letters.ts';
import {
  addProposal,
  answerProposal,
  findMandate,
  findMandateOfProposal,
  findMatching,
  listMandates,
  type MandateRecord,
} from './mandates-store.ts';

export const MANDATE_STATES = ['RECEIVED', 'SEARCHING', 'PROPOSALS', 'FOUND', 'CLOSED'] as const;
export type MandateState = (typeof MANDATE_STATES)[number];

const NOTE_LENGTH_MAX = 2_000;

export type MandatesParts = Pick<Core, 'database' | 'mail' | 'settings' | 'publicUrl'> & {
  readonly ads: Pick<Ads, 'findPublic'>;
  readonly notify: Notify;
};

/** How far a search has come, as its person is told. */
export function stateOf({ leadState, proposals }: MandateRecord): MandateState {
  if (leadState === 'DONE' || leadState === 'DROPPED') return 'CLOSED';
  if (proposals.some(({ answer }) => answer === 'ACCEPTED')) return 'FOUND';
  if (proposals.some(({ answer }) => answer === null)) return 'PROPOSALS';
  return leadState === 'NEW' ? 'RECEIVED' : 'SEARCHING';
}

export function openMandates(parts: MandatesParts) {
  const { database, ads } = parts;
  return {
    ...boundTo(database, { listMandates }),
    /** For staff: the open searches that a public car could answer. @throws AppError NotFound */
    async matchingMandates(carUuid: string) {
      return findMatching(database, found(await ads.findPublic(carUuid)).uuid);
    },

    /** Proposes a car, once, and tells the person. @throws AppError NotFound, BadInput when the search is closed */
    async propose(
      id: string,
      wish: { carUuid: string; note: string; staffId: string },
    ): Promise<MandateRecord> {
      const note = wish.note.trim();
      requireInput(note.length <= NOTE_LENGTH_MAX, 'note');
      const mandate = found(await findMandate(database, id));
      const car = found(await ads.findPublic(wish.carUuid));
      requireInput(stateOf(mandate) !== 'CLOSED', 'id');
      const { staffId } = wish;
      await database.transaction(async writes => {
        const added = await addProposal(writes, id, { adUuid: car.uuid, note, staffId });
        if (added === null) return;
        const entry = { actorId: staffId, action: 'lead.carProposed', subjectId: id } as const;
        await record(writes, { ...entry, subjectName: nameOf(car), after: { car: nameOf(car) } });
        await tellPerson(parts, writes, mandate, { id: added, car });
      });
      return found(await findMandate(database, id));
    },

    /**
     * What the person says to a car; the first answer counts. A refusal may say why.
     * @throws AppError NotFound for everybody else, BadInput
     */
    async answerProposal(
      accountId: string,
      id: string,
      { accepts, reason }: { accepts: boolean; reason: string },
    ): Promise<MandateRecord> {
      requireInput(reason.length <= NOTE_LENGTH_MAX, 'reason');
      const mandate = found(await findMandateOfProposal(database, id));
      if (mandate.accountId !== accountId) throw new AppError('NotFound');
      const car = await ads.findPublic(mandate.proposals.find(each => each.id === id)?.adUuid ?? '');
      await database.transaction(async writes => {
        const answer = accepts ? 'ACCEPTED' : 'REFUSED';
        if (!(await answerProposal(writes, id, answer, accepts ? '' : reason.trim()))) return;
        const said = { name: mandate.name, car: car ? nameOf(car) : '', accepts, reason: reason.trim() };
        await parts.mail.send(writes, { ...answerLetter(parts, said), leadId: mandate.id });
      });
      return found(await findMandate(database, mandate.id));
    },
  };
}

/** Notifies a client with an account, or e-mails a visitor. */
async function tellPerson(
  { notify, mail, publicUrl }: MandatesParts,
  writes: Writes,
  mandate: MandateRecord,
  proposal: { id: string; car: Ad },
): Promise<void> {
  const { accountId, email, language } = mandate;
  const { id, car } = proposal;
  if (accountId !== null) {
    return notify(writes, [{ accountId, kind: 'MANDATE_NEWS', key: id, adUuid: car.uuid }]);
  }
  const url = new URL(linkTo('car', localeOf(language), { slug: car.slug }), publicUrl).href;
  await mail.send(writes, proposalLetter(email, language, { car: nameOf(car), url }));
}
