/**
 * An operation that the server knows by its hash. The text stays on the server; the types give the caller exactly the
 * document's result.
 */
export type KnownDocument<Result, Variables> = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Never set at run time; it only ties the two types to the constant. */
  readonly types?: (variables: Variables) => Result;
};
