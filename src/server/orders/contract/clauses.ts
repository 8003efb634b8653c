import { type SaleRegime, WITHDRAWAL_DAYS } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { wordsIn } from '../../words/index.ts';

/** A paragraph of the contract with its heading. */
export type Clause = { readonly title: string; readonly text: string };

/** What the contract of a sale says of its regime: whose sale it is, what is guaranteed, who may go back. */
export function contractClauses(regime: SaleRegime, language: Language): readonly Clause[] {
  const say = wordsIn(language);
  const days = String(WITHDRAWAL_DAYS);
  return (['nature', 'guarantees', 'withdrawal'] as const).map(clause => ({
    title: say(`papers.regime.${regime}.${clause}.title`),
    text: say(`papers.regime.${regime}.${clause}.text`, { days }),
  }));
}
