import { linkTo } from '#shared/paths/links.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Core } from '../core.ts';
import { composeLetter, houseLetter, type Letter } from '../mail/index.ts';
import { houseWords, wordsIn } from '../words/index.ts';

/** To somebody without an account: a car for their search. */
export function proposalLetter(
  to: string,
  language: Language,
  { car, url }: { car: string; url: string },
): Letter {
  const say = wordsIn(language);
  return composeLetter({
    ...{ to, language, subject: say('letters.leads.proposal.subject', { car }) },
    paragraphs: [say('letters.leads.proposal.text')],
    button: { text: say('letters.leads.proposal.button'), url },
  });
}

type Said = {
  readonly name: string;
  readonly car: string;
  readonly accepts: boolean;
  readonly reason: string;
};

/** To the house: what somebody says of a car that was proposed to them. */
export function answerLetter(
  parts: Pick<Core, 'settings' | 'publicUrl'>,
  { name, car, accepts, reason }: Said,
): Letter {
  const kept = accepts ? 'yes' : 'no';
  const why =
    reason === ''
      ? houseWords()('house.leads.answered.noReason')
      : houseWords()('house.leads.answered.reason', { reason });
  return houseLetter(parts, {
    subject: houseWords()('house.leads.answered.subject', { name, car, accepts: kept }),
    paragraphs: [why],
    button: houseWords()('house.leads.answered.button'),
    path: linkTo('admin/leads', 'fr'),
  });
}
