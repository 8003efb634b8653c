/** A statement with its name; the name stands in the query's text, in logs and in pg_stat_activity. */
export type Statement = { readonly name: string; readonly text: string };

/** Names a statement `room.verb`; the server prepares it once a connection under that name. */
export function statement(name: string, text: string): Statement {
  return { name, text: `/* ${name} */ ${text.trim()}` };
}

/** Milliseconds since 1970 as the database takes them. */
export function timestamp(at: number): Date {
  return new Date(at);
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether the database would take the text for an id; whoever asks for anything else asks for nothing. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
