import { StartError } from '../config.ts';
import type { Chart, ChartName } from './fec.ts';

/** Default accounts from the French general chart (ANC 2014-03). */
const FRENCH: Chart = {
  BANK: { number: '512000', name: 'Banque' },
  CARDS: { number: '511500', name: 'Cartes bancaires à encaisser' },
  PROVIDER: { number: '517000', name: 'Prix détenus par un prestataire' },
  UNALLOCATED: { number: '471000', name: 'Encaissements à affecter' },
  ADVANCES: { number: '419100', name: 'Clients, avances reçues' },
  ESCROW: { number: '467100', name: 'Prix détenus pour le compte de tiers' },
  BUYERS: { number: '467200', name: 'Sommes dues aux acheteurs' },
  SELLERS: { number: '467300', name: 'Sommes dues aux vendeurs' },
  FEES: { number: '706000', name: 'Honoraires de vente' },
  COMMISSIONS: { number: '706100', name: 'Commissions et frais des vendeurs' },
  VAT: { number: '445710', name: 'TVA collectée' },
  MARGIN_VAT: { number: '445717', name: 'TVA collectée sur la marge' },
  CAR_SALES: { number: '707000', name: 'Ventes de véhicules' },
  DISPUTES: { number: '416000', name: 'Frais repris par la banque de l’acheteur' },
  INDEMNITIES: { number: '758000', name: 'Indemnités reçues' },
  RESULT: { number: '120000', name: 'Résultat de l’exercice précédent' },
  RETAINED: { number: '110000', name: 'Report à nouveau' },
};

const isName = (name: string): name is ChartName => Object.hasOwn(FRENCH, name);

/**
 * Parses the house's accounts: the French chart with the overrides of a text such as `BANK=512100 Banque du Nord;
 * VAT=445712`. @throws StartError naming what is wrong
 */
export function readChart(text: string): Chart {
  const chart: Record<ChartName, Chart[ChartName]> = { ...FRENCH };
  for (const part of text.split(';').filter(each => each.trim() !== '')) {
    const [, name = '', number = '', called = ''] =
      /^\s*([A-Z_]+)=(\d{3,12})(?:\s+(.*\S))?\s*$/.exec(part) ?? [];
    if (!isName(name))
      throw new StartError(
        `LEDGER_ACCOUNTS is not understood at "${part.trim()}": it is NAME=512000 and its name.`,
      );
    chart[name] = { number, name: called || chart[name].name };
  }
  const numbers = Object.values(chart).map(({ number }) => number);
  if (new Set(numbers).size < numbers.length) throw new StartError('LEDGER_ACCOUNTS has one number twice.');
  return chart;
}
