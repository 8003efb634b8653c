import { statement } from '../database/index.ts';
import type { Holding } from '../holding.ts';

const collectSql = statement(
  'questions.collect',
  `select ad_uuid as ad, question, answer, to_json(created_at) as "askedAt", to_json(answer_date) as "answeredAt"
   from questions where author_id = $1 order by created_at`,
);
const eraseSql = statement(
  'questions.erase',
  'delete from questions where author_id = $1 and answer is null',
);

/** What a person has asked. Answered questions are part of the ad and stay, nameless. */
export const questionsHolding: Holding = {
  name: 'questions',
  collect: (reads, accountId) => reads.query(collectSql, [accountId]),
  erase: async (writes, accountId) => {
    await writes.query(eraseSql, [accountId]);
  },
};
