import { statement } from '../database/index.ts';
import { inTurn, type PersonalData } from '../personal-data.ts';

/** A person's reviews of their purchases. Published ones stay, without a name, as part of the house's reputation. */
export const reviewsPersonalData: PersonalData = {
  name: 'reviews',
  collect: statement(
    'reviews.collect',
    `select o.number as order, r.name, r.title, r.note, r.message, r.state, to_json(r.reviewed_at) as "writtenAt"
     from reviews r join orders o on o.id = r.order_id where o.buyer_id = $1 order by r.reviewed_at`,
  ).all(),
  erase: inTurn(
    statement(
      'reviews.erase',
      `delete from reviews r using orders o where o.id = r.order_id and o.buyer_id = $1 and r.state <> 'PUBLISHED'`,
    ).run(),
    statement(
      'reviews.unname',
      'update reviews r set name = null from orders o where o.id = r.order_id and o.buyer_id = $1',
    ).run(),
  ),
};
