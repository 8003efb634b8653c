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

/** What programs may ask the schema for, by the scope that opens it: fields of Query and Mutation. */
const ROOTS: Readonly<Record<Scope, string>> = {
  read: `publicCarAd searchCarAds searchSuggestions bids auctionResults carCatalogue saleProof article articles event
    serverTime`,
  profile: 'me myCars',
  bid: 'addBid myBids myBidderId myLots myMaxBid',
  watch: 'addFavorite removeFavorite myFavorites myFavoriteCars',
  ask: 'createQuestion myQuestions',
  leads: 'inquiryForm inquiryOpening inquiry saveInquiry sendInquiry',
};

/** The scope of each root field of the public part. */
export const SCOPE_OF: ReadonlyMap<string, Scope> = new Map(
  Object.entries(ROOTS).flatMap(([scope, names]) =>
    names.split(/\s+/).map(name => [name, scope as Scope] as const),
  ),
);

/** Fields of public types that are more to their person, to a seller or to staff than to all, or are a session's. */
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
 * The part of the schema that is for programs: what its scopes open and what can be reached from there. It is a schema
 * that documents are checked against and that describes itself; it resolves nothing.
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

/** A type without the fields that programs have nothing of. */
function cut(type: TypeDefinitionNode): TypeDefinitionNode {
  if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) return type;
  const hidden = new Set((HIDDEN[type.name.value] ?? '').split(' '));
  const isShown = ({ name }: FieldDefinitionNode) =>
    ROOT_TYPES.has(type.name.value) ? SCOPE_OF.has(name.value) : !hidden.has(name.value);
  return { ...type, fields: (type.fields ?? []).filter(isShown) } satisfies ObjectTypeDefinitionNode;
}

/** The names of the fields that an operation asks for at its root, through fragments too. */
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
