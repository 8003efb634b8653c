import { type Instant, WITHDRAWAL_DAYS } from '#shared/sale/index.ts';
import { formatDate } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { wordsIn } from '../../words/index.ts';
import type { Particulars } from './particulars.ts';

/** A paragraph of the contract with its heading. */
export type Clause = { readonly title: string; readonly text: string };
type Sale = { readonly regime: NonNullable<Particulars['sale']['regime']> } & Pick<
  Particulars['sale'],
  'publicSale'
>;

/**
 * Returns the contract's clauses on its sale regime: who sells, what is guaranteed, who may withdraw. A public sale
 * also names its operator (code de commerce, L321-4 to L321-17); its seller's duties are those of any other sale.
 * Worded as at the given instant, by default now.
 */
export function contractClauses(
  { regime, publicSale }: Sale,
  language: Language,
  at?: Instant,
): readonly Clause[] {
  const say = wordsIn(language, at);
  const bound = regime !== 'PUBLIC_SALE' ? regime : publicSale?.isTradeSale ? 'PROFESSIONAL' : 'BROKERAGE';
  const clause = (name: 'guarantees' | 'withdrawal', more: string[] = []) => ({
    title: say(`papers.regime.${bound}.${name}.title`),
    text: [say(`papers.regime.${bound}.${name}.text`, { days: String(WITHDRAWAL_DAYS) }), ...more].join(' '),
  });
  const title = say(`papers.regime.${regime}.nature.title`);
  if (regime !== 'PUBLIC_SALE') {
    const text = say(`papers.regime.${regime}.nature.text`);
    return [{ title, text }, clause('guarantees'), clause('withdrawal')];
  }
  const { declaration, authority, auctioneer, insurer } = publicSale?.operator ?? {};
  const who = { declaration: declaration ?? '', authority: authority ?? '', auctioneer: auctioneer ?? '' };
  const { mandate } = publicSale ?? {};
  const onMandate = mandate && { number: mandate.number, date: formatDate(mandate.signedAt) };
  const nature = [
    say('papers.regime.PUBLIC_SALE.nature.text', who),
    ...(onMandate ? [say('papers.regime.PUBLIC_SALE.mandate', onMandate)] : []),
  ];
  const covers = say('papers.regime.PUBLIC_SALE.guarantees', { insurer: insurer ?? '' });
  return [{ title, text: nature.join(' ') }, clause('guarantees', [covers]), clause('withdrawal')];
}
