import { isInternationalPhone } from '#shared/sale/index.ts';
import { type Database, isUuid, once } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import { dropCall, insertCall, listCalls, setCallDone } from './calls-store.ts';

const NOTE_LENGTH_MAX = 500;

export type NewCall = {
  readonly saleId: string;
  readonly adUuid: string;
  readonly personId: string;
  /** null: the account's number. */
  readonly phone: string | null;
  readonly note: string;
};

/** Adds a call for a lot; returns its id. @throws AppError BadInput with the field, NotFound */
export function addCall(database: Database, call: NewCall, actorId: string): Promise<string> {
  for (const name of ['saleId', 'adUuid', 'personId'] as const) requireInput(isUuid(call[name]), name);
  const [phone, note] = [call.phone?.trim() || null, call.note.trim()];
  requireInput(phone === null || isInternationalPhone(phone), 'phone');
  requireInput(note.length <= NOTE_LENGTH_MAX, 'note');
  const wish = { ...call, phone, note };
  return database.transaction(writes =>
    once(
      writes,
      { by: actorId, what: 'sale call', wish },
      async known => (await listCalls(writes, call.saleId)).find(({ id }) => id === known)?.id ?? null,
      async () => found(await insertCall(writes, wish, actorId)),
    ),
  );
}

/** Marks a call as done or not done; returns the sale's id. @throws AppError NotFound */
export const settleCall = (
  database: Database,
  id: string,
  isDone: boolean,
  actorId: string,
): Promise<string> =>
  database.transaction(async writes =>
    found(isUuid(id) ? await setCallDone(writes, id, isDone, actorId) : null),
  );

/** Removes a call; returns the sale's id. @throws AppError NotFound */
export const removeCall = (database: Database, id: string): Promise<string> =>
  database.transaction(async writes => found(isUuid(id) ? await dropCall(writes, id) : null));
