import type { Instant, OrderParty } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { inOrderOf, instant, statement, timestamp, type Writes } from '../../database/index.ts';

/** What is signed of an order: the contract, and the report of the handover. */
export type SignedDocument = 'CONTRACT' | 'REPORT';
/** What is signed at all: the same of an order, and a mandate to sell, which stands by itself. */
export type SignedPaper = SignedDocument | 'MANDATE';

export type SigningCode = {
  readonly codeHash: Buffer;
  readonly language: Language;
  readonly attempts: number;
  readonly sentTo: string;
  readonly sentAt: Instant;
};
/** `orderId` names the order, or the mandate. */
export type Whose = { readonly orderId: string; readonly paper: SignedPaper; readonly accountId: string };

/** Keeps a code in the place of the one before. */
export const putCode = statement(
  'signing.putCode',
  `insert into signing_codes (order_id, paper, account_id, code_hash, language, sent_to, sent_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (order_id, paper, account_id) do update set code_hash = excluded.code_hash,
     language = excluded.language, attempts = 0, sent_to = excluded.sent_to, sent_at = excluded.sent_at`,
).run<[code: Whose & Omit<SigningCode, 'attempts'>]>(
  inOrderOf('orderId', 'paper', 'accountId', 'codeHash', 'language', 'sentTo', instant('sentAt')),
);

/** The code that was sent, with this attempt counted. */
export const tryCode = statement(
  'signing.tryCode',
  `update signing_codes set attempts = attempts + 1 where order_id = $1 and paper = $2 and account_id = $3
   returning code_hash as "codeHash", language, attempts, sent_to as "sentTo", sent_at as "sentAt"`,
).one<SigningCode, [Whose], Writes>(inOrderOf('orderId', 'paper', 'accountId'));

export const dropCode = statement(
  'signing.dropCode',
  'delete from signing_codes where order_id = $1 and paper = $2 and account_id = $3',
).run<[Whose]>(inOrderOf('orderId', 'paper', 'accountId'));

/** Ends every code for a paper that reads otherwise now. */
export const dropCodesOf = statement(
  'signing.dropCodesOf',
  'delete from signing_codes where order_id = $1 and paper = $2',
).run<[orderId: string, paper: SignedDocument]>();

export type Signature = {
  readonly paper: SignedDocument;
  readonly party: OrderParty;
  readonly signer: string;
  readonly language: Language;
  /** The bytes that were read and signed, and their hash. */
  readonly fileKey: string;
  readonly sha256: string;
  readonly evidence: Readonly<Record<string, unknown>>;
  readonly signedAt: Instant;
};

/** What an authority says of a paper that all have signed. */
export type Stamp = {
  readonly paper: SignedPaper;
  readonly sha256: string;
  readonly stampedAt: Instant;
  readonly authority: string;
};

export const FACTORS = ['EMAIL_CODE', 'PASSKEY'] as const;

/** What somebody signed with; before it was written down, the code was the only way. */
export const factorOf = ({ evidence }: Pick<Signature, 'evidence'>): (typeof FACTORS)[number] =>
  evidence.factor === 'PASSKEY' ? 'PASSKEY' : 'EMAIL_CODE';

export const addSignature = statement(
  'signing.add',
  `insert into order_signatures (order_id, paper, party, account_id, signer, language, file_key, sha256, evidence, signed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
).run<
  [orderId: string, accountId: string, signature: Omit<Signature, 'paper'> & { readonly paper: SignedPaper }]
>((orderId, accountId, signature) => {
  const { paper, party, signer, language, fileKey, sha256, evidence, signedAt } = signature;
  const who = [orderId, paper, party, accountId, signer, language];
  return [...who, fileKey, sha256, JSON.stringify(evidence), timestamp(signedAt)];
});

export const listSignatures = statement(
  'signing.list',
  `select paper, party, signer, language, file_key as "fileKey", sha256, evidence, signed_at as "signedAt"
   from order_signatures where order_id = $1 order by signed_at, party`,
).all<Signature, [orderId: string]>();
