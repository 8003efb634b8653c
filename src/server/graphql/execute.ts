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
  /** Runs a query or mutation; every error of the answer has a code of the table. */
  run(request: GraphqlRequest, context: RequestContext): Promise<ExecutionResult>;
  /** Opens a subscription; each event is executed as it comes. */
  subscribe(
    request: GraphqlRequest,
    context: RequestContext,
  ): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>>;
  /** Normalizes a request: a key, equal for equivalent requests, and the request in normal form. */
  alike(request: GraphqlRequest): { readonly key: string; readonly request: GraphqlRequest };
  /** Returns `query`, `mutation` or `subscription`; null for an invalid document. */
  kindOf(request: Pick<GraphqlRequest, 'text' | 'operationName'>): string | null;
};

/** Opens the execution. @param replica where anonymous queries may be read; null: none */
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
 * Opens the event source with graphql-js (the compiler would pass the resolver variables instead of arguments), and
 * runs each event through the compiled selection.
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

/** Null where the variables are invalid. Undeclared variables and the case of ids make no difference. */
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

/** Describes an operation for tracing: its kind, and its name or first field. */
function workOf({ document }: Compiled, { operationName }: Pick<GraphqlRequest, 'operationName'>): Work {
  const operation = getOperationAST(document, operationName);
  const [field] = operation?.selectionSet.selections ?? [];
  const first = field?.kind === Kind.FIELD ? field.name.value : '';
  return { name: `${operation?.operation} ${operation?.name?.value ?? first}`, kind: 'inside' };
}

/** Gives each error its code; most answers have no error and pass unchanged. */
function settle(result: ExecutionResult, events: Events): ExecutionResult {
  if (!result.errors) return result;
  const faults = result.data === undefined ? result.errors.slice(0, FAULTS_MAX) : result.errors;
  const errors = faults.map(error => inHouseForm(error, events));
  return result.data === undefined ? { errors } : { data: result.data, errors };
}

/** Logs the refusals of signed-in people: one may be a mistake, many are suspicious. */
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
 * Refuses changes by staff who only view somebody's account, and by a page whose account is no longer the signed-in
 * one. Null where the change is allowed.
 */
function unchangeable({ viewer, isOfAnother }: RequestContext): GraphQLError | null {
  if (!isOfAnother && viewer?.viewedUntil === undefined) return null;
  const code: ErrorCode = isOfAnother ? 'Unauthenticated' : 'Forbidden';
  return new GraphQLError(code, { extensions: { code, field: null } });
}

/** An invalid document or variable is the caller's error, so its message is shown in full. */
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

/** How much of a message's start and end is read and shown: the middle is the caller's own input. */
const SAID_ENDS = 200;
/** The maximum number of errors shown of a request that was not run. */
const FAULTS_MAX = 10;

/** The compiler names a variable's part as `value.bid`, at the end, or in place of the variable. */
const PART_OF_VALUE = /\bvalue\.(?:\w+\.)*(\w+)(?:[.[\]\w]*|.* was not provided)\.$/;
const IN_PLACE_OF_VARIABLE = /^Variable "\$(\w+)"/;

/** Returns the code for an unreachable or late database: it tells whether the change may have been made. */
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
  // Values of a wrong type are refused before execution, and so without a path.
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
