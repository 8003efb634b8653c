import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';
import { removeFeed } from './calendar-store.ts';

/** That a person has a calendar feed; its address is a secret, and not exported. */
export const calendarPersonalData: PersonalData = {
  name: 'calendarFeed',
  collect: statement(
    'calendar.collect',
    'select to_json(created_at) as "createdAt" from calendar_feeds where account_id = $1',
  ).one(),
  erase: async (writes, accountId) => void (await removeFeed(writes, accountId)),
};
