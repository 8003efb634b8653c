/**
 * The questions room: what people ask of a car and what the seller or the house answers. A question is
 * everyone's once it is answered, before that its author's and the seller's; a full last name is never
 * public, nor is a way to reach somebody past the house. Who lets a question wait is reminded.
 */

import { isQuestion, phaseAt } from '#shared/sale/index.ts';
import { record } from '../audit/index.ts';
import { requireInput, type Viewer } from '../context.ts';
import { isUuid } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import { openSnapshots } from '../snapshots/index.ts';
import { maskContactData } from './contact-data.ts';
import { flagContact } from './flags-store.ts';
import type { QuestionsParts } from './parts.ts';
import {
  addQuestion,
  findAllOpenOf,
  findAnswered,
  findAnswerers,
  findOfAd,
  findOpenOf,
  findQuestion,
  type Question,
  setPhotos,
  writeAnswer,
} from './questions-store.ts';
import { openReminders } from './reminders.ts';
import { openStaffQuestions } from './staff.ts';

export type { OpenQuestion, Question } from './questions-store.ts';

const KEPT_MAX = 5_000;
const PHOTOS_MAX = 6;

export type { QuestionsParts } from './parts.ts';
export type Questions = ReturnType<typeof openQuestions>;

export function openQuestions(parts: QuestionsParts) {
  const { database, bus, limits, ads, auctions, notify } = parts;
  const reminders = openReminders(parts);
  const answered = openSnapshots(uuids => findAnswered(database, uuids), KEPT_MAX);
  bus.onMessage(({ topic, id }) => {
    if (topic === 'ad') answered.drop(id);
  });
  bus.onReset(answered.clear);

  return {
    staff: openStaffQuestions(parts),
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
    /** Everything asked of a car, for its seller and staff: what waits first. */
    listOfAd: (adUuid: string) => findOfAd(database, adUuid),
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
      const { text, found: reached } = maskContactData(asked.question.trim());
      const id = await database.transaction(async writes => {
        if (auctionId !== null) await auctions.touch(writes, auctionId);
        const added = await addQuestion(writes, { adUuid: ad.uuid, auctionId, authorId, text });
        await flagContact(writes, added, {
          part: 'QUESTION',
          authorId,
          found: reached,
          original: asked.question,
        });
        await reminders.promise(writes, added, auction?.endAt ?? null);
        const told = { kind: 'QUESTION_ASKED', key: added, adUuid: ad.uuid } as const;
        const answerers = (await findAnswerers(writes, ad.uuid)).filter(each => each !== authorId);
        await notify(
          writes,
          answerers.map(accountId => ({ ...told, accountId, data: { isSeller: accountId === ad.ownerId } })),
        );
        return added;
      });
      return found(await findQuestion(database, id));
    },
    answer: answerQuestion.bind(null, parts),
  };
}

/** The seller answers on their own ads, staff on any. @throws AppError NotFound, Forbidden, BadInput */
async function answerQuestion(
  { database, bus, ads, auctions, notify }: QuestionsParts,
  viewer: Viewer,
  id: string,
  answer: string,
  photoIds: readonly string[] | null,
): Promise<Question> {
  const question = found(isUuid(id) ? await findQuestion(database, id) : null);
  const ad = found(await ads.find(question.adUuid));
  const mayAnswer = viewer.permissions.has('Questions:answer') || ad.ownerId === viewer.id;
  if (!mayAnswer) throw new AppError('Forbidden');
  requireInput(isQuestion(answer), 'answer');
  requireInput((photoIds?.length ?? 0) <= PHOTOS_MAX && (photoIds ?? []).every(isUuid), 'photoIds');
  await database.transaction(async writes => {
    const { text, found: reached } = maskContactData(answer.trim());
    await writeAnswer(writes, id, text, viewer.id);
    await flagContact(writes, id, {
      part: 'ANSWER',
      authorId: viewer.id,
      found: reached,
      original: answer,
    });
    if (photoIds) requireInput((await setPhotos(writes, id, photoIds)) === photoIds.length, 'photoIds');
    if (ad.ownerId !== viewer.id) {
      const subjectName = [ad.brand, ad.model, ad.version].filter(Boolean).join(' ');
      await record(writes, { actorId: viewer.id, action: 'question.answered', subjectId: id, subjectName });
    }
    const told = { kind: 'QUESTION_ANSWERED', key: id, adUuid: ad.uuid } as const;
    if (question.authorId !== viewer.id) await notify(writes, [{ ...told, accountId: question.authorId }]);
    await bus.publish(writes, [{ topic: 'ad', id: ad.uuid, version: 0 }]);
    if (question.auctionId) await auctions.touch(writes, question.auctionId);
  });
  return found(await findQuestion(database, id));
}
