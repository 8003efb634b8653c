/** Prints the server's schema into src/schema.graphql, the wall between server and web: npm run schema. */
import { writeFile } from 'node:fs/promises';
import { buildSchema, printedSchema, type Rooms } from '#server/schema.ts';

// A schema is its types: no room is asked anything while it is built.
const schema = buildSchema({} as Rooms);
await writeFile(new URL('../src/schema.graphql', import.meta.url), printedSchema(schema));
