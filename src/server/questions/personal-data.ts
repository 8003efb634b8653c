import { statement } from '../database/index.ts';
import { inTurn, type PersonalData } from '../personal-data.ts';

/** A person's questions. Answered ones are part of the ad and stay, without a name. */
export const questionsPersonalData: PersonalData = {
  name: 'questions',
  collect: statement(
    'questions.collect',
    `select ad_uuid as ad, question, answer, to_json(created_at) as "askedAt", to_json(answer_date) as "answeredAt",
     (select original from question_flags f where f.question_id = q.id and f.author_id = q.author_id
        and f.part = 'QUESTION') as "asWritten"
   from questions q where author_id = $1 order by created_at`,
  ).all(),
  erase: inTurn(
    // The originals kept for staff review contain contact data.
    statement('questions.eraseFlags', 'delete from question_flags where author_id = $1').run(),
    statement('questions.erase', 'delete from questions where author_id = $1 and answer is null').run(),
  ),
};
