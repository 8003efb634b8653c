import { JSDOM } from 'jsdom';
import { isIban } from '#shared/sale/index.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const SEPA = /^[A-Za-z0-9/\-?:().,'+ ]+$/;
const text = (most: number) => (value: string) => value.length <= most && SEPA.test(value);
const is = (wanted: string) => (value: string) => value === wanted;
const AMOUNT = /^\d{1,15}(\.\d{2})$/;

/** What an element holds: a text that is right, or elements in this order; `*` once or more, `?` at most once. */
type Shape =
  | ((value: string) => boolean)
  | readonly (readonly [name: string, shape: Shape, often?: '*' | '?'])[];

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

function faultsIn(element: Element, shape: Shape, path: string, faults: string[]): void {
  const children = [...element.children];
  if (typeof shape === 'function') {
    if (children.length > 0 || !shape(element.textContent ?? ''))
      faults.push(`${path}: ${element.textContent}`);
    return;
  }
  for (const [name, inside, often] of shape) {
    let count = 0;
    while (children[0]?.localName === name && (count === 0 || often === '*')) {
      const child = children.shift();
      if (child) faultsIn(child, inside, `${path}/${name}`, faults);
      count += 1;
    }
    if (count === 0 && often !== '?') faults.push(`${path}/${name} is missing`);
  }
  for (const child of children) faults.push(`${path}/${child.localName} is not expected`);
}

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
