import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  typeFromAST,
  valueFromAST,
} from 'graphql';
import { costOf } from '../graphql/index.ts';
import { type HouseVariable, IDEMPOTENCY_KEY, type Operation } from './operations.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

export type Place = 'path' | 'query' | 'header' | 'body';

/** A parameter of an operation. */
export type Input = {
  /** The document's variable. */
  readonly variable: string;
  /** Its name in the request. */
  readonly name: string;
  readonly place: Place;
  readonly isRequired: boolean;
  readonly isList: boolean;
  readonly isNumber: boolean;
  readonly isBoolean: boolean;
  readonly schema: JsonSchema;
};

/** An operation with all that is derived from its document. */
export type Described = Operation & {
  readonly inputs: readonly Input[];
  /** The response body's schema; null where there is none. */
  readonly answered: JsonSchema | null;
  /** The root field of its document. */
  readonly root: string;
  /** Its cost in a key's points for each minute. */
  readonly points: number;
};

/** The fields of an answer that cost one point. */
const FIELDS_A_POINT = 1_000;

/** Returns a document's cost in points, by the fields of its answer. */
export const pointsOf = (cost: number): number => Math.max(1, Math.ceil(cost / FIELDS_A_POINT));

const HOUSE_VARIABLES: ReadonlySet<string> = new Set<HouseVariable>(['auctionId', 'offset', 'step', 'draft']);

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};
const CURSOR: JsonSchema = { type: ['string', 'null'] };

/** Derives an operation's inputs and answer. @throws Error where its document does not fit the schema */
export function describe(schema: GraphQLSchema, operation: Operation): Described {
  const document = parse(operation.document);
  const definition = operationIn(document);
  const [selected] = definition.selectionSet.selections;
  const rootType = definition.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  if (selected?.kind !== Kind.FIELD || !rootType) throw new Error(`${operation.name} asks for no field`);
  const field = requireField(rootType.getFields()[selected.name.value], selected.name.value);
  return {
    ...operation,
    inputs: inputsOf(schema, operation, definition),
    root: selected.alias?.value ?? selected.name.value,
    answered:
      operation.answer === 'nothing' ? null : answeredBy(operation, field.type, selected.selectionSet),
    points: pointsOf(costOf(document, schema)),
  };
}

function operationIn({ definitions }: DocumentNode): OperationDefinitionNode {
  const [definition] = definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION)
    throw new Error('an operation has one document of its own');
  return definition;
}

function requireField(
  field: GraphQLField<unknown, unknown> | undefined,
  name: string,
): GraphQLField<unknown, unknown> {
  if (!field) throw new Error(`the schema has no ${name}`);
  return field;
}

function inputsOf(
  schema: GraphQLSchema,
  { path, method, way, answer }: Operation,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Input[] {
  const given = variableDefinitions
    .filter(({ variable }) => !HOUSE_VARIABLES.has(variable.name.value))
    .map(({ variable, type, defaultValue }) => {
      const name = variable.name.value;
      const known = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
      const takes = known as GraphQLInputType;
      const initial = defaultValue ? { default: valueFromAST(defaultValue, takes) } : {};
      return inputOf(name, placeOf(name, path, method), takes, initial);
    });
  const id = new GraphQLNonNull(schema.getType('ID') as GraphQLInputType & { name: 'ID' });
  const more = [
    ...(way === 'ofAuction' ? [inputOf('id', 'path', id)] : []),
    ...(answer === 'rows' ? [inputOf('cursor', 'query', schema.getType('String') as GraphQLInputType)] : []),
  ];
  return [...more, ...given];
}

function placeOf(name: string, path: string, method: Operation['method']): Place {
  if (path.includes(`{${name}}`)) return 'path';
  if (name === IDEMPOTENCY_KEY) return 'header';
  return method === 'GET' ? 'query' : 'body';
}

function inputOf(variable: string, place: Place, type: GraphQLInputType, more: JsonSchema = {}): Input {
  const inner = getNullableType(type);
  const { name: named } = getNamedType(type);
  return {
    ...{ variable, place, name: variable === IDEMPOTENCY_KEY ? 'Idempotency-Key' : variable },
    isRequired: isNonNullType(type),
    isList: isListType(inner),
    isNumber: named === 'Int' || named === 'Float',
    isBoolean: named === 'Boolean',
    schema: { ...takenAs(inner), ...more },
  };
}

/** Returns the JSON Schema of an input type. */
function takenAs(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return takenAs(type.ofType);
  if (isListType(type)) return { type: 'array', items: takenAs(type.ofType) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (isInputObjectType(type)) return objectTaken(type);
  return scalar(type.name);
}

function objectTaken(type: GraphQLInputObjectType): JsonSchema {
  const fields = Object.values(type.getFields());
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.map(field => [field.name, takenAs(field.type)])),
    required: fields.filter(field => isNonNullType(field.type)).map(({ name }) => name),
  };
}

function scalar(name: string): JsonSchema {
  const known = SCALARS[name];
  if (!known) throw new Error(`nobody has said how ${name} stands in JSON`);
  return known;
}

/** Returns the JSON Schema of an answer, by the type's selection. */
function givenAs(type: GraphQLOutputType, set: SelectionSetNode | undefined): JsonSchema {
  if (isNonNullType(type)) return bare(type.ofType, set);
  const schema = bare(type, set);
  if (Array.isArray(schema.enum))
    return { ...schema, type: ['string', 'null'], enum: [...schema.enum, null] };
  return { ...schema, type: [schema.type, 'null'] };
}

function bare(type: GraphQLOutputType, set: SelectionSetNode | undefined): JsonSchema {
  if (isNonNullType(type)) return bare(type.ofType, set);
  if (isListType(type)) return { type: 'array', items: givenAs(type.ofType, set) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (!isObjectType(type)) return scalar(type.name);
  const properties: Record<string, JsonSchema> = {};
  for (const selection of set?.selections ?? []) {
    if (selection.kind !== Kind.FIELD) throw new Error('an operation selects fields alone');
    const field = requireField(type.getFields()[selection.name.value], selection.name.value);
    const { description } = field;
    properties[selection.alias?.value ?? field.name] = {
      ...givenAs(field.type, selection.selectionSet),
      ...(description ? { description } : {}),
    };
  }
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function answeredBy(
  { answer }: Operation,
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
): JsonSchema {
  const whole = bare(type, set);
  if (answer === 'one') return whole;
  if (answer === 'list') return pageOf({ items: whole });
  const { totalCount } = propertiesOf(whole);
  const paged = { next: CURSOR, totalCount: totalCount ?? {} };
  if (answer === 'rows') return pageOf({ items: propertiesOf(whole).rows ?? {}, ...paged });
  const edge = propertiesOf(whole).edges?.items;
  return pageOf({ items: { type: 'array', items: propertiesOf(edge as JsonSchema).node ?? {} }, ...paged });
}

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;

function pageOf(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
