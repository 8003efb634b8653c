import {
  buildASTSchema,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  Kind,
  type ObjectTypeDefinitionNode,
  type OperationDefinitionNode,
  parse,
  printSchema,
  type SelectionSetNode,
  type TypeDefinitionNode,
  visit,
} from 'graphql';
import type { Scope } from '../keys/index.ts';

/** The public fields of Query and Mutation, by scope. */
const ROOTS: Readonly<Record<Scope, string>> = {
  read: `publicCarAd searchCarAds searchSuggestions bids auctionResults carCatalogue saleProof article articles event
    serverTime`,
  profile: 'me myCars',
  bid: 'addBid myBids myBidderId myLots myMaxBid',
  watch: 'addFavorite removeFavorite myFavorites myFavoriteCars',
  ask: 'createQuestion myQuestions',
  leads: 'inquiryForm inquiryOpening inquiry saveInquiry sendInquiry',
};

/** The scope of each public root field. */
export const SCOPE_OF: ReadonlyMap<string, Scope> = new Map(
  Object.entries(ROOTS).flatMap(([scope, names]) =>
    names.split(/\s+/).map(name => [name, scope as Scope] as const),
  ),
);

/** Hidden fields of public types: those for a person, a seller or staff, or of a session. */
const HIDDEN: Readonly<Record<string, string>> = {
  AdRemoval: 'appealToken',
  Bid: 'firstName',
  CarAd: 'missing',
  MyCar: 'hasChanges missing questions sale submission values version wish',
  OptionalData: 'vin',
  Owner: 'email phone',
  QuestionAuthor: 'lastName',
  User: 'addedPermissions groups hasPassword viewedUntil wantedEmail',
};

const ROOT_TYPES = new Set(['Query', 'Mutation']);

/**
 * Builds the public part of the schema: the scopes' fields and all reachable types. It is used for validation and
 * introspection only, without resolvers.
 */
export function publicSchema(schema: GraphQLSchema): GraphQLSchema {
  const types = new Map<string, TypeDefinitionNode>();
  for (const definition of parse(printSchema(schema)).definitions)
    if ('name' in definition && definition.kind.endsWith('TypeDefinition'))
      types.set(definition.name?.value ?? '', cut(definition as TypeDefinitionNode));
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const type = types.get(name);
    if (!type || reached.has(name)) return;
    reached.add(name);
    visit(type, { NamedType: ({ name: named }) => reach(named.value) });
  };
  for (const name of ROOT_TYPES) reach(name);
  const definitions = [...types].filter(([name]) => reached.has(name)).map(([, type]) => type);
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions });
}

/** Removes a type's hidden fields. */
function cut(type: TypeDefinitionNode): TypeDefinitionNode {
  if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) return type;
  const hidden = new Set((HIDDEN[type.name.value] ?? '').split(' '));
  const isShown = ({ name }: FieldDefinitionNode) =>
    ROOT_TYPES.has(type.name.value) ? SCOPE_OF.has(name.value) : !hidden.has(name.value);
  return { ...type, fields: (type.fields ?? []).filter(isShown) } satisfies ObjectTypeDefinitionNode;
}

/** Returns the root fields of an operation, fragments included. */
export function rootFieldsOf(
  { definitions }: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const look = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) look(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const found = definitions.find(
          each => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
        );
        look(found?.kind === Kind.FRAGMENT_DEFINITION ? found.selectionSet : undefined);
      }
    }
  };
  look(selectionSet);
  return names;
}
