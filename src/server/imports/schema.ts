import { requirePermission } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { AdImport, ImportLine } from './imports-store.ts';
import { IMPORT_KEYS, type Imports } from './index.ts';

/** Files of ads, brought in by whoever may make ads; each sees their own. */
export function importsSchema(builder: Builder, imports: Imports): void {
  const AdImportType = importType(builder);
  const Key = builder.enumType('AdImportKey', {
    description: 'The house’s id, the house’s reference (sfInternalOpportunityId), or the chassis (vin).',
    values: IMPORT_KEYS,
  });
  builder.queryFields(t => ({
    carAdImports: t.field({
      type: [AdImportType],
      description: 'Ads:create. One’s own last twenty, newest first.',
      resolve: (_root, _args, context) => imports.list(requirePermission(context, 'Ads:create').id),
    }),
    carAdImport: t.field({
      type: AdImportType,
      nullable: true,
      description: 'Ads:create. How far one’s own file has come.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => imports.find(requirePermission(context, 'Ads:create').id, id),
    }),
  }));
  builder.mutationFields(t => ({
    beginCarAdImport: t.field({
      type: AdImportType,
      description:
        'Ads:create, and Ads:update for one that changes ads. A file of ads, CSV or JSON by its name; a trial writes nothing.',
      args: {
        fileName: t.arg.string({ required: true }),
        isTrial: t.arg.boolean({ required: true }),
        updatesBy: t.arg({
          type: Key,
          description:
            'Changes the ads that are there already, known by this; each line is a new one without it.',
        }),
        takesGood: t.arg.boolean({
          defaultValue: false,
          description: 'Takes the lines that are right, and leaves the others; false: all or nothing.',
        }),
      },
      resolve: async (_root, { fileName, isTrial, updatesBy, takesGood }, context) => {
        const { id } = requirePermission(context, 'Ads:create');
        if (updatesBy) requirePermission(context, 'Ads:update');
        const wish = { fileName, isTrial, updatesBy: updatesBy ?? null, takesGood: takesGood ?? false };
        return imports.get(id, await imports.begin(id, wish));
      },
    }),
    addToCarAdImport: t.boolean({
      description: 'Ads:create. The next piece of the file.',
      args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
      resolve: async (_root, { id, text }, context) => {
        await imports.add(requirePermission(context, 'Ads:create').id, id, text);
        return true;
      },
    }),
    runCarAdImport: t.field({
      type: AdImportType,
      description: 'Ads:create. All of the file is here: bring it in.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const viewer = requirePermission(context, 'Ads:create');
        await imports.start(viewer.id, id);
        return imports.get(viewer.id, id);
      },
    }),
  }));
}

function importType(builder: Builder) {
  const Line = builder.objectRef<ImportLine>('AdImportLine').implement({
    fields: t => ({
      line: t.exposeInt('line'),
      name: t.exposeString('name'),
      uuid: t.id({ nullable: true, resolve: line => line.uuid ?? null }),
      isUpdate: t.boolean({
        description: 'The ad was there before.',
        resolve: line => line.isUpdate ?? false,
      }),
      code: t.string({
        nullable: true,
        description: 'What is wrong, by the table of errors.',
        resolve: line => line.code ?? null,
      }),
      field: t.string({ nullable: true, resolve: line => line.field ?? null }),
    }),
  });
  const State = builder.enumType('AdImportState', {
    values: ['WAITING', 'RUNNING', 'DONE', 'REFUSED'] as const,
  });
  return builder.objectRef<AdImport>('AdImport').implement({
    fields: t => ({
      id: t.exposeID('id'),
      fileName: t.exposeString('fileName'),
      isTrial: t.exposeBoolean('isTrial'),
      state: t.field({ type: State, resolve: each => each.state }),
      lineCount: t.exposeInt('lineCount'),
      doneCount: t.exposeInt('doneCount'),
      createdAt: t.field({ type: 'DateTime', resolve: each => each.createdAt }),
      report: t.field({
        type: [Line],
        description: 'Line by line: what was made, or only what is wrong.',
        resolve: each => [...each.report],
      }),
    }),
  });
}
