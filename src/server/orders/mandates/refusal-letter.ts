import { linkTo } from '#shared/paths/links.ts';
import { composeLetter, type Letter } from '../../mail/index.ts';
import { houseLanguage, houseWords } from '../../words/index.ts';
import type { SaleMandate } from './mandate.ts';

/** To the house: a car's owner refuses the mandate they were proposed, and why; with the way to propose another. */
export function refusalLetter(
  to: string,
  publicUrl: URL,
  { adUuid, car, number }: SaleMandate,
  reason: string,
): Letter {
  const say = houseWords();
  const path = `${linkTo('admin/ads/edit', 'fr', { uuid: adUuid })}#mandates`;
  return composeLetter({
    ...{ to, language: houseLanguage() },
    subject: say('house.mandates.subject', { car }),
    paragraphs: [say('house.mandates.text', { car, number }), reason],
    button: { text: say('house.mandates.button'), url: new URL(path, publicUrl).href },
  });
}
