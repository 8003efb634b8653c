import { JSDOM } from 'jsdom';
import { faultsIn, type Shape } from './xml-shape.ts';

const NAMESPACE = 'urn:oecd:ties:dpi:v1';
const text = (most: number) => (value: string) => value.trim() !== '' && value.length <= most;
const is = (wanted: RegExp) => (value: string) => wanted.test(value);
const country = is(/^[A-Z]{2}$/);
const whole = is(/^-?\d+$/);
const day = is(/^\d{4}-\d\d-\d\d$/);

const quarters = (part: string): Shape => [1, 2, 3, 4].map(at => [`${part}Q${at}`, whole] as const);
const address: Shape = [
  ['CountryCode', country],
  ['AddressFree', text(4_000)],
];
const doc: Shape = [
  ['DocTypeIndic', is(/^OECD[0-3]$/)],
  ['DocRefId', text(200)],
  ['CorrDocRefId', text(200), '?'],
];
const account: Shape = [
  ['Identifier', text(200)],
  ['AccountHolderName', text(200), '?'],
];
const person: Shape = [
  ['ResCountryCode', country],
  ['TIN', text(200)],
  ['VAT', text(200), '?'],
  [
    'Name',
    [
      ['FirstName', text(200)],
      ['LastName', text(200)],
    ],
  ],
  ['Address', address],
  [
    'BirthInfo',
    [
      ['BirthDate', day],
      [
        'BirthPlace',
        [
          ['City', text(200)],
          ['CountryInfo', [['CountryCode', country]]],
        ],
        '?',
      ],
    ],
  ],
];
const organisation: Shape = [
  ['ResCountryCode', country],
  ['TIN', text(200)],
  ['IN', text(200), '?'],
  ['VAT', text(200), '?'],
  ['Name', text(200)],
];
const identity = (seller: 'IndividualSeller' | 'EntitySeller'): Shape => [
  [
    seller,
    [
      [
        'Standard',
        [
          seller === 'EntitySeller'
            ? ['EntSellerID', [...organisation, ['Address', address]]]
            : ['IndSellerID', person],
          ['FinancialIdentifier', account, '?'],
        ],
      ],
    ],
  ],
];

/** The part of the schema DPIXML 1.0 that a file of ours uses, in its order. */
const DOCUMENT = (sellers: readonly Shape[]): Shape => [
  [
    'MessageSpec',
    [
      ['SendingEntityIN', text(200)],
      ['TransmittingCountry', country],
      ['ReceivingCountry', country],
      ['MessageType', is(/^DPI$/)],
      ['MessageRefId', text(170)],
      ['MessageTypeIndic', is(/^DPI40[123]$/)],
      ['ReportingPeriod', is(/^\d{4}-12-31$/)],
      ['Timestamp', is(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)],
    ],
  ],
  [
    'DPIBody',
    [
      [
        'PlatformOperator',
        [
          ...organisation,
          ['PlatformBusinessName', text(200)],
          ['Address', address],
          ['Nexus', is(/^RPONEX[1-5]$/)],
          ['AssumedReporting', is(/^(true|false)$/)],
          ['DocSpec', doc],
        ],
      ],
      ...sellers.map(
        who =>
          [
            'ReportableSeller',
            [
              ['Identity', who],
              [
                'RelevantActivities',
                [
                  [
                    'SaleOfGoods',
                    [
                      ['Consideration', quarters('Cons')],
                      ['NumberOfActivities', quarters('Numb')],
                      ['Fees', quarters('Fees')],
                      ['Taxes', quarters('Tax')],
                    ],
                  ],
                ],
              ],
              ['DocSpec', doc],
            ],
          ] as const,
      ),
    ],
  ],
];

/** What of a file is against the schema of DPIXML 1.0, as far as ours uses it, or names two things alike. */
export function dpiFaults(xml: string): string[] {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const root = document.documentElement;
  const faults = root.localName === 'DPI_OECD' && root.namespaceURI === NAMESPACE ? [] : ['not a DPI 1.0'];
  const kinds = [...root.getElementsByTagNameNS(NAMESPACE, 'Identity')].map(each =>
    identity(each.firstElementChild?.localName === 'EntitySeller' ? 'EntitySeller' : 'IndividualSeller'),
  );
  faultsIn(root, DOCUMENT(kinds), '', faults);
  const amounts = [...root.querySelectorAll('Consideration > *, Fees > *, Taxes > *')];
  if (amounts.some(each => each.getAttribute('currCode') !== 'EUR')) faults.push('not in euros');
  const tins = [...root.getElementsByTagNameNS(NAMESPACE, 'TIN')];
  if (tins.some(each => (each.getAttribute('unknown') === 'true') !== (each.textContent === 'NOTIN')))
    faults.push('a number that is none');
  const refs = [...root.getElementsByTagNameNS('urn:oecd:ties:dpistf:v1', 'DocRefId')].map(
    each => each.textContent,
  );
  if (new Set(refs).size < refs.length || refs.length !== kinds.length + 1)
    faults.push('two parts of one name');
  return faults;
}
