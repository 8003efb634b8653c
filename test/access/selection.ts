/**
 * Everything a type has to say: a call asked for all its fields, and, of the answer, which field each value
 * stands in. A type that is open above is not entered again, so a car's likes are not asked for theirs.
 */
import {
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
} from 'graphql';

/** A value of an answer, the field it stands in (`Bid.userId`), and where. */
export type Seen = { readonly coordinate: string; readonly path: string; readonly value: unknown };

/** A call such as `bids(auctionId: "…") { id }`, asked for all that its type has. */
export function wholeOf(schema: GraphQLSchema, kind: OperationTypeNode, call: string): DocumentNode {
  const document = parse(`${kind} { ${call} }`);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const [field] = operation.selectionSet.selections;
  const root = schema.getRootType(kind);
  const type = field?.kind === Kind.FIELD ? root?.getFields()[field.name.value]?.type : undefined;
  if (!field || !type) throw new Error(`the schema has no ${kind} ${call}`);
  const text = partsOf(schema, type, []);
  if (text === '') return document;
  const { selectionSet } = parse(text).definitions[0] as OperationDefinitionNode;
  const asked = {
    ...operation,
    selectionSet: { kind: Kind.SELECTION_SET, selections: [{ ...field, selectionSet }] },
  };
  return { ...document, definitions: [asked as OperationDefinitionNode] };
}

/** The selection of a type; empty for a plain value, or where every type of it is open above. */
function partsOf(schema: GraphQLSchema, type: GraphQLOutputType, open: readonly string[]): string {
  const named = getNamedType(type);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : [];
  const parts = types.filter(part => !open.includes(part.name)).map(part => fieldsOf(schema, part, open));
  return parts.length > 0 ? `{ __typename ${parts.join(' ')} }` : '';
}

function fieldsOf(schema: GraphQLSchema, type: GraphQLObjectType, open: readonly string[]): string {
  const inside = [...open, type.name];
  const fields = Object.values(type.getFields()).flatMap(field => {
    const coordinate = `${type.name}.${field.name}`;
    if (field.args.some(isRequiredArgument)) throw new Error(`${coordinate} needs an argument`);
    const parts = partsOf(schema, field.type, inside);
    const named = getNamedType(field.type);
    if (parts === '' && (isObjectType(named) || isAbstractType(named))) return [];
    // Fields of one name in two members of a union may differ in type: here each has a name of its own.
    return `${type.name}__${field.name}: ${field.name} ${parts}`;
  });
  return `... on ${type.name} { ${fields.join(' ')} }`;
}

/** Stands for an object: what it says is seen field by field. */
const PRESENT = 'present';

/** Each value of an answer to `wholeOf`, with the field it stands in; what is null is not seen. */
export function seenIn(value: unknown, coordinate: string, path: string): Seen[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => seenIn(item, coordinate, `${path}.${index}`));
  }
  if (typeof value !== 'object') return [{ coordinate, path, value }];
  const inside = Object.entries(value).flatMap(([alias, part]) => {
    const [type, field] = alias.split('__');
    return type && field ? seenIn(part, `${type}.${field}`, `${path}.${field}`) : [];
  });
  return [{ coordinate, path, value: PRESENT }, ...inside];
}
