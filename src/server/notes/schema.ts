import { type Permission, type RequestContext, requirePermission } from '../context.ts';
import { type Builder, done, exposed } from '../graphql/index.ts';
import { NOTE_KINDS, type Note, type NoteKind, type Notes } from './index.ts';

/** Whose notes are read with the page that they stand on, and the permission that opens it. */
const PAGES = {
  PERSON: 'Users:update',
  CAR: 'Ads:update',
  ORDER: 'Orders:update',
} as const satisfies Readonly<Record<NoteKind, Permission>>;

/** A note as somebody reads it. */
type Shown = Note & { readonly isOwn: boolean };

export function notesSchema(builder: Builder, notes: Notes): void {
  const Kind = builder.enumType('StaffNoteKind', { values: NOTE_KINDS });
  const StaffNote = builder.objectRef<Shown>('StaffNote').implement({
    description: 'What staff wrote down for one another.',
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['body'], Boolean: ['isOwn'], DateTime: ['writtenAt'] }),
      authorName: t.exposeString('authorName', { description: 'Empty for who has left the house.' }),
    }),
  });
  const may = (context: RequestContext, kind: NoteKind) => requirePermission(context, PAGES[kind]).id;
  const shown = async (kind: NoteKind, id: string, viewerId: string): Promise<Shown[]> =>
    (await notes.list(kind, id)).map(note => ({ ...note, isOwn: note.authorId === viewerId }));
  builder.queryField('staffNotes', t =>
    t.field({
      type: [StaffNote],
      description:
        'Users:update for a person, Ads:update for a car, Orders:update for an order. Newest first.',
      args: { kind: t.arg({ type: Kind, required: true }), id: t.arg.id({ required: true }) },
      resolve: (_root, { kind, id }, context) => shown(kind, id, may(context, kind)),
    }),
  );
  builder.mutationFields(t => ({
    addStaffNote: t.field({
      type: [StaffNote],
      description: 'As staffNotes. Its words go into no log; the thing itself must be there.',
      args: {
        kind: t.arg({ type: Kind, required: true }),
        id: t.arg.id({ required: true }),
        body: t.arg.string({ required: true }),
      },
      resolve: async (_root, { kind, id, body }, context) => {
        const viewerId = may(context, kind);
        await notes.add(kind, id, body, viewerId);
        return shown(kind, id, viewerId);
      },
    }),
    removeStaffNote: t.boolean({
      description: 'As staffNotes. One’s own.',
      args: { kind: t.arg({ type: Kind, required: true }), noteId: t.arg.id({ required: true }) },
      resolve: (_root, { kind, noteId }, context) => done(notes.remove(kind, noteId, may(context, kind))),
    }),
  }));
}
