/**
 * An operation that the server knows by its hash. The text stays on the server; the types ride along so that
 * whoever asks gets what the document says and nothing else.
 */
export type KnownDocument<Result, Variables> = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Never there at run time: it only ties the two types to the constant. */
  readonly types?: (variables: Variables) => Result;
};
