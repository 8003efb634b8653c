import { wordOfEvent } from '#shared/fields/index.ts';
import { type Language, languageOf, offeredLocales } from '#shared/words/locale.ts';
import { ERROR_CODES } from '../errors.ts';
import { SCOPES, type Scope } from '../keys/index.ts';
import { wordsIn } from '../words/index.ts';
import type { Described, Input, JsonSchema } from './described.ts';
import { type ToldEvent, toldEvents } from './told.ts';

/** The API's version, as in its URLs. */
const API_VERSION = '1';
/** The API's base path. */
export const API_PATH = `/api/v${API_VERSION}`;

const PROBLEM: JsonSchema = {
  type: 'object',
  description: 'RFC 9457. `code` is a word of this list for good; what else stands beside it depends on it.',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: [...Object.keys(ERROR_CODES), 'TooLarge'] },
    field: { type: ['string', 'null'], description: 'The part of what was sent that is wrong.' },
    minimum: { type: 'integer', description: 'The least that the next bid must be.' },
    retryAfter: { type: 'integer', description: 'Seconds to wait.' },
  },
};

const HEADERS = {
  'RateLimit-Policy': {
    description: 'How many points the key has, and in how many seconds.',
    schema: { type: 'string' },
  },
  RateLimit: { description: 'How many are left, and when all are given again.', schema: { type: 'string' } },
  'API-Cost': { description: 'The points that this request took.', schema: { type: 'integer' } },
};
const ETAG = { ETag: { schema: { type: 'string' } } };

/** Writes the OpenAPI 3.1 document from the operations alone. */
export function writeOpenapi(operations: readonly Described[], origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: entryOf(operation) };
  }
  const say = wordsIn('EN');
  return {
    openapi: '3.1.0',
    info: {
      title: say('papers.api.page.title'),
      version: API_VERSION,
      description: say('papers.api.page.text'),
    },
    servers: [{ url: origin + API_PATH }],
    externalDocs: { url: `${origin}${referencePath('EN')}` },
    security: [{ key: [] }, { oauth: [] }],
    paths,
    webhooks: Object.fromEntries(toldEvents(operations).map(event => [event.name, { post: toldBy(event) }])),
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: `Scopes: ${SCOPES.join(', ')}.` },
        oauth: oauthOf(origin),
      },
    },
  };
}

const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  read: 'What every visitor may read.',
  profile: 'Who the person is.',
  bid: 'To bid for them.',
  watch: 'To follow lots.',
  ask: 'To ask sellers questions.',
  leads: 'To send enquiries to the house.',
};

/** Describes how an application gets a token, which is an API key; always with PKCE (S256). */
function oauthOf(origin: string): object {
  const [tokenUrl, authorizationUrl] = [`${origin}/oauth/token`, `${origin}/oauth/authorize`];
  return {
    type: 'oauth2',
    flows: {
      authorizationCode: { authorizationUrl, tokenUrl, refreshUrl: tokenUrl, scopes: SCOPE_WORDS },
      clientCredentials: { tokenUrl, scopes: { read: SCOPE_WORDS.read } },
    },
  };
}

/** Returns the path of the reference in a language. */
export const referencePath = (language: Language): string =>
  language === 'FR' ? '/api' : `/${language.toLowerCase()}/api`;
export const referenceLanguages = (): readonly Language[] => offeredLocales().map(languageOf);

function entryOf(operation: Described): object {
  const { name, inputs, scope, answered, points, method } = operation;
  const say = wordsIn('EN');
  const body = inputs.filter(({ place }) => place === 'body');
  return {
    operationId: name,
    summary: say(`papers.api.operations.${name}.title`),
    description: say(`papers.api.operations.${name}.text`),
    security: [{ key: [scope] }, { oauth: [scope] }],
    'x-points': points,
    parameters: inputs.filter(({ place }) => place !== 'body').map(parameterOf),
    ...(body.length > 0
      ? { requestBody: { required: true, content: { 'application/json': { schema: bodySchema(body) } } } }
      : {}),
    responses: {
      ...(answered === null
        ? { 204: { description: 'Done.', headers: HEADERS } }
        : {
            200: {
              description: 'Done.',
              headers: { ...HEADERS, ...(method === 'GET' ? ETAG : {}) },
              content: { 'application/json': { schema: answered } },
            },
          }),
      default: {
        description: 'Refused.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** The headers of every webhook message, by Standard Webhooks. */
const SIGNED = [
  ['webhook-id', 'The same where a message comes twice.'],
  ['webhook-timestamp', 'The second it was sent at.'],
  [
    'webhook-signature',
    '`v1,` and HMAC-SHA256; several, parted by blanks, for a day after the secret was renewed.',
  ],
] as const;

function toldBy({ name, schema }: ToldEvent): object {
  return {
    operationId: name,
    summary: wordsIn('EN')(`papers.api.events.${wordOfEvent(name)}`),
    // The receiver's endpoint needs no key: messages are authenticated by their signature.
    security: [],
    parameters: SIGNED.map(([header, description]) => ({
      ...{ name: header, in: 'header', required: true, description, schema: { type: 'string' } },
    })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'It was taken.' },
      default: { description: 'It is sent again, for two days.' },
    },
  };
}

function parameterOf({ name, place, isRequired, isList, schema }: Input): object {
  return {
    ...{ name, in: place, required: isRequired, schema },
    ...(isList ? { style: 'form', explode: true } : {}),
  };
}

/** Returns the JSON Schema of an operation's body. */
export function bodySchema(inputs: readonly Input[]): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(inputs.map(({ name, schema }) => [name, schema])),
    required: inputs.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}
