import type { Language } from '#shared/words/locale.ts';
import { wordsIn } from '../words/index.ts';
import type { NotificationData, Said } from './kinds.ts';

const WHAT = { WITHDRAWN: 'withdrawn', SOLD: 'sold', PUBLISHED: 'cancelled', DRAFT: 'cancelled' } as const;

/** Returns the words for an auction without a sale: what became of the car, why, and what it means for the reader. */
export function sayCancelled(language: Language, car: string, data: NotificationData): Said {
  const say = wordsIn(language);
  const { adStatus = 'PUBLISHED', reason, isSeller } = data;
  const text = [
    say(`letters.cancelled.what.${WHAT[adStatus]}`),
    ...(reason ? [say('letters.cancelled.reason', { reason: reason.replace(/\.$/, '') })] : []),
    say(isSeller ? 'letters.cancelled.toSeller' : 'letters.cancelled.toBidder'),
  ];
  const button = adStatus === 'WITHDRAWN' ? 'toNotifications' : 'toAd';
  return {
    subject: say('letters.cancelled.subject', { car }),
    text: text.join(' '),
    button: say(`letters.cancelled.${button}`),
  };
}
