import type { SellerCommission } from '#shared/sale/index.ts';
import { formatCents, formatDateTime, formatEuros } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Block } from '../../pdf/index.ts';
import { longDate, wordsIn } from '../../words/index.ts';
import {
  carIn,
  carRows,
  drawTranslated,
  filled,
  partyIn,
  partyRows,
  type Rows,
  type Say,
} from '../contract/drawing.ts';
import { versionOf, type Words } from '../contract/originals.ts';
import type { MandateParticulars, SaleMandate } from './mandate.ts';

/** What the house and the seller agree, in its order. */
const CLAUSES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What the house keeps of the price; null: nothing. */
function commissionIn(say: Say, { commissionBp, commissionMinCents }: SellerCommission): string | null {
  if (commissionBp === 0 && commissionMinCents === 0) return null;
  const percent = `${(commissionBp / 100).toLocaleString('fr-FR')}\u00a0%`;
  const key = commissionMinCents === 0 ? 'ofPrice' : 'atLeast';
  const values = { percent, least: formatCents(commissionMinCents) };
  return say(`papers.mandate.commission.${commissionBp === 0 ? 'fixed' : key}`, values);
}

/** What the house keeps of the price, as it is said in each language; null: nothing. */
export function commissionsOf(mandate: SaleMandate): Record<Language, string> | null {
  const say = (language: Language) => commissionIn(wordsIn(language, mandate.proposedAt), mandate);
  const [FR, EN, ES] = [say('FR'), say('EN'), say('ES')];
  return FR && EN && ES ? { FR, EN, ES } : null;
}

/** The terms, as papers and pages say them, in the words of when they were proposed. */
export function termRows(mandate: SaleMandate, language: Language): Rows {
  const say = wordsIn(language, mandate.proposedAt);
  const { reserve } = mandate;
  const said = reserve === null ? say('papers.mandate.noReserve') : formatEuros(reserve);
  return [[say('papers.mandate.row.reserve'), said], ...openTermRows(mandate, language)];
}

/** The terms without the reserve, which others who view the seller's pages must not see. */
export function openTermRows(mandate: SaleMandate, language: Language): Rows {
  const say = wordsIn(language, mandate.proposedAt);
  const { estimateLow, estimateHigh, fromOn, untilOn } = mandate;
  const isEstimated = estimateLow !== null && estimateHigh !== null;
  const estimate = isEstimated ? `${formatEuros(estimateLow)} – ${formatEuros(estimateHigh)}` : null;
  const days = { from: longDate(fromOn, language), until: longDate(untilOn, language) };
  return filled([
    [say('papers.mandate.row.estimate'), estimate],
    [say('papers.mandate.row.dates'), say('papers.mandate.dates', days)],
    [
      say('papers.mandate.row.commission'),
      commissionIn(say, mandate) ?? say('papers.mandate.commission.none'),
    ],
    [say('papers.mandate.row.withdrawalFee'), formatCents(mandate.withdrawalFeeCents)],
  ]);
}

function mandateBlocks(mandate: SaleMandate, of: MandateParticulars, language: Language): Block[] {
  const say = wordsIn(language, mandate.proposedAt);
  const { declaration, authority, auctioneer, insurer } = of.operator;
  const who = { declaration: declaration ?? '', authority: authority ?? '', auctioneer: auctioneer ?? '' };
  const commission = commissionIn(say, mandate);
  const covers = { insurer: insurer ?? '', at: formatDateTime(mandate.proposedAt) };
  return [
    { kind: 'heading', text: say('papers.mandate.parties') },
    {
      kind: 'rows',
      rows: [
        [say('papers.mandate.row.operator'), of.house.name],
        [say('papers.sale.row.address'), of.house.address],
        [say('papers.sale.row.vatNumber'), of.house.vatNumber],
      ],
    },
    { kind: 'rows', rows: partyRows(say, 'SELLER', partyIn(language, of.seller), of.house) },
    { kind: 'heading', text: say('papers.sale.car') },
    { kind: 'rows', rows: carRows(say, carIn(language, of.car)) },
    { kind: 'heading', text: say('papers.mandate.terms') },
    { kind: 'rows', rows: termRows(mandate, language) },
    ...CLAUSES.map(clause => ({
      kind: 'text' as const,
      text:
        clause === 4 && commission !== null
          ? say('papers.mandate.commissionClause', { commission })
          : say(`papers.mandate.clauses.${clause}`, { ...who, ...covers }),
    })),
  ];
}

/** The mandate's text in every language under one version, whatever translation its file contains. */
export function wordsOf(mandate: SaleMandate, of: MandateParticulars): Words {
  const textIn = (language: Language) => ({
    ...{ title: wordsIn(language, mandate.proposedAt)('papers.mandate.title'), house: of.house },
    ...{ reference: mandate.number, at: mandate.proposedAt, blocks: mandateBlocks(mandate, of, language) },
  });
  const [FR, EN, ES] = [textIn('FR'), textIn('EN'), textIn('ES')];
  const version = versionOf([FR, EN, ES]);
  return { FR: { ...FR, version }, EN: { ...EN, version }, ES: { ...ES, version } };
}

/** What a seller signs, in the language that they read. */
export const drawMandate = (words: Words, language: Language): Promise<Buffer> =>
  drawTranslated(words, [language], words.FR.at);
