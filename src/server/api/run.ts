import type { RequestContext } from '../context.ts';
import type { ErrorCode } from '../errors.ts';
import type { Execute } from '../graphql/index.ts';
import type { Described, Input } from './described.ts';
import { AUCTION_OF, FORM_OF, SEND_LEAD } from './operations.ts';

/** A refusal: an error code with its details. */
export type Refused = { readonly code: ErrorCode; readonly [more: string]: unknown };
export type Ran = { readonly body: unknown } | { readonly refused: Refused };

/** A request's raw inputs. */
export type Sent = {
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly header: (name: string) => string | undefined;
  readonly body: unknown;
};

export type RunParts = {
  readonly execute: Pick<Execute, 'run'>;
  /** Seals a form's opening time: clients with a key need not wait as a form's visitors do. */
  readonly sealOpening: (agoMs: number) => Promise<string>;
};

/** The form counts as opened that long ago. */
const OPEN_FOR_MS = 60_000;

type Data = Readonly<Record<string, unknown>>;
type Asked = { readonly data: Data } | { readonly refused: Refused };
type Values = Readonly<Record<string, unknown>>;

/** Runs an operation as the context's viewer; the resolvers decide. */
export async function run(
  parts: RunParts,
  operation: Described,
  sent: Sent,
  context: RequestContext,
): Promise<Ran> {
  const read = readInputs(operation, sent);
  if ('refused' in read) return read;
  const ask = asking(parts, context);
  const asked = await wayOf(operation)(ask, operation, read.values, parts);
  if ('refused' in asked) return asked;
  const root = asked.data[operation.root] ?? null;
  if (root === null) return { refused: { code: context.viewer ? 'NotFound' : missingFor(operation) } };
  return { body: bodyOf(operation, root, read.values) };
}

/** A key without a person cannot read personal data. */
const missingFor = ({ scope }: Described): ErrorCode =>
  scope === 'profile' ? 'Unauthenticated' : 'NotFound';

type Ask = (text: string, variables: Values) => Promise<Asked>;
type Way = (ask: Ask, operation: Described, values: Values, parts: RunParts) => Promise<Asked>;

const asking =
  ({ execute }: RunParts, context: RequestContext): Ask =>
  async (text, variables) => {
    const { data, errors } = await execute.run({ text, operationName: null, variables }, context);
    const [error] = errors ?? [];
    if (!error) return { data: data ?? {} };
    const { code, ...more } = error.extensions;
    return { refused: { ...more, code: code as ErrorCode } };
  };

function wayOf({ way, answer }: Described): Way {
  if (way === 'ofAuction') return ofAuction;
  if (way === 'ofForm') return ofForm;
  return answer === 'rows' ? byOffset : alone;
}

const alone: Way = (ask, { document }, values) => ask(document, values);

const byOffset: Way = async (ask, { document }, { cursor, ...values }) => {
  const offset = offsetIn(cursor);
  if (offset === null) return { refused: { code: 'BadInput', field: 'cursor' } };
  return ask(document, { ...values, offset });
};

const ofAuction: Way = async (ask, { document }, { id, ...values }) => {
  const found = await ask(AUCTION_OF, { id });
  if ('refused' in found) return found;
  const auctionId = idIn(found.data.publicCarAd, 'auction');
  return auctionId === null ? { refused: { code: 'NotFound' } } : ask(document, { ...values, auctionId });
};

type Form = { readonly steps: readonly { name: string; fields: readonly { name: string }[] }[] };
type Answer = { readonly name: string };

/** Saves each step of the form with its own answers, then sends the form. */
const ofForm: Way = async (ask, { document, root }, { answers, ...values }, { sealOpening }) => {
  const found = await ask(FORM_OF, { form: values.form });
  if ('refused' in found) return found;
  const form = found.data.inquiryForm as Form | null;
  if (form === null) return { refused: { code: 'BadInput', field: 'form' } };
  let draft: string | null = null;
  for (const { name: step, fields } of form.steps) {
    const names = new Set(fields.map(({ name }) => name));
    const own = Array.isArray(answers)
      ? answers.filter((answer: Answer) => names.has(answer?.name))
      : answers;
    const saved: Asked = await ask(document, { ...values, step, draft, answers: own });
    if ('refused' in saved) return saved;
    draft = idIn(saved.data, root);
  }
  const opening = await sealOpening(OPEN_FOR_MS);
  const done = await ask(SEND_LEAD, { id: draft, opening });
  return 'refused' in done ? done : { data: { [root]: done.data.sendInquiry } };
};

/** Returns the id of the object under a name; null where there is none. */
function idIn(holder: unknown, name: string): string | null {
  const held =
    holder && typeof holder === 'object' ? Object.entries(holder).find(([key]) => key === name)?.[1] : null;
  return held && typeof held === 'object' && 'id' in held ? String(held.id) : null;
}

/** Reads the inputs by the document's variables; unknown ones are refused. */
function readInputs({ inputs, method }: Described, sent: Sent): { values: Values } | { refused: Refused } {
  const body = sent.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body))
    return { refused: { code: 'BadInput', field: 'body' } };
  const given: Values = method === 'GET' ? { ...sent.query } : { ...body };
  const place = method === 'GET' ? 'query' : 'body';
  const known = new Set(inputs.filter(input => input.place === place).map(({ name }) => name));
  const stranger = Object.keys(given).find(name => !known.has(name));
  if (stranger !== undefined) return { refused: { code: 'BadInput', field: stranger } };
  const values: Record<string, unknown> = {};
  for (const input of inputs) {
    const value = sentAs(input, given, sent);
    if (value === undefined && input.isRequired) return { refused: { code: 'BadInput', field: input.name } };
    if (value !== undefined) values[input.variable] = value;
  }
  return { values };
}

function sentAs(input: Input, given: Values, { path, header }: Sent): unknown {
  if (input.place === 'path') return path[input.name];
  if (input.place === 'header') return header(input.name.toLowerCase());
  const value = given[input.name];
  if (input.place === 'body' || value === undefined) return value;
  const all = [value].flat().map(each => typed(input, String(each)));
  return input.isList ? all : all.at(-1);
}

/** Converts a query parameter to its variable's type; an invalid one stays a text, which the schema refuses. */
function typed({ isNumber, isBoolean }: Input, text: string): unknown {
  if (isNumber && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (isBoolean && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

const writeOffset = (offset: number): string => Buffer.from(`from ${offset}`).toString('base64url');
const OFFSET = /^from (\d{1,9})$/;

function offsetIn(cursor: unknown): number | null {
  if (cursor === undefined || cursor === '') return 0;
  const found = OFFSET.exec(Buffer.from(String(cursor), 'base64url').toString());
  return found ? Number(found[1]) : null;
}

type Connection = {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly edges: readonly { readonly node: unknown }[];
};
type Rows = { readonly totalCount: number; readonly rows: readonly unknown[] };

function bodyOf({ answer }: Described, root: unknown, { cursor }: Values): unknown {
  if (answer === 'nothing') return null;
  if (answer === 'list') return { items: root };
  if (answer === 'connection') {
    const { totalCount, pageInfo, edges } = root as Connection;
    const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    return { items: edges.map(({ node }) => node), next, totalCount };
  }
  if (answer === 'rows') {
    const { totalCount, rows } = root as Rows;
    const end = (offsetIn(cursor) ?? 0) + rows.length;
    return { items: rows, next: rows.length > 0 && end < totalCount ? writeOffset(end) : null, totalCount };
  }
  return root;
}
