import type { CsvColumn } from '../csv/index.ts';
import { addList, type Builder, exposed, withRight } from '../graphql/index.ts';
import type { Makes, ModelLine } from './index.ts';
import { MODEL_ORDERS } from './makes-store.ts';

/** What staff with Settings:update see and change of how makes and models are written. */
export function makesSchema(builder: Builder, makes: Makes): void {
  addModels(builder, makes);
  addRename(builder, makes);
}

const MODELS: readonly CsvColumn<ModelLine>[] = [
  ['brand', line => line.brand],
  ['model', line => line.model],
  ['ads', line => line.adCount],
  ['public', line => line.publicCount],
  ['results', line => line.resultCount],
  ['alike', line => line.alike],
];

function addModels(builder: Builder, makes: Makes): void {
  const CarModel = builder.objectRef<ModelLine>('CarModel').implement({
    fields: t => ({
      ...exposed(t, { String: ['brand', 'model'], Int: ['adCount', 'publicCount'] }),
      resultCount: t.exposeInt('resultCount', { description: 'Of those that others sold.' }),
      alike: t.exposeString('alike', {
        nullable: true,
        description: 'Another that differs from it by spaces and dashes alone.',
      }),
    }),
  });
  const Filter = builder.enumType('CarModelFilter', { values: ['ALIKE'] as const });
  addList(builder, 'carModels', {
    permission: 'Settings:update',
    description: 'Makes and models as ads and past results have them, by their names.',
    type: CarModel,
    page: ['CarModelPage', 'models'],
    sort: ['CarModelSort', MODEL_ORDERS],
    args: t => ({ filter: t({ type: Filter }) }),
    rows: (asked, span) => makes.list(asked, span),
    sheet: { name: 'models', isFresh: false, columns: MODELS },
  });
}

function addRename(builder: Builder, makes: Makes): void {
  const Input = builder.inputType('RenameCarsInput', {
    fields: t => ({
      brand: t.string({ required: true }),
      model: t.string({ description: 'None for the whole make.' }),
      newBrand: t.string({ required: true }),
      newModel: t.string(),
    }),
  });
  const Renamed = builder.objectRef<{ ads: number; results: number }>('RenamedCars').implement({
    fields: t => ({ ads: t.exposeInt('ads'), results: t.exposeInt('results') }),
  });
  builder.mutationField('renameCars', t =>
    t.field({
      type: Renamed,
      description:
        'Settings:update. Writes a make or a model otherwise, in every ad and every past result, and whenever somebody writes the old name later.',
      args: { input: t.arg({ type: Input, required: true }) },
      resolve: withRight('Settings:update', ({ input: { brand, model, newBrand, newModel } }, { id }) =>
        makes.rename({ brand, model: model ?? null }, { brand: newBrand, model: newModel ?? null }, id),
      ),
    }),
  );
}
