import { type KnownDocument, request } from '#web/graphql/index.ts';
import { untilAnswered } from './until-answered.ts';

/** Sends a request that counts once under its `key`. @throws RequestError as `untilAnswered` */
export const requestOnce = <Result, Variables extends { key: string | number }>(
  document: KnownDocument<Result, Variables>,
  variables: Omit<Variables, 'key'>,
): Promise<Result> =>
  untilAnswered(`${document.name}.${JSON.stringify(variables)}`, key =>
    request(document, { ...variables, key } as Variables),
  );
