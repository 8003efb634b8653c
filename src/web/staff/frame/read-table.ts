import { RequestError } from '#web/graphql/index.ts';

/** A table that staff take away, under the name that the server gives it. @throws RequestError */
export async function readTable(address: string): Promise<File> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) {
    const [, name = 'table.csv'] =
      /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    return new File([await answer.blob()], name);
  }
  if (!answer) throw new RequestError('NetworkErrorNeedReload', 'No answer from the server');
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  throw new RequestError(code ?? 'Unknown', 'A table was refused');
}
