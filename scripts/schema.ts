/** Prints the server's schema into src/schema.graphql, the wall between server and web: npm run schema. */
import { writeFile } from 'node:fs/promises';
import type { HouseRooms } from '#server/house.ts';
import { buildSchema, printedSchema } from '#server/schema.ts';

// A schema is its types: no room is asked anything while it is built.
const schema = buildSchema({} as HouseRooms);
await writeFile(new URL('../src/schema.graphql', import.meta.url), printedSchema(schema));
