import { RequestError } from '#web/graphql/index.ts';

/** A table that staff take away. @throws RequestError */
export async function readTable(address: string): Promise<Blob> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) return answer.blob();
  if (!answer) throw new RequestError('NetworkErrorNeedReload', 'No answer from the server');
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  throw new RequestError(code ?? 'Unknown', 'A table was refused');
}
