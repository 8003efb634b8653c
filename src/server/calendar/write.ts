import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Auction } from '../auctions/index.ts';
import type { Meeting as Appointment } from '../consignments/index.ts';
import { wordsIn } from '../words/index.ts';

/** An auction as it stands in a calendar. */
export type Lot = {
  readonly auction: Auction;
  /** The car as it is called: `Alpine A110 1973`. */
  readonly name: string;
  readonly url: string;
  /** Its number in a sale, where it is shown as a lot of one. */
  readonly number?: number;
};

/** Where somebody of the house goes for a car. */
export type Meeting = Appointment & { readonly url: string };

/** What is marked is the last half hour: that is when one wants to be there. */
const LAST_MS = 1_800_000;
const ALARM_BEFORE_S = 3_600;
/** How long somebody of the house is away for a car. */
const MEETING_MS = 7_200_000;
/** How often a calendar should look again, in seconds: an extension moves the end by minutes. */
const LOOK_AGAIN_S = 900;

/**
 * Lots, and what somebody of the house goes to, as calendars read them (RFC 5545). The same auction is the same event
 * for ever, moved or not, and so is an appointment.
 */
export function writeCalendar(
  lots: readonly Lot[],
  { language, host, isFeed }: { language: Language; host: string; isFeed: boolean },
  meetings: readonly Meeting[] = [],
): string {
  const say = wordsIn(language);
  const calendar = ical({
    prodId: { company: brand().name, product: brand().name, language },
    method: ICalCalendarMethod.PUBLISH,
    ...(isFeed ? { name: say('letters.calendar.calendar'), ttl: LOOK_AGAIN_S } : {}),
  });
  for (const { auction, name, url, number } of lots) {
    const { id, startAt, endAt, version, status } = auction;
    const event = calendar.createEvent({
      id: `${id}@${host}`,
      sequence: version,
      start: new Date(Math.max(startAt, endAt - LAST_MS)),
      end: new Date(endAt),
      // Of the auction, not of the moment it is asked: the same state is written in the same bytes.
      stamp: new Date(startAt),
      summary:
        number === undefined
          ? say('letters.calendar.end', { car: name })
          : say('letters.calendar.lot', { car: name, number: String(number) }),
      description: `${say('letters.calendar.note')}\n${url}`,
      url,
      status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: ALARM_BEFORE_S });
  }
  for (const { id, kind, at, place, state, version, car, url } of meetings) {
    const event = calendar.createEvent({
      id: `${id}@${host}`,
      sequence: version,
      start: new Date(at),
      end: new Date(at + MEETING_MS),
      stamp: new Date(at),
      summary: say(`letters.calendar.meetings.${kind}`, { car }),
      location: place,
      url,
      status: state === 'CALLED_OFF' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: ALARM_BEFORE_S });
  }
  return calendar.toString();
}
