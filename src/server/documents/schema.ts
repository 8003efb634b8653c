import type { AdEnums } from '../ads/index.ts';
import { requireViewer } from '../context.ts';
import { type Builder, done, exposed, exposedOrNull, textLanguage, withRight } from '../graphql/index.ts';
import { DOCUMENT_KINDS, type PersonDocument } from './documents-store.ts';
import type { Documents } from './index.ts';

export type DocumentsSchemaParts = { readonly Locale: AdEnums['Locale'] };

export function documentsSchema(
  builder: Builder,
  documents: Documents,
  { Locale }: DocumentsSchemaParts,
): void {
  const DocumentType = documentType(builder);
  builder.queryField('myDocuments', t =>
    t.field({
      type: [DocumentType],
      description: 'The papers I handed in, the newest first. Those of my orders stand with the orders.',
      resolve: (_root, _args, { viewer }) => (viewer ? documents.list(viewer.id) : []),
    }),
  );
  builder.mutationFields(t => ({
    documentLink: t.string({
      description:
        'A way to one of my papers, or to a paper of one of my orders or mandates, for ten minutes. Orders:update: of anybody’s; Accounts:read: of what sales leave in the books; Ads:update: of mandates.',
      args: { id: t.arg.id({ required: true }), language: t.arg({ type: Locale, required: true }) },
      resolve: (_root, { id, language }, context) => documents.linkTo(id, requireViewer(context), language),
    }),
    removeDocument: t.boolean({
      description: 'One of mine that no sale has kept (`canRemove`).',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(documents.remove(requireViewer(context).id, id)),
    }),
  }));
  addStaff(builder, documents, DocumentType);
}

function documentType(builder: Builder) {
  const Kind = builder.enumType('DocumentKind', { values: DOCUMENT_KINDS });
  const State = builder.enumType('DocumentState', {
    values: ['RECEIVED', 'ACCEPTED', 'REFUSED', 'EXPIRED'] as const,
  });
  return builder.objectRef<PersonDocument>('PersonDocument').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['mediaType'], Int: ['byteCount'], DateTime: ['createdAt'] }),
      ...exposedOrNull(t, { String: ['reason'], DateTime: ['expiresAt'] }),
      kind: t.expose('kind', { type: Kind }),
      name: t.exposeString('fileName'),
      state: t.expose('state', { type: State }),
      reasonLanguage: textLanguage(t, ({ reason }) => reason),
      canRemove: t.exposeBoolean('canRemove', {
        description:
          'False while a sale of its person has it kept: five years from the last thing that happened in one.',
      }),
    }),
  });
}

function addStaff(
  builder: Builder,
  documents: Documents,
  DocumentType: ReturnType<typeof documentType>,
): void {
  builder.objectField(DocumentType, 'personName', t =>
    t.string({
      nullable: true,
      description: 'Whose it is; for staff.',
      resolve: async ({ accountId }, _args, { viewer }) => {
        if (!viewer?.permissions.has('Orders:update')) return null;
        const person = await documents.findAccount(accountId);
        return person && `${person.firstName} ${person.lastName}`;
      },
    }),
  );
  builder.queryField('waitingDocuments', t =>
    t.field({
      type: [DocumentType],
      description: 'Orders:update. What nobody has looked at yet, the oldest first.',
      resolve: withRight('Orders:update', () => documents.listWaiting()),
    }),
  );
  builder.mutationFields(t => ({
    acceptDocument: t.field({
      type: DocumentType,
      description: 'Orders:update.',
      args: { id: t.arg.id({ required: true }), expiresAt: t.arg({ type: 'DateTime' }) },
      resolve: withRight('Orders:update', ({ id, expiresAt }, { id: actorId }) => {
        const verdict = { decision: 'ACCEPTED' as const, reason: null, expiresAt: expiresAt ?? null };
        return documents.decide(id, { ...verdict, actorId });
      }),
    }),
    refuseDocument: t.field({
      type: DocumentType,
      description: 'Orders:update. Its person reads the reason.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: withRight('Orders:update', ({ id, reason }, { id: actorId }) =>
        documents.decide(id, { decision: 'REFUSED', reason, expiresAt: null, actorId }),
      ),
    }),
  }));
}
