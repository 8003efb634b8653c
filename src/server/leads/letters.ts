import { linkTo } from '#shared/paths/links.ts';
import { dateWords } from '#shared/words/date-words.ts';
import { formatInstant } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Core } from '../core.ts';
import { composeLetter, houseLetter, type Letter } from '../mail/index.ts';
import { houseLanguage, houseWords, wordsIn } from '../words/index.ts';
import { dueOf, type Form } from './form.ts';
import type { Answers } from './leads-store.ts';
import { isMandate, mandateLines, saidLines, withoutReserve } from './words.ts';

/** The car that somebody wrote about, and where it is seen. */
export type AskedCar = { readonly name: string; readonly url: string };

type Receipt = {
  readonly answers: Answers;
  readonly sentAt: number;
  readonly car: AskedCar | null;
  /** The URL at which the created ad is continued. */
  readonly draftUrl: string | null;
  /** In whole euros, due with a signed mandate. */
  readonly searchDeposit: number;
  /** Whether staff have to answer; not where it took effect by itself. */
  readonly isForStaff: boolean;
};

/** Whether staff answer the form: an own ad is first completed and submitted by its seller. */
const isAnswered = ({ makesAd }: Form): boolean => makesAd !== 'AD';

/** To the person: what was received, in their own words. */
export function receiptLetter(
  form: Form,
  language: Language,
  { answers, sentAt, car, draftUrl, searchDeposit, isForStaff }: Receipt,
): Letter {
  const [to, name] = [answers.email?.[0] ?? '', answers.firstName?.[0] ?? ''];
  if (form.name === 'withdrawal')
    return withdrawalLetter(language, { to, name, answers, sentAt, isForStaff });
  const say = wordsIn(language);
  const within = say(`letters.leads.within.${dueOf(form, answers)}`);
  const isManaged = form.makesAd === 'MANAGED';
  const paragraphs = [
    say('letters.leads.hello', { name }),
    ...(isAnswered(form) ? [say('letters.leads.received', { within })] : []),
    ...(draftUrl ? [say(isManaged ? 'letters.leads.prepared' : 'letters.leads.drafted')] : []),
    say('letters.leads.copy'),
    [
      ...(car ? [say('letters.leads.about', { car: car.name })] : []),
      ...saidLines(form, answers, language),
    ].join('\n'),
    ...(isMandate(form) ? mandateLines(language, searchDeposit) : []),
  ];
  const button = draftUrl
    ? { text: say(isManaged ? 'letters.leads.follow' : 'letters.leads.complete'), url: draftUrl }
    : car && { text: say('letters.leads.seeCar'), url: car.url };
  const subject = say(`letters.leads.titles.${form.name}`);
  return composeLetter({ to, language, subject, paragraphs, button });
}

/** The fields of a withdrawal, in the order of its confirmation. */
const DECLARED = ['car', 'order', 'receivedOn', 'message', 'email'] as const;

type Said = Pick<Receipt, 'answers' | 'sentAt' | 'isForStaff'> & { to: string; name: string };

/** The proof of a withdrawal that the law asks for: what was declared, and when it arrived. */
function withdrawalLetter(language: Language, said: Said): Letter {
  const { to, name, answers, sentAt, isForStaff } = said;
  const say = wordsIn(language);
  const lines = DECLARED.flatMap(field => {
    const said = answers[field]?.[0];
    const shown = field === 'receivedOn' && said ? dateWords(said) : said;
    return shown ? [say(`letters.leads.withdrawal.lines.${field}`, { said: shown })] : [];
  });
  const paragraphs = [
    say('letters.leads.hello', { name }),
    say('letters.leads.withdrawal.text', { at: formatInstant(sentAt) }),
    lines.join('\n'),
    say(isForStaff ? 'letters.leads.withdrawal.next' : 'letters.leads.withdrawal.done'),
  ];
  return composeLetter({
    ...{ to, language, subject: say('letters.leads.titles.withdrawal') },
    ...{ paragraphs, button: null },
  });
}

type ToHouse = {
  readonly name: string;
  readonly language: Language;
  readonly answers: Answers;
  readonly adUuid: string | null;
  /** The car they ask about; null for those that ask about none. */
  readonly car: AskedCar | null;
};

/** To the house: all answers but a reserve, the car, the deadline, and a link to the lead. */
export function leadLetter(parts: Pick<Core, 'settings' | 'publicUrl'>, form: Form, said: ToHouse): Letter {
  const { name, language, answers, adUuid, car } = said;
  const { origin } = parts.publicUrl;
  const within = wordsIn(houseLanguage())(`letters.leads.within.${dueOf(form, answers)}`);
  const facts = [
    isAnswered(form)
      ? houseWords()('house.leads.facts', { within, language })
      : houseWords()('house.leads.begun', { language }),
    ...(adUuid
      ? [houseWords()('house.leads.car', { url: origin + linkTo('admin/ads/edit', 'fr', { uuid: adUuid }) })]
      : []),
  ];
  const about = houseWords()(`admin.leads.forms.${form.name}` as 'admin.leads.forms.contact');
  return houseLetter(parts, {
    subject: houseWords()('house.leads.subject', { name, about, car: car?.name ?? 'none' }),
    paragraphs: [facts.join('\n'), saidLines(form, withoutReserve(answers), houseLanguage()).join('\n')],
    button: houseWords()('house.leads.button'),
    path: linkTo('admin/leads', 'fr', {}, { text: answers.email?.[0] ?? name }),
  });
}
