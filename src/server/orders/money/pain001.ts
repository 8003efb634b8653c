import type { Cents, Instant } from '#shared/sale/index.ts';
import { type Node, node, written } from '../xml.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const NAME_LENGTH = 70;
const TEXT_LENGTH = 140;

/** Prices that are passed on together, as the bank is told of them. */
export type CreditTransfers = {
  /** Names the message and its only payment to the bank, at most 35 signs. */
  readonly name: string;
  readonly createdAt: Instant;
  /** `2026-11-25` */
  readonly executeOn: string;
  readonly payer: string;
  readonly iban: string;
  readonly bic: string;
  readonly transfers: readonly {
    /** Stands on both statements, to the end. */
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

/** A text in the letters that every bank of SEPA takes (EPC217-08); one that has no like is a full stop. */
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

/** A file of SEPA credit transfers, pain.001.001.09, each booked by itself: the same facts are the same bytes. */
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
