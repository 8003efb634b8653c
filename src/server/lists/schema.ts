import {
  hasRight,
  type RequestContext,
  requireFreshPermission,
  requirePermission,
  requireViewer,
  type Viewer,
} from '../context.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { type Builder, done, exposed, openSheets } from '../graphql/index.ts';
import { ACT_ROWS_MAX, type Lists, type ListView, type NamedLine, type ShownAct } from './index.ts';

/** As many rows as are named one by one: those of a page. */
const NAMED_MAX = 100;

/** What staff make of their lists: acts on many rows, and the views they keep. */
export function listsSchema(builder: Builder, lists: Lists): void {
  addActs(builder, lists);
  addViews(builder, lists);
}

const STATES = ['TRYING', 'TRIED', 'RUNNING', 'DONE', 'STOPPED'] as const;
const OUTCOMES = ['WOULD', 'DONE', 'UNCHANGED', 'REFUSED'] as const;

function actType(builder: Builder, lists: Lists) {
  const Outcome = builder.enumType('ListActOutcome', {
    description: 'WOULD: the trial says that it would be done.',
    values: OUTCOMES,
  });
  const Line = builder.objectRef<NamedLine>('ListActLine').implement({
    fields: t => ({
      id: t.exposeID('subjectId'),
      name: t.exposeString('name', { nullable: true, description: 'null where it is gone.' }),
      outcome: t.expose('outcome', { type: Outcome, nullable: true }),
      code: t.exposeString('code', { nullable: true, description: 'Why not, by the table of errors.' }),
      field: t.exposeString('field', { nullable: true }),
    }),
  });
  const State = builder.enumType('ListActState', {
    description: 'TRYING, then TRIED; RUNNING, then DONE, or STOPPED where it stood.',
    values: STATES,
  });
  return builder.objectRef<ShownAct>('ListAct').implement({
    description: 'What is done to many rows of a list, tried before it is done.',
    fields: t => ({
      ...exposed(t, { ID: ['id'], Int: ['total', 'would', 'done', 'refused'] }),
      state: t.expose('state', { type: State }),
      waiting: t.exposeInt('waiting', { description: 'Not looked at yet.' }),
      unchanged: t.exposeInt('unchanged', { description: 'Where there is nothing to do.' }),
      lines: t.field({
        type: [Line],
        description: 'Two hundred at most: what is refused first, then what stays as it is.',
        resolve: act => lists.acts.lines(act),
      }),
    }),
  });
}

function addActs(builder: Builder, lists: Lists): void {
  const ListAct = actType(builder, lists);
  /** Whose act it is, who must still have what it asks. @throws AppError NotFound, Forbidden */
  async function requireOwn(context: RequestContext, id: string): Promise<Viewer> {
    const { list, act } = found(await lists.acts.find(requireViewer(context).id, id));
    return requireFreshPermission(context, lists.acts.permissionOf(list, act));
  }
  builder.queryField('listAct', t =>
    t.field({
      type: ListAct,
      nullable: true,
      description:
        'The permission of the act. How far one’s own has come; null for anybody else’s, and without the permission.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, { viewer }) => {
        const own = viewer && (await lists.acts.find(viewer.id, id));
        return own && hasRight(viewer, lists.acts.permissionOf(own.list, own.act)) ? own : null;
      },
    }),
  );
  builder.mutationFields(t => ({
    tryListAct: t.field({
      type: ListAct,
      description:
        'The permission of the act. Tries it on rows named by `ids`, or on all that a list has for `asked`: its arguments in JSON. Nothing is changed.',
      args: {
        list: t.arg.string({ required: true, description: 'By its sheet: ads, leads, reviews, questions.' }),
        act: t.arg.string({ required: true }),
        value: t.arg.string({ description: 'What is chosen with it: a state, an id, a reason.' }),
        ids: t.arg.idList(),
        asked: t.arg.string(),
      },
      resolve: async (_root, { list, act, value, ids, asked }, context, info) => {
        const { id } = requirePermission(context, lists.acts.permissionOf(list, act));
        requireInput((ids == null) !== (asked == null), 'ids');
        requireInput((ids?.length ?? 0) <= NAMED_MAX, 'ids');
        const wish = { list, act, value: value ?? null };
        if (ids != null) return lists.acts.try(id, wish, ids);
        const all = await openSheets(info.schema).idsOf(list, readJson(asked), context, ACT_ROWS_MAX + 1);
        return lists.acts.try(id, wish, found(all));
      },
    }),
    runListAct: t.field({
      type: ListAct,
      description: 'The permission of the act, just signed in. Does what was tried, where it would be done.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => lists.acts.run((await requireOwn(context, id)).id, id),
    }),
    stopListAct: t.field({
      type: ListAct,
      description: 'The permission of the act. Ends anybody’s where it stands: what is done stays done.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        requireViewer(context);
        const { list, act } = found(await lists.acts.findAnybodys(id));
        requirePermission(context, lists.acts.permissionOf(list, act));
        return lists.acts.stop(id);
      },
    }),
  }));
}

/** @throws AppError BadInput */
function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    throw new AppError('BadInput', { field: 'asked' });
  }
}

/** Anybody of the house. @throws AppError Unauthenticated, Forbidden */
function requireStaff(context: RequestContext): Viewer {
  const viewer = requireViewer(context);
  if (viewer.permissions.size === 0) throw new AppError('Forbidden');
  return viewer;
}

function addViews(builder: Builder, lists: Lists): void {
  const ListViewType = builder.objectRef<ListView>('ListView').implement({
    description: 'How somebody looks at a list of staff’s.',
    fields: t => ({
      ...exposed(t, {
        ID: ['id'],
        String: ['name', 'ownerName'],
        Boolean: ['isShared', 'isOwn', 'mayRemove'],
      }),
      query: t.exposeString('query', {
        description: 'What the page’s address says behind the question mark.',
      }),
    }),
  });
  builder.queryField('listViews', t =>
    t.field({
      type: [ListViewType],
      description:
        'What opens the page. One’s own of it, then those that colleagues share who may still open it; none for anybody else. Users:update sees those of who may not any more, too.',
      args: { page: t.arg.string({ required: true }) },
      resolve: (_root, { page }, { viewer }) => (viewer ? lists.views.list(page, viewer) : []),
    }),
  );
  builder.mutationFields(t => ({
    saveListView: t.field({
      type: [ListViewType],
      description: 'What opens the page. One’s own of that name is written over.',
      args: {
        page: t.arg.string({ required: true }),
        name: t.arg.string({ required: true }),
        query: t.arg.string({ required: true }),
        isShared: t.arg.boolean({ required: true }),
      },
      resolve: async (_root, wish, context) => {
        const viewer = requireStaff(context);
        await lists.views.save(viewer, wish);
        return lists.views.list(wish.page, viewer);
      },
    }),
    removeListView: t.boolean({
      description:
        'Staff. One’s own; with Users:update, what somebody shared who may not open its page any more.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(lists.views.remove(requireStaff(context), id)),
    }),
  }));
}
