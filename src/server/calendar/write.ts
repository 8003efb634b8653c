import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Auction } from '../auctions/index.ts';
import type { Meeting as Appointment } from '../consignments/index.ts';
import { wordsIn } from '../words/index.ts';

/** An auction as a calendar event. */
export type Lot = {
  readonly auction: Auction;
  /** The car's title: `Alpine A110 1973`. */
  readonly name: string;
  readonly url: string;
  /** Its lot number, where it is shown as part of a sale. */
  readonly number?: number;
};

/** A member of staff's appointment for a car. */
export type Meeting = Appointment & { readonly url: string };

/** The event covers the last half hour, when bidders want to be there. */
const LAST_MS = 1_800_000;
const ALARM_BEFORE_S = 3_600;
/** The length of a staff appointment. */
const MEETING_MS = 7_200_000;
/** The refresh interval for calendar clients, in seconds: an extension moves the end by minutes. */
const LOOK_AGAIN_S = 900;

/**
 * Writes lots and staff appointments as iCalendar (RFC 5545). An auction or appointment keeps its event id even if it
 * is moved.
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
      // From the auction, not the current time, so that the same state gives the same bytes.
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
