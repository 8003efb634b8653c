type Act<Given> = (given: Given, ...asked: never[]) => unknown;
type Bound<Acts> = {
  readonly [Name in keyof Acts]: Acts[Name] extends (given: never, ...asked: infer Asked) => infer Answer
    ? (...asked: Asked) => Answer
    : never;
};

/** Binds the first argument of several functions, such as a folder's parts or the database. */
export function boundTo<Given, Acts extends Record<string, Act<NoInfer<Given>>>>(
  given: Given,
  acts: Acts,
): Bound<Acts> {
  const bound = Object.entries(acts).map(([name, act]) => [name, act.bind(null, given)] as const);
  return Object.fromEntries(bound) as Bound<Acts>;
}
