import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({
    permissions: ['Users:update', 'Content:update', 'Questions:answer', 'Ads:update'],
    firstName: 'Camille',
  });
});
afterAll(() => house[Symbol.asyncDispose]());

const LINES = '{ auditEntries { entries { action subjectId subjectName actorName } } }';

type Line = { action: string; subjectId: string; subjectName: string; actorName: string };

/** What the log says that staff did last. */
async function last(): Promise<Line | undefined> {
  const { data } = await staff.ask(LINES);
  return (data as unknown as { auditEntries: { entries: Line[] } }).auditEntries.entries[0];
}

/** A mutation that succeeds, and the line that it leaves. */
async function lineOf(mutation: string): Promise<Line | undefined> {
  expect(await staff.codeOf(`mutation { ${mutation} }`)).toBeNull();
  return last();
}

describe('what staff do beside the sales', () => {
  it('leaves a line when a letter is tried anew, which names nobody', async () => {
    const [row] = await house.db.owner<{ id: number }>(
      `insert into mails (recipient, subject, body_text, body_html, refusal)
       values ('anne@example.test', 'To Anne', 'x', 'x', 'No such mailbox') returning id`,
    );
    const line = await lineOf(`retryLetter(id: "${row?.id}") { id }`);
    expect(line).toMatchObject({
      action: 'letter.retried',
      subjectId: String(row?.id),
      actorName: 'Camille Mercier',
    });
    expect(JSON.stringify(line)).not.toMatch(/anne/i);
  });

  it('leaves a line when work is tried anew, and none when there is none', async () => {
    const [row] = await house.db.owner<{ id: number }>(
      `insert into jobs (kind, data, attempts, last_error, died_at)
       values ('orders.refund', '{}', 20, 'Error: away', now()) returning id`,
    );
    const line = await lineOf(`retryJob(id: "${row?.id}") { id }`);
    expect(line).toMatchObject({
      action: 'job.retried',
      subjectName: 'orders.refund',
      actorName: 'Camille Mercier',
    });
    expect(await staff.codeOf('mutation { retryJob(id: "999999999") { id } }')).toBe('NotFound');
    expect(await last()).toEqual(line);
  });

  it('leaves a line for reviews, their figures, an answer and the words of a photo', async () => {
    const csv = 'name,title,date,message,note\\nAnne,Alpine,2026-01-31,Perfect.,5';
    expect(await lineOf(`importReviews(csv: "${csv}") { addedCount }`)).toMatchObject({
      action: 'review.imported',
    });
    const figure = 'name: "google", figure: 47, sourceUrl: "https://example.test", asOf: "2026-01-31"';
    expect(await lineOf(`saveReviewFigure(${figure}) { name }`)).toMatchObject({
      action: 'review.figureSaved',
      subjectName: 'google',
    });
    const { uuid } = await addCar(house);
    const { data } = await (await house.guest()).ask(
      `mutation { createQuestion(createQuestionInput: { uuid: "${uuid}", auctionId: null, question: "Rust?" }) { id } }`,
    );
    const { id } = (data as unknown as { createQuestion: { id: string } }).createQuestion;
    expect(await lineOf(`answerQuestion(id: "${id}", answer: "None.") { id }`)).toMatchObject({
      action: 'question.answered',
      subjectId: id,
      subjectName: 'Alpine A110',
    });
    const [photo] = await house.db.owner<{ id: string }>(
      `with photo as (insert into photos (file_key, width, height) values ('k', 3, 2) returning id)
       insert into ad_photos (ad_uuid, photo_id, role, position) select $1, id, 'FRONT', 0 from photo
       returning photo_id as id`,
      [uuid],
    );
    const words = `uuid: "${uuid}", photoId: "${photo?.id}", alt: "Front"`;
    expect(await lineOf(`describeCarAdPhoto(${words})`)).toMatchObject({
      action: 'ad.photoDescribed',
      subjectId: uuid,
    });
  });
});
