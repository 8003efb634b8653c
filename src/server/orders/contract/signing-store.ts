import type { Instant, OrderParty } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { inOrderOf, instant, statement, timestamp, type Writes } from '../../database/index.ts';

/** The documents signed for an order: the contract and the handover report. */
export type SignedDocument = 'CONTRACT' | 'REPORT';
/** Any signed document: those of an order, and sale mandates. */
export type SignedPaper = SignedDocument | 'MANDATE';

export type SigningCode = {
  readonly codeHash: Buffer;
  readonly language: Language;
  readonly attempts: number;
  readonly sentTo: string;
  readonly sentAt: Instant;
};
/** `orderId` is the id of the order, or of the mandate. */
export type Whose = { readonly orderId: string; readonly paper: SignedPaper; readonly accountId: string };

/** Stores a code, replacing the previous one. */
export const putCode = statement(
  'signing.putCode',
  `insert into signing_codes (order_id, paper, account_id, code_hash, language, sent_to, sent_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (order_id, paper, account_id) do update set code_hash = excluded.code_hash,
     language = excluded.language, attempts = 0, sent_to = excluded.sent_to, sent_at = excluded.sent_at`,
).run<[code: Whose & Omit<SigningCode, 'attempts'>]>(
  inOrderOf('orderId', 'paper', 'accountId', 'codeHash', 'language', 'sentTo', instant('sentAt')),
);

/** Returns the stored code with this attempt counted. */
export const tryCode = statement(
  'signing.tryCode',
  `update signing_codes set attempts = attempts + 1 where order_id = $1 and paper = $2 and account_id = $3
   returning code_hash as "codeHash", language, attempts, sent_to as "sentTo", sent_at as "sentAt"`,
).one<SigningCode, [Whose], Writes>(inOrderOf('orderId', 'paper', 'accountId'));

export const dropCode = statement(
  'signing.dropCode',
  'delete from signing_codes where order_id = $1 and paper = $2 and account_id = $3',
).run<[Whose]>(inOrderOf('orderId', 'paper', 'accountId'));

/** Deletes all codes for a document whose text has changed. */
export const dropCodesOf = statement(
  'signing.dropCodesOf',
  'delete from signing_codes where order_id = $1 and paper = $2',
).run<[orderId: string, paper: SignedDocument]>();

export type Signature = {
  readonly paper: SignedDocument;
  readonly party: OrderParty;
  readonly signer: string;
  readonly language: Language;
  /** The exact file that was signed, and its hash. */
  readonly fileKey: string;
  readonly sha256: string;
  readonly evidence: Readonly<Record<string, unknown>>;
  readonly signedAt: Instant;
};

/** A time stamp of a fully signed document. */
export type Stamp = {
  readonly paper: SignedPaper;
  readonly sha256: string;
  readonly stampedAt: Instant;
  readonly authority: string;
};

export const FACTORS = ['EMAIL_CODE', 'PASSKEY'] as const;

/** The factor used for signing; records without one date from when the code was the only way. */
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
