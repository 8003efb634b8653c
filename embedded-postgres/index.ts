/**
 * A PostgreSQL that npm brings, for trying the marketplace and for its tests: started, watched and adopted here.
 * Where an operator gives a database, none of it runs.
 */
export { type EmbeddedServer, findEmbedded, startEmbedded } from './server.ts';
