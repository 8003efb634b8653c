import type { TestHouse } from './house.ts';

/** Spreads what happened just now over the year before this one, in the order in which it happened. */
export async function moveToLastYear({ db: { owner } }: TestHouse, year: number): Promise<void> {
  const tables = ['journal_entries', 'invoices', 'auctions', 'car_purchases'];
  for (const table of tables) await owner(`alter table ${table} disable trigger user`);
  await owner(
    `create table played as select min(created_at) - interval '1 minute' as since,
       clock_timestamp() - min(created_at) + interval '2 minutes' as lasted from orders`,
  );
  const moved = (column: string) =>
    `(timestamptz '${year}-01-02 12:00Z' + interval '360 days' *
       (extract(epoch from ${column} - (select since from played)) / extract(epoch from (select lasted from played))))`;
  await owner(
    `update journal_entries set value_on = ${moved('booked_at')}::date, booked_at = ${moved('booked_at')}`,
  );
  await owner(`update invoices set issued_at = ${moved('issued_at')},
    series = replace(series, '${year + 1}', '${year}')`);
  await owner(`update car_purchases set booked_at = ${moved('booked_at')}`);
  await owner(`update orders set created_at = ${moved('created_at')}`);
  await owner(`update auctions set start_at = start_at - interval '2 years', end_at = ${moved('closed_at')},
    scheduled_end_at = ${moved('closed_at')}, closed_at = ${moved('closed_at')} where status <> 'open'`);
  for (const table of tables) await owner(`alter table ${table} enable trigger user`);
}
