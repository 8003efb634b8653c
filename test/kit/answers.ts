import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  graphql,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { vi } from 'vitest';

/**
 * What the server says, by the fields of its Query and Mutation: values, or what is worked out of the arguments. What is
 * left out is as empty as the schema lets it be: null, no rows, nought, the first word of an enum.
 */
type Answers = Readonly<Record<string, unknown>>;
/** What answers to other addresses than GraphQL's, by the beginning of each. */
export type Addresses = Readonly<
  Record<string, (address: string, init?: RequestInit) => Response | Promise<Response>>
>;

type Asked = {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** For whom the page asks, as it says. */
  readonly person?: string | null;
};

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../src', path), 'utf8');
const schema = buildSchema(read('schema.graphql'));
const documents = JSON.parse(read('web/graphql/documents.gen.json')) as Readonly<Record<string, string>>;
const EMPTY: Readonly<Record<string, unknown>> = { Boolean: false, Int: 0, Float: 0, String: '', ID: 'id' };
const EMPTY_MOMENT = '2026-01-01T00:00:00.000Z';

/** As little as a type lets an answer be. */
function emptyOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const { ofType } = type;
  if (isListType(ofType)) return [];
  if (isEnumType(ofType)) return ofType.getValues()[0]?.value;
  if (isAbstractType(ofType)) return { __typename: schema.getPossibleTypes(ofType)[0]?.name };
  if (isObjectType(ofType)) return {};
  return EMPTY[ofType.toString()] ?? EMPTY_MOMENT;
}

/** What a test says of a thing has the names of the schema, or its test says nothing. */
const fieldOf: GraphQLFieldResolver<Answers, unknown> = (source, args, _context, info) => {
  const fields = info.parentType.getFields();
  const strange = Object.keys(source).filter(name => !(name in fields) && name !== '__typename');
  const isRoot = info.path.prev === undefined;
  if (strange.length > 0 && !isRoot) throw new Error(`${info.parentType} has no ${strange}`);
  const said = source[info.fieldName];
  const value = typeof said === 'function' ? said(args) : said;
  return value === undefined ? emptyOf(info.returnType) : value;
};

/** A refusal as the server words it. */
export const refused = (
  code: string,
  details: { field?: string; minimum?: number; retryAfter?: number; gone?: readonly string[] } = {},
) => new GraphQLError(code, { extensions: { code, ...details } });

/**
 * Answers the page's questions as its server would: each known document is carried out on the schema itself, so that
 * nothing is answered which the server could not say. `sent` are the variables of all that was asked by a name.
 */
export function answering(answers: Answers, addresses: Addresses = {}) {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap(type => [type?.getFields() ?? {}]);
  const strange = Object.keys(answers).filter(name => !roots.some(fields => name in fields));
  if (strange.length > 0) throw new Error(`the schema has no ${strange}`);
  const asked: Asked[] = [];
  const answer = async (address: string, init?: RequestInit): Promise<Response> => {
    const other = Object.keys(addresses).find(beginning => address.startsWith(beginning));
    if (other !== undefined) return addresses[other]!(address, init);
    const { documentId, variables } = JSON.parse(String(init?.body));
    const source = documents[documentId];
    if (source === undefined) throw new Error(`nobody answers ${address}`);
    const person = new Headers(init?.headers).get('x-person');
    asked.push({ name: /\w+ (\w+)/.exec(source)?.[1] ?? '', variables, person });
    const result = await graphql({
      ...{ schema, source, rootValue: answers, fieldResolver: fieldOf },
      variableValues: variables,
    });
    const unasked = result.errors?.find(error => error.extensions.code === undefined);
    if (unasked) asked.push({ name: 'failed', variables: { error: String(unasked) } });
    return Response.json(JSON.parse(JSON.stringify(result)));
  };
  const ask = (address: unknown, init?: RequestInit) => answer(String(address), init);
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('XMLHttpRequest', sendingBy(ask));
  return {
    sent(name: string): Asked['variables'][] {
      const failed = asked.find(each => each.name === 'failed');
      if (failed) throw new Error(String(failed.variables.error));
      return asked.filter(each => each.name === name).map(({ variables }) => variables);
    },
    asked: () => asked.map(({ name }) => name),
    askedFor: (name: string) => asked.filter(each => each.name === name).map(({ person }) => person),
  };
}

/** The browser's older way to send a file, answered by the same. */
function sendingBy(ask: (address: string, init: RequestInit) => Promise<Response>) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    #address = '';
    readonly #headers = new Headers();
    #isAborted = false;
    status = 0;
    response: unknown = null;
    open(_method: string, address: string) {
      this.#address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    async send(body: BodyInit) {
      try {
        const answer = await ask(this.#address, { method: 'POST', headers: this.#headers, body });
        this.status = answer.status;
        this.response = await answer.json().catch(() => null);
      } catch {
        this.status = 0;
      }
      if (!this.#isAborted) this.dispatchEvent(new Event(this.status === 0 ? 'error' : 'load'));
    }
    abort() {
      this.#isAborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  };
}
