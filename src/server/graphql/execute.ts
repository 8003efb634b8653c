import { randomUUID } from 'node:crypto';
import {
  createSourceEventStream,
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  getVariableValues,
  Kind,
  print,
} from 'graphql';
import type { RequestContext } from '../context.ts';
import { type Database, DatabaseAway, isLate, isUuid } from '../database/index.ts';
import { AppError, ERROR_CODES, type ErrorCode } from '../errors.ts';
import type { Events } from '../events.ts';
import { follow, isFollowed, madeAt, type Work } from '../spans.ts';
import type { Compiled, Documents } from './documents.ts';
import { mapIterator } from './iterators.ts';
import { findUnkeepable } from './texts.ts';

export type Variables = Readonly<Record<string, unknown>>;
export type GraphqlRequest = {
  readonly text: string;
  readonly operationName: string | null;
  readonly variables: Variables;
};

export type Execute = {
  /** Runs a query or a mutation; every error in the answer carries a code of the table. */
  run(request: GraphqlRequest, context: RequestContext): Promise<ExecutionResult>;
  /** Opens a subscription, each of its events executed as it comes. */
  subscribe(
    request: GraphqlRequest,
    context: RequestContext,
  ): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>>;
  /** What a request is known by, however it is written, and the request in one way of writing. */
  alike(request: GraphqlRequest): { readonly key: string; readonly request: GraphqlRequest };
  /** `query`, `mutation` or `subscription`; null when the document does not stand. */
  kindOf(request: Pick<GraphqlRequest, 'text' | 'operationName'>): string | null;
};

/** @param replica where there is one, what somebody asks whom nobody knows may be read there */
export function openExecute(
  documents: Documents,
  events: Events,
  replica: Database['replica'] = null,
): Execute {
  function compile({ text, operationName }: Pick<GraphqlRequest, 'text' | 'operationName'>) {
    return documents.compile(text, operationName);
  }

  return {
    kindOf(request) {
      const compiled = compile(request);
      if ('errors' in compiled) return null;
      return operationOf(compiled, request);
    },
    alike(request) {
      const compiled = compile(request);
      return (
        ('errors' in compiled ? null : alikeIn(compiled, request)) ?? {
          key: JSON.stringify(request),
          request,
        }
      );
    },
    async run(request, context) {
      const compiled = compile(request);
      if ('errors' in compiled) return { errors: compiled.errors.map(error => refusedDocument(error)) };
      const field = findUnkeepable(request.variables);
      if (field !== null) return { errors: [refusedText(field)] };
      const refusal = unchangeable(context);
      if (refusal !== null && operationOf(compiled, request) === 'mutation')
        return { data: null, errors: [refusal] };
      const values = { ...request.variables };
      const query = () => compiled.query.query({}, context, values);
      const isPublic = replica && context.viewer === null && operationOf(compiled, request) === 'query';
      const ask = isPublic ? () => replica.publicly(query) : query;
      const answer = settle(
        await (isFollowed() ? follow(workOf(compiled, request), async () => ask()) : ask()),
        events,
      );
      tellRefusals(answer, context, events);
      return answer;
    },
    async subscribe(request, context) {
      const compiled = compile(request);
      if ('errors' in compiled) return { errors: compiled.errors.map(error => refusedDocument(error)) };
      const operation = getOperationAST(compiled.document, request.operationName)?.operation;
      if (operation !== 'subscription')
        return { errors: [refusedDocument(new GraphQLError('This is no subscription.'))] };
      return subscribeCompiled(compiled, request, context, events);
    },
  };
}

/**
 * Opens the source as graphql-js does (the compiler would hand the resolver variables in place of its
 * arguments), and runs each event through the compiled selection.
 */
async function subscribeCompiled(
  { schema, document, query }: Compiled,
  { variables, operationName }: GraphqlRequest,
  contextValue: RequestContext,
  events: Events,
): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>> {
  const source = await createSourceEventStream({
    schema,
    document,
    contextValue,
    variableValues: variables,
    operationName,
  });
  if (!(Symbol.asyncIterator in source)) return settle(source, events);
  const iterator = source[Symbol.asyncIterator]();
  return mapIterator(iterator, async event => {
    const answer = async () => settle(await query.query(event, contextValue, variables), events);
    const parent = isFollowed() ? madeAt(event) : null;
    return parent ? follow({ name: 'frame', kind: 'inside', parent }, answer) : answer();
  });
}

/** Null where the variables do not fit. What is not declared changes nothing, nor the letters of an id. */
function alikeIn({ schema, document }: Compiled, request: GraphqlRequest) {
  const operation = getOperationAST(document, request.operationName);
  if (!operation) return null;
  const declared = operation.variableDefinitions ?? [];
  const given = Object.fromEntries(
    declared.flatMap(({ variable: { name } }) =>
      Object.hasOwn(request.variables, name.value)
        ? [[name.value, inSmallLetters(request.variables[name.value])]]
        : [],
    ),
  );
  const { coerced } = getVariableValues(schema, declared, given, { maxErrors: 1 });
  const key = JSON.stringify([operation.name?.value ?? null, print(document), coerced]);
  return coerced ? { key, request: { ...request, variables: given } } : null;
}

function inSmallLetters(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSmallLetters);
  return typeof value === 'string' && isUuid(value) ? value.toLowerCase() : value;
}

/** What is followed of a document: its kind, and its name or its first field. */
function workOf({ document }: Compiled, { operationName }: Pick<GraphqlRequest, 'operationName'>): Work {
  const operation = getOperationAST(document, operationName);
  const [field] = operation?.selectionSet.selections ?? [];
  const first = field?.kind === Kind.FIELD ? field.name.value : '';
  return { name: `${operation?.operation} ${operation?.name?.value ?? first}`, kind: 'inside' };
}

/** The answer with each error in the house's form; most answers have none and pass as they are. */
function settle(result: ExecutionResult, events: Events): ExecutionResult {
  if (!result.errors) return result;
  const faults = result.data === undefined ? result.errors.slice(0, FAULTS_MAX) : result.errors;
  const errors = faults.map(error => inHouseForm(error, events));
  return result.data === undefined ? { errors } : { data: result.data, errors };
}

/** What somebody signed in may not have is told to whoever keeps watch: one may be a mistake, many are none. */
function tellRefusals({ errors = [] }: ExecutionResult, { viewer }: RequestContext, events: Events): void {
  if (!viewer) return;
  for (const { path = [], extensions } of errors) {
    const field = String(path[0] ?? '');
    if (extensions.code === ('Forbidden' satisfies ErrorCode))
      events.refused({ accountId: viewer.id, field });
  }
}

const operationOf = ({ document }: Compiled, { operationName }: Pick<GraphqlRequest, 'operationName'>) =>
  getOperationAST(document, operationName)?.operation ?? null;

/**
 * Whoever only looks at somebody's account changes nothing in it, nor does a page of one person in the account of the
 * next. Null where nothing is in the way.
 */
function unchangeable({ viewer, isOfAnother }: RequestContext): GraphQLError | null {
  if (!isOfAnother && viewer?.viewedUntil === undefined) return null;
  const code: ErrorCode = isOfAnother ? 'Unauthenticated' : 'Forbidden';
  return new GraphQLError(code, { extensions: { code, field: null } });
}

/** What was wrong with the document or its variables: the caller's to mend, so it is said in full. */
function refusedDocument(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    ...(error.nodes ? { nodes: error.nodes } : {}),
    ...(error.source ? { source: error.source } : {}),
    ...(error.positions ? { positions: error.positions } : {}),
    extensions: { code: 'BadInput' satisfies ErrorCode, field: null },
  });
}

function refusedText(field: string): GraphQLError {
  const said = `The text of "${field}" has a sign in it that is none.`;
  return new GraphQLError(said, { extensions: { code: 'BadInput' satisfies ErrorCode, field } });
}

/** How much of a message is looked at and told: beyond it stands what the caller themself wrote, in the middle. */
const SAID_ENDS = 200;
/** How many faults of one request are told, where nothing ran. */
const FAULTS_MAX = 10;

/** The two ways the compiler names a variable's part: `value.bid`, at the end, or the part in the variable's place. */
const PART_OF_VALUE = /\bvalue\.(?:\w+\.)*(\w+)(?:[.[\]\w]*|.* was not provided)\.$/;
const IN_PLACE_OF_VARIABLE = /^Variable "\$(\w+)"/;

/** What is told where the database does not answer, or not in time: whether what was asked may have been done. */
export function codeOfAbsence(error: unknown): ErrorCode | null {
  if (error instanceof DatabaseAway) return error.isUnsure ? 'OutcomeUnknown' : 'Unavailable';
  return isLate(error) ? 'Unavailable' : null;
}

const shortOf = (said: string): string =>
  said.length <= 2 * SAID_ENDS ? said : `${said.slice(0, SAID_ENDS)} … ${said.slice(-SAID_ENDS)}`;

function inHouseForm(error: GraphQLError, events: Events): GraphQLError {
  const cause = error.originalError;
  const absence = codeOfAbsence(cause);
  if (absence !== null) {
    events.answerMissing({ code: absence, error: cause });
    return new GraphQLError(absence, {
      ...(error.path ? { path: error.path } : {}),
      extensions: { code: absence, field: null },
    });
  }
  const path = error.path ? { path: error.path } : {};
  const named =
    PART_OF_VALUE.exec(error.message.slice(-SAID_ENDS)) ??
    IN_PLACE_OF_VARIABLE.exec(error.message.slice(0, SAID_ENDS));
  // Values that fit no type are told before anything runs, and so without a path.
  const part = error.path ? null : (named?.[1] ?? null);
  if (cause instanceof AppError && ERROR_CODES[cause.code].expected) {
    const { field = part, ...details } = cause.details;
    return new GraphQLError(cause.code, { ...path, extensions: { code: cause.code, field, ...details } });
  }
  if (!error.path)
    return new GraphQLError(shortOf(error.message), { extensions: { code: 'BadInput', field: part } });
  const errorId = randomUUID();
  events.requestFailed({ errorId, error: cause ?? error });
  return new GraphQLError('Unknown', { ...path, extensions: { code: 'Unknown', errorId } });
}
