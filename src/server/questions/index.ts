/**
 * Questions: what people ask about a car and what the seller or the house answers. A question is public once it is
 * answered; before that only its author and the seller see it. Full last names and contact data are never public.
 * Whoever has to answer is reminded.
 */

import { isQuestion, maskContactData, phaseAt } from '#shared/sale/index.ts';
import { carTitle } from '#shared/words/car-title.ts';
import { record } from '../audit/index.ts';
import type { Viewer } from '../context.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { openSnapshots } from '../snapshots/index.ts';
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
  holdQuestion,
  lockAsker,
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
    /** The answered questions, newest first; public. */
    listPublic: async (adUuid: string) => (await answered.get(adUuid)) ?? [],
    listOpenOf: async (adUuid: string, authorId: string) =>
      isUuid(adUuid) ? findOpenOf(database, adUuid, authorId) : [],
    /** A person's open questions about public cars. */
    async listAllOpenOf(authorId: string) {
      const open = await findAllOpenOf(database, authorId);
      const cars = await Promise.all(open.map(({ adUuid }) => ads.findPublic(adUuid)));
      return open.flatMap((question, at) => {
        const car = cars[at];
        return car ? [{ ...question, car }] : [];
      });
    },
    /** All questions on a car, for its seller and staff: open ones first. */
    listOfAd: (adUuid: string) => findOfAd(database, adUuid),
    /** @throws AppError BadInput, NotFound, SellerCannotAsk, AuctionFinished, CarSold, RateLimited */
    async ask(authorId: string, asked: { uuid: string; auctionId: string | null; question: string }) {
      requireInput(isQuestion(asked.question), 'question');
      const ad = found(await ads.findPublic(asked.uuid));
      // A seller could stage questions for bidders to read.
      if (ad.ownerId === authorId) throw new AppError('SellerCannotAsk');
      // Without an auction, the question belongs to the car's current one, and closes with it.
      const auction =
        asked.auctionId === null
          ? await auctions.findByAd(ad.uuid)
          : found(await auctions.find(asked.auctionId));
      if (auction && auction.adUuid !== ad.uuid) throw new AppError('NotFound');
      if (auction && ['FINISHED', 'CANCELLED'].includes(phaseAt(auction, auctions.clock()))) {
        throw new AppError('AuctionFinished');
      }
      if (ad.status === 'SOLD') throw new AppError('CarSold');
      await limits.take('question', authorId);
      const auctionId = auction?.id ?? null;
      const { text, found: reached } = maskContactData(asked.question.trim());
      const id = await database.transaction(async writes => {
        await lockAsker(writes, ad.uuid, authorId);
        // A retry whose first response was lost: the same text is already waiting.
        const waiting = await findOpenOf(writes, ad.uuid, authorId);
        const same = waiting.find(({ question }) => question === text);
        if (same) return same.id;
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
          answerers.map(accountId => ({
            ...{ ...told, accountId },
            data: { isSeller: accountId === ad.ownerId, questionId: added },
          })),
        );
        return added;
      });
      return found(await findQuestion(database, id));
    },
    answer: answerQuestion.bind(null, parts),
  };
}

type Answer = {
  readonly id: string;
  readonly answer: string;
  readonly photoIds: readonly string[] | null;
  /** The answer that the editor read, null for none; undefined skips the check. */
  readonly answerWas?: string | null | undefined;
  /** Likewise for its photos. */
  readonly photoIdsWere?: readonly string[] | null | undefined;
};

/**
 * Answers a question: sellers on their own ads, staff on any. Bidders rely on answers, so only the side that gave one
 * (seller or house) may change it; a change is dated, and announced to the bidders while the auction runs.
 * @throws AppError NotFound, Forbidden, BadInput, StaleVersion where the answer or its photos have changed since
 */
async function answerQuestion(
  parts: QuestionsParts,
  viewer: Viewer,
  { id, answer, photoIds, answerWas, photoIdsWere }: Answer,
): Promise<Question> {
  const { database, ads } = parts;
  const asked = found(await findQuestion(database, id));
  const ad = found(await ads.find(asked.adUuid));
  const isOwner = ad.ownerId === viewer.id;
  if (!isOwner && !viewer.permissions.has('Questions:answer')) throw new AppError('Forbidden');
  requireInput(isQuestion(answer), 'answer');
  requireInput((photoIds?.length ?? 0) <= PHOTOS_MAX && (photoIds ?? []).every(isUuid), 'photoIds');
  await database.transaction(async writes => {
    const question = found(await holdQuestion(writes, id));
    const { text, found: reached } = maskContactData(answer.trim());
    const isSameSide = question.answer !== null && question.isHouseAnswer !== isOwner;
    // A retry whose first response was lost: the answer is stored, whatever was read before.
    if (isSameSide && !isOther(question, text, photoIds)) return;
    const isStale = answerWas !== undefined && answerWas !== question.answer;
    if (isStale || havePhotosChanged(question, photoIdsWere)) throw new AppError('StaleVersion');
    const isEdit = question.answer !== null;
    if (isEdit && !isSameSide) throw new AppError('Forbidden');
    await writeAnswer(writes, { id, answer: text, byId: viewer.id, isEdit, isHouse: !isOwner });
    await flagContact(writes, id, {
      part: 'ANSWER',
      authorId: viewer.id,
      found: reached,
      original: answer,
    });
    if (photoIds) {
      const kept = await setPhotos(writes, id, photoIds);
      const gone = photoIds.filter(photoId => !kept.has(photoId));
      requireInput(gone.length === 0, 'photoIds', { gone });
    }
    if (!isOwner) {
      const subjectName = carTitle(ad);
      await record(writes, { actorId: viewer.id, action: 'question.answered', subjectId: id, subjectName });
    }
    await tellAnswer(parts, writes, question, { byId: viewer.id, isEdit });
  });
  return found(await findQuestion(database, id));
}

function isOther({ answer, photos }: Question, text: string, photoIds: readonly string[] | null): boolean {
  return answer !== text || havePhotosChanged({ photos }, photoIds);
}

/** Whether the named photos, if any, differ from the stored ones. */
const havePhotosChanged = (
  { photos }: Pick<Question, 'photos'>,
  named: readonly string[] | null | undefined,
) => named != null && named.join() !== photos.map(({ id }) => id).join();

/** Notifies the author, and the bidders of a change, and refreshes open pages. */
async function tellAnswer(
  { bus, auctions, domain, notify }: QuestionsParts,
  writes: Writes,
  { id, adUuid, auctionId, authorId }: Question,
  { byId, isEdit }: { byId: string; isEdit: boolean },
): Promise<void> {
  const told = { kind: 'QUESTION_ANSWERED', key: id, adUuid } as const;
  if (authorId !== byId) await notify(writes, [{ ...told, accountId: authorId, data: { questionId: id } }]);
  if (isEdit) await domain.tell(writes, 'answer.edited', { uuid: adUuid, questionId: id });
  await bus.publish(writes, [{ topic: 'ad', id: adUuid, version: 0 }]);
  if (auctionId) await auctions.touch(writes, auctionId);
}
