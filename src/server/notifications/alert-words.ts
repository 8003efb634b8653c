import { formatEuros } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { wordsIn } from '../words/index.ts';
import type { NotificationData, Said } from './kinds.ts';

/** Returns the words for what a saved search found: one car by its name, several by their number. */
export function sayAlert(language: Language, car: string, data: NotificationData): Said {
  const say = wordsIn(language);
  const { name = '', count = 0, dropCount = 0, editCount = 0, amount, amountWas, cars = [], criteria } = data;
  const watched = criteria?.[language];
  const asked = watched && watched !== name ? [say('letters.alerts.criteria', { criteria: watched })] : [];
  if (!car) {
    const counts = [
      ['new', count],
      ['drop', dropCount],
      ['edit', editCount],
    ] as const;
    const news = counts
      .filter(([, many]) => many > 0)
      .map(([what, many]) => say(`letters.alerts.news.${what}`, { count: many, many: String(many) }));
    const lines = cars.map(({ name: one, price }) =>
      price === null ? one : `${one} · ${formatEuros(price)}`,
    );
    return {
      subject: say('letters.alerts.several', { name, news: news.join(', ') }),
      text: [say('letters.alerts.found.text', { name }), ...asked, ...lines].join('\n'),
      button: say('letters.alerts.button.alerts'),
    };
  }
  const isDrop = count === 0 && amount !== undefined && amountWas !== undefined;
  const what = isDrop ? 'dropped' : count === 0 && editCount > 0 ? 'edited' : 'found';
  const values = { name, was: formatEuros(amountWas ?? 0), is: formatEuros(amount ?? 0) };
  return {
    subject: say(`letters.alerts.${what}.subject`, { name, car }),
    text: [say(`letters.alerts.${what}.text`, values), ...asked].join('\n'),
    button: say('letters.alerts.button.car'),
  };
}
