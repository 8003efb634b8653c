/**
 * The notes room: what staff write down for one another, of a person, a car or an order. It promises that nobody but
 * staff who may open the thing reads a note of it, that its words stand nowhere else, in no log and no letter, and that
 * the notes of a person and of their cars go with them, those of an order with the second of its two sides.
 */
import { record } from '../audit/index.ts';
import type { Core } from '../core.ts';
import { isUuid, once, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import {
  addNote,
  holdPerson,
  keepOfFormer,
  listNotes,
  type Note,
  type NoteKind,
  removeNote,
} from './notes-store.ts';

export { NOTE_KINDS, type Note, type NoteKind } from './notes-store.ts';

/** Of one note, in characters. */
const BODY_LENGTH_MAX = 4_000;

export type Notes = ReturnType<typeof openNotes>;

export function openNotes({ database, domain }: Pick<Core, 'database' | 'domain'>) {
  domain.on('ad.ownerChanged', (writes, { uuid, formerId }) => keepOfFormer(writes, uuid, formerId));
  const log = (
    writes: Writes,
    action: 'note.added' | 'note.removed',
    kind: NoteKind,
    id: string,
    by: string,
  ) => record(writes, { actorId: by, action, subjectId: id, subjectName: kind });
  return {
    /** Newest first. */
    list: async (kind: NoteKind, id: string): Promise<Note[]> =>
      isUuid(id) ? listNotes(database, kind, id) : [],
    /** @throws AppError NotFound, BadInput */
    async add(kind: NoteKind, id: string, body: string, actorId: string): Promise<void> {
      const text = body.trim();
      requireInput(text !== '' && text.length <= BODY_LENGTH_MAX, 'body');
      await database.transaction(async writes => {
        if (kind === 'PERSON') found((isUuid(id) && (await holdPerson(writes, id))) || null);
        const stands = async (noteId: string) =>
          (await listNotes(writes, kind, id)).some(note => note.id === noteId) ? noteId : null;
        await once(writes, { by: actorId, what: 'note', wish: [kind, id, text] }, stands, async () => {
          const noteId = found(isUuid(id) ? await addNote(writes, kind, id, text, actorId) : null);
          await log(writes, 'note.added', kind, id, actorId);
          return noteId;
        });
      });
    },
    /** Takes away a note of one's own. @throws AppError NotFound */
    async remove(kind: NoteKind, noteId: string, actorId: string): Promise<void> {
      await database.transaction(async writes => {
        const subject = isUuid(noteId) ? await removeNote(writes, kind, noteId, actorId) : null;
        if (subject === null) throw new AppError('NotFound');
        await log(writes, 'note.removed', kind, subject, actorId);
      });
    },
  };
}
