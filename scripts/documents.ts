/**
 * Turns every `.graphql` file of the web into known documents: types and one constant per operation for the
 * pages, and the texts by their hash for the server, which runs no other document in production.
 */
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  Source,
  specifiedRules,
  validate,
  visit,
} from 'graphql';

const root = join(dirname(import.meta.filename), '..');
const outputFolder = join(root, 'src/web/graphql');

/** Long enough that no two documents share one, short for every page that carries them. */
const ID_LENGTH = 16;

type DocumentFile = { location: string; document: DocumentNode };

async function readDocuments(): Promise<DocumentFile[]> {
  const locations: string[] = [];
  for await (const file of glob('src/web/**/*.graphql', { cwd: root })) locations.push(file);
  return Promise.all(
    locations
      .sort((one, other) => one.localeCompare(other))
      .map(async location => {
        const text = await readFile(join(root, location), 'utf8');
        return { location, document: parse(new Source(text, location), { noLocation: true }) };
      }),
  );
}

/** The fragments that a piece of a document needs, directly or through other fragments. */
function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  known: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Map<string, FragmentDefinitionNode>(),
): Map<string, FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread(spread) {
      const fragment = known.get(spread.name.value);
      if (!fragment) throw new Error(`There is no fragment ${spread.name.value}`);
      if (found.has(spread.name.value)) return;
      found.set(spread.name.value, fragment);
      fragmentsOf(fragment, known, found);
    },
  });
  return found;
}

function wholeText(operation: OperationDefinitionNode, known: ReadonlyMap<string, FragmentDefinitionNode>) {
  const fragments = [...fragmentsOf(operation, known).values()];
  fragments.sort((one, other) => one.name.value.localeCompare(other.name.value));
  return [operation, ...fragments].map(print).join('\n');
}

function constantOf(operation: OperationDefinitionNode, id: string): string {
  const name = operation.name?.value ?? '';
  const kind = operation.operation;
  const type = `${name}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return [
    `export const ${name}Document: KnownDocument<${type}, ${type}Variables> =`,
    `  { id: '${id}', name: '${name}', kind: '${kind}' };`,
  ].join('\n');
}

/** Fragments that ask for all a type says: a field of a car is named by its description alone. */
const WHOLE = { CarValues: 'CarAdValues', TechnicalData: 'OptionalData' } as const;

/** The selection of everything that a type says; a plain value has none. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map(field => `${field.name} ${selectionOf(field.type)}`);
  return `{ ${fields.join(' ')} }`;
}

const schema = buildSchema(await readFile(join(root, 'src/schema.graphql'), 'utf8'));
const whole = Object.entries(WHOLE).map(([name, typeName]) => {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`There is no type ${typeName}`);
  return print(parse(`fragment ${name} on ${typeName} ${selectionOf(type)}`));
});
const notice = '# Written by `npm run documents`: all that a type says.';
await writeFile(join(outputFolder, 'whole.gen.graphql'), `${[notice, ...whole].join('\n\n')}\n`);

const documents = await readDocuments();
const everything = concatAST(documents.map(file => file.document));
const rules = specifiedRules.filter(rule => rule.name !== 'NoUnusedFragmentsRule');
const problems = validate(schema, everything, rules);
if (problems.length > 0) throw new AggregateError(problems, problems.map(String).join('\n\n'));

const fragments = new Map<string, FragmentDefinitionNode>();
const operations: OperationDefinitionNode[] = [];
for (const definition of everything.definitions) {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
}

const types = await codegen({
  schema: parse(await readFile(join(root, 'src/schema.graphql'), 'utf8')),
  documents,
  filename: 'documents.gen.ts',
  plugins: [{ operations: {} }],
  pluginMap: { operations: typescriptOperations },
  config: { scalars: { DateTime: 'string' }, enumType: 'string-literal', skipTypename: true },
});

const texts: Record<string, string> = {};
const constants = operations.map(operation => {
  const text = wholeText(operation, fragments);
  const id = createHash('sha256').update(text).digest('base64url').slice(0, ID_LENGTH);
  texts[id] = text;
  return constantOf(operation, id);
});

const header = [
  "/** Written by `npm run documents` from the web's .graphql files. */",
  "import type { KnownDocument } from './known-document.ts';",
];
await writeFile(join(outputFolder, 'documents.gen.ts'), `${[...header, types, ...constants].join('\n\n')}\n`);
await writeFile(join(outputFolder, 'documents.gen.json'), `${JSON.stringify(texts, null, 2)}\n`);
