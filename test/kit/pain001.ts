import { JSDOM } from 'jsdom';
import { isIban } from '#shared/sale/index.ts';
import { faultsIn, type Shape } from './xml-shape.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const SEPA = /^[A-Za-z0-9/\-?:().,'+ ]+$/;
const text = (most: number) => (value: string) => value.length <= most && SEPA.test(value);
const is = (wanted: string) => (value: string) => value === wanted;
const AMOUNT = /^\d{1,15}(\.\d{2})$/;

const party: Shape = [['Nm', text(70)]];
const account: Shape = [['Id', [['IBAN', value => isIban(value) && /^\S+$/.test(value)]]]];
const counted = [
  ['NbOfTxs', (value: string) => /^\d{1,15}$/.test(value)],
  ['CtrlSum', (value: string) => AMOUNT.test(value)],
] as const;
const id35 = (value: string) => text(35)(value) && !value.startsWith('/') && !value.includes('//');

const TRANSFER: Shape = [
  ['PmtId', [['EndToEndId', id35]]],
  [
    'Amt',
    [['InstdAmt', value => AMOUNT.test(value) && Number(value) >= 0.01 && Number(value) <= 999_999_999.99]],
  ],
  ['Cdtr', party],
  ['CdtrAcct', account],
  ['RmtInf', [['Ustrd', text(140)]], '?'],
];

/** The part of the schema, and of the rules of SEPA (EPC132-08), that a file of ours uses. */
const DOCUMENT: Shape = [
  [
    'CstmrCdtTrfInitn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', id35],
          ['CreDtTm', value => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)],
          ...counted,
          ['InitgPty', party],
        ],
      ],
      [
        'PmtInf',
        [
          ['PmtInfId', id35],
          ['PmtMtd', is('TRF')],
          ['BtchBookg', value => value === 'true' || value === 'false'],
          ...counted,
          ['PmtTpInf', [['SvcLvl', [['Cd', is('SEPA')]]]]],
          ['ReqdExctnDt', [['Dt', value => /^\d{4}-\d\d-\d\d$/.test(value)]]],
          ['Dbtr', party],
          ['DbtrAcct', account],
          [
            'DbtrAgt',
            [
              [
                'FinInstnId',
                [['BICFI', value => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)]],
              ],
            ],
          ],
          ['ChrgBr', is('SLEV')],
          ['CdtTrfTxInf', TRANSFER, '*'],
        ],
      ],
    ],
  ],
];

/** What of a file is against the schema of pain.001.001.09, the rules of SEPA, or its own sums. */
export function painFaults(xml: string): string[] {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const root = document.documentElement;
  const faults =
    root.localName === 'Document' && root.namespaceURI === NAMESPACE ? [] : ['not a pain.001.001.09'];
  faultsIn(root, DOCUMENT, '', faults);
  const all = (name: string) =>
    [...root.getElementsByTagNameNS(NAMESPACE, name)].map(each => each.textContent ?? '');
  const cents = (value: string) => Math.round(100 * Number(value));
  const sum = all('InstdAmt').reduce((total, value) => total + cents(value), 0);
  if (all('CtrlSum').some(value => cents(value) !== sum)) faults.push('the control sum is another');
  if (all('NbOfTxs').some(value => Number(value) !== all('InstdAmt').length))
    faults.push('the number of transfers is another');
  if (new Set(all('EndToEndId')).size < all('EndToEndId').length) faults.push('two transfers of one name');
  const currencies = [...root.getElementsByTagNameNS(NAMESPACE, 'InstdAmt')].map(each =>
    each.getAttribute('Ccy'),
  );
  if (currencies.some(currency => currency !== 'EUR')) faults.push('not in euros');
  return faults;
}
