import type { Cents, Instant } from '#shared/sale/index.ts';
import { type Node, node, written } from '../xml.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const NAME_LENGTH = 70;
const TEXT_LENGTH = 140;

/** A batch of credit transfers for the bank. */
export type CreditTransfers = {
  /** Id of the message and of its only payment, at most 35 characters. */
  readonly name: string;
  readonly createdAt: Instant;
  /** `2026-11-25` */
  readonly executeOn: string;
  readonly payer: string;
  readonly iban: string;
  readonly bic: string;
  readonly transfers: readonly {
    /** The end-to-end id, shown on both statements. */
    readonly endToEnd: string;
    readonly amountCents: Cents;
    readonly holder: string;
    readonly iban: string;
    readonly text: string;
  }[];
};

const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{ '’': "'", '–': '-', '—': '-', '&': '+', _: '-' },
};

/** Converts a text to the SEPA character set (EPC217-08); characters without an equivalent become a full stop. */
export function sepaText(text: string, length: number): string {
  const plain = Array.from(text, sign => PLAIN[sign] ?? sign).join('');
  return plain
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .trim()
    .replace(/^\/+/, '')
    .slice(0, length)
    .trim();
}

const bare = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase();
const euros = (cents: Cents): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const party = (name: string, text: string): Node => node(name, [node('Nm', sepaText(text, NAME_LENGTH))]);
const account = (name: string, iban: string): Node => node(name, [node('Id', [node('IBAN', bare(iban))])]);

/** Writes a pain.001.001.09 file with single bookings; deterministic, so equal input gives equal bytes. */
export function writePain001(batch: CreditTransfers): string {
  const { name, createdAt, executeOn, payer, iban, bic, transfers } = batch;
  const sum = euros(transfers.reduce((all, { amountCents }) => all + amountCents, 0));
  const counted = [node('NbOfTxs', String(transfers.length)), node('CtrlSum', sum)];
  const document = node(
    'Document',
    [
      node('CstmrCdtTrfInitn', [
        node('GrpHdr', [
          node('MsgId', name),
          node('CreDtTm', new Date(createdAt).toISOString()),
          ...counted,
          party('InitgPty', payer),
        ]),
        node('PmtInf', [
          node('PmtInfId', name),
          node('PmtMtd', 'TRF'),
          node('BtchBookg', 'false'),
          ...counted,
          node('PmtTpInf', [node('SvcLvl', [node('Cd', 'SEPA')])]),
          node('ReqdExctnDt', [node('Dt', executeOn)]),
          party('Dbtr', payer),
          account('DbtrAcct', iban),
          node('DbtrAgt', [node('FinInstnId', [node('BICFI', bic)])]),
          node('ChrgBr', 'SLEV'),
          ...transfers.map(each =>
            node('CdtTrfTxInf', [
              node('PmtId', [node('EndToEndId', each.endToEnd)]),
              node('Amt', [node('InstdAmt', euros(each.amountCents), { Ccy: 'EUR' })]),
              party('Cdtr', each.holder),
              account('CdtrAcct', each.iban),
              node('RmtInf', [node('Ustrd', sepaText(each.text, TEXT_LENGTH))]),
            ]),
          ),
        ]),
      ]),
    ],
    { xmlns: NAMESPACE },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(document)}\n`;
}
