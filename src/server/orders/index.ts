/**
 * The orders room: what follows a sale until the car has changed hands. It promises that an auction has one
 * order alive at a time, that every step is kept with its date and never changed, and that a step taken
 * twice counts once. It decides no price: hammer and fee come with the sale.
 */
import type { Database } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { type OpeningParts, orderOpener } from './opening.ts';
import { REMIND, type ReminderJob, remind } from './reminders.ts';

export { ordersHolding } from './holding.ts';
export { orderOpener } from './opening.ts';

export type OrdersParts = OpeningParts & { readonly database: Database; readonly jobs: Jobs };

export type Orders = ReturnType<typeof openOrders>;

export function openOrders(parts: OrdersParts) {
  const { jobs } = parts;
  jobs.handle<ReminderJob>(REMIND, (job, writes) => remind(parts, writes, job));
  return { openOrder: orderOpener(parts) };
}
