/**
 * The questions room: what people ask of a car and what the seller or the house answers. A question is
 * everyone's once it is answered, before that its author's; a full last name is never public.
 */
import { isQuestion, phaseAt } from '#sale/index.ts';
import type { Ads } from '../ads/index.ts';
import type { Auctions } from '../auctions/index.ts';
import type { Bus } from '../bus/index.ts';
import { requireInput, type Viewer } from '../context.ts';
import { type Database, isUuid } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import type { Limits } from '../limits/index.ts';
import type { Notify } from '../notifications/index.ts';
import { openSnapshots } from '../snapshots/index.ts';
import {
  addQuestion,
  findAllOpenOf,
  findAnswered,
  findAnswerers,
  findOpenOf,
  findQuestion,
  setPhotos,
  writeAnswer,
} from './questions-store.ts';

export { questionsHolding } from './holding.ts';
export type { OpenQuestion, Question } from './questions-store.ts';
export { questionsSchema } from './schema.ts';

const KEPT_MAX = 5_000;
const PHOTOS_MAX = 6;

export type QuestionsParts = {
  readonly database: Database;
  readonly bus: Bus;
  readonly limits: Limits;
  readonly ads: Ads;
  readonly auctions: Auctions;
  readonly notify: Notify;
};

export type Questions = ReturnType<typeof openQuestions>;

export function openQuestions(parts: QuestionsParts) {
  const { database, bus, limits, ads, auctions, notify } = parts;
  const answered = openSnapshots(uuids => findAnswered(database, uuids), KEPT_MAX);
  bus.onNotice(({ topic, id }) => {
    if (topic === 'ad') answered.drop(id);
  });
  bus.onReset(answered.clear);

  return {
    /** Answered questions, newest first: everyone's. */
    listPublic: async (adUuid: string) => (await answered.get(adUuid)) ?? [],
    listOpenOf: async (adUuid: string, authorId: string) =>
      isUuid(adUuid) ? findOpenOf(database, adUuid, authorId) : [],
    /** What a person has asked of public cars and waits to be told. */
    async listAllOpenOf(authorId: string) {
      const open = await findAllOpenOf(database, authorId);
      const cars = await Promise.all(open.map(({ adUuid }) => ads.findPublic(adUuid)));
      return open.flatMap((question, at) => {
        const car = cars[at];
        return car ? [{ ...question, car }] : [];
      });
    },
    /** @throws AppError BadInput, NotFound, AuctionFinished, RateLimited */
    async ask(authorId: string, asked: { uuid: string; auctionId: string | null; question: string }) {
      requireInput(isQuestion(asked.question), 'question');
      const ad = found(await ads.findPublic(asked.uuid));
      // A question that names no auction is asked under the car's own: it is over with it all the same.
      const auction =
        asked.auctionId === null
          ? await auctions.findByAd(ad.uuid)
          : found(await auctions.find(asked.auctionId));
      if (auction && auction.adUuid !== ad.uuid) throw new AppError('NotFound');
      if (auction && ['FINISHED', 'CANCELLED'].includes(phaseAt(auction, auctions.clock()))) {
        throw new AppError('AuctionFinished');
      }
      await limits.take('question', authorId);
      const auctionId = auction?.id ?? null;
      const text = asked.question.trim();
      const id = await database.transaction(async writes => {
        if (auctionId !== null) await auctions.touch(writes, auctionId);
        const added = await addQuestion(writes, { adUuid: ad.uuid, auctionId, authorId, text });
        const told = { kind: 'QUESTION_ASKED', key: added, adUuid: ad.uuid } as const;
        const answerers = (await findAnswerers(writes, ad.uuid)).filter(each => each !== authorId);
        await notify(
          writes,
          answerers.map(accountId => ({ ...told, accountId })),
        );
        return added;
      });
      return found(await findQuestion(database, id));
    },
    /** The seller answers on their own ads, staff on any. @throws AppError NotFound, Forbidden, BadInput */
    async answer(viewer: Viewer, id: string, answer: string, photoIds: readonly string[] | null) {
      const question = found(isUuid(id) ? await findQuestion(database, id) : null);
      const ad = found(await ads.find(question.adUuid));
      const mayAnswer = viewer.permissions.has('Questions:answer') || ad.ownerId === viewer.id;
      if (!mayAnswer) throw new AppError('Forbidden');
      requireInput(isQuestion(answer), 'answer');
      requireInput((photoIds?.length ?? 0) <= PHOTOS_MAX && (photoIds ?? []).every(isUuid), 'photoIds');
      await database.transaction(async writes => {
        await writeAnswer(writes, id, answer.trim(), viewer.id);
        if (photoIds) requireInput((await setPhotos(writes, id, photoIds)) === photoIds.length, 'photoIds');
        const told = { kind: 'QUESTION_ANSWERED', key: id, adUuid: ad.uuid } as const;
        if (question.authorId !== viewer.id)
          await notify(writes, [{ ...told, accountId: question.authorId }]);
        await bus.announce(writes, [{ topic: 'ad', id: ad.uuid, version: 0 }]);
        if (question.auctionId) await auctions.touch(writes, question.auctionId);
      });
      return found(await findQuestion(database, id));
    },
  };
}
