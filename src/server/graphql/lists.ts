import type { ArgBuilder, InputFieldMap, InputShapeFromFields } from '@pothos/core';
import { coerceInputValue, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import { type RequestContext, type Right, requireFreshPermission, requirePermission } from '../context.ts';
import { type CsvColumn, type SheetForm, type SheetParts, writeSheet } from '../csv/index.ts';
import { requireInput } from '../errors.ts';
import { type Paged, patternOf, type Span, sortsOf, spanOf } from '../paging.ts';
import type { Builder, ObjectRef, Types } from './builder.ts';

/** Arguments as GraphQL passes them: absent ones are null or missing. */
export type Asked<Args extends InputFieldMap> = InputShapeFromFields<Args>;

/** A list's export for staff: its permission and its rows. */
export type Sheet = {
  /** As in its URL: `/exports/leads.csv`, `/exports/leads.xlsx`. */
  readonly name: string;
  readonly require: (context: RequestContext) => void;
  readonly write: (asked: Record<string, unknown>, context: RequestContext, form: SheetForm) => SheetParts;
  /** Returns the ids of all matching rows, up to a limit; null where there are no bulk actions. */
  readonly idsOf:
    | ((asked: Record<string, unknown>, context: RequestContext, most: number) => Promise<string[]>)
    | null;
};

type SheetOf<Row, Arguments> = {
  readonly name: string;
  readonly permission: Right;
  /** Whether it needs a recent sign-in, as an export of many people's data does. */
  readonly isFresh?: boolean;
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: (asked: Arguments, span: Span, context: RequestContext) => Promise<Paged<Row>>;
  /** The ids alone, for bulk actions. */
  readonly ids?: (asked: Arguments, span: Span, context: RequestContext) => Promise<Paged<string>>;
};

/** The maximum number of ids read at once. */
const IDS_PAGE = 2_000;

/** Builds a list's export, for the `extensions` of its field; it takes the field's arguments. */
export function sheetOf<Row, Arguments>({
  name,
  permission,
  isFresh,
  columns,
  rows,
  ids,
}: SheetOf<Row, Arguments>) {
  const require = isFresh ? requireFreshPermission : requirePermission;
  const sheet: Sheet = {
    name,
    require: context => void require(context, permission),
    write: (asked, context, form) => {
      const sort = typeof asked.sort === 'string' ? asked.sort : null;
      return writeSheet(columns, span => rows(asked as Arguments, { ...span, sort }, context), form);
    },
    idsOf:
      ids === undefined
        ? null
        : async (asked, context, most) => {
            requirePermission(context, permission);
            const found: string[] = [];
            for (let total = most; found.length < Math.min(total, most); ) {
              const span = { limit: Math.min(IDS_PAGE, most - found.length), offset: found.length };
              const page = await ids(asked as Arguments, span, context);
              if (page.rows.length === 0) break;
              found.push(...page.rows);
              total = page.totalCount;
            }
            return found;
          },
  };
  return { sheet };
}

type ListOf<Row extends object, Args extends InputFieldMap> = {
  readonly permission: Right;
  readonly description: string;
  readonly type: ObjectRef<Row>;
  /** The names of the page type and of its rows. */
  readonly page: readonly [type: string, rows: string, total?: string];
  /** The name of the sort enum, and its orders. */
  readonly sort: readonly [type: string, orders: Readonly<Record<string, string>>];
  /** The filters, besides the search. */
  readonly args: (t: ArgBuilder<Types>) => Args;
  readonly rows: (asked: Read<Args>, span: Span, context: RequestContext) => Promise<Paged<Row>>;
  readonly sheet: Omit<SheetOf<Row, never>, 'permission' | 'rows' | 'ids'>;
  /** A row's id, where there are bulk actions. */
  readonly idOf?: (row: Row) => string;
};

/** The arguments with null for absent ones, and the search also as a pattern. */
type Read<Args extends InputFieldMap> = {
  readonly [Name in keyof Asked<Args>]-?: Exclude<Asked<Args>[Name], undefined>;
} & { readonly search: string | null; readonly pattern: string | null };

type Page = {
  readonly search?: string | null;
  readonly page?: number | null;
  readonly first?: number | null;
  readonly sort?: string | null;
};

/** Adds a list for staff: a field with pages, search, filters and sort, and the same rows as an export. */
export function addList<Row extends object, Args extends InputFieldMap>(
  builder: Builder,
  field: string,
  { permission, description, type, page, sort, args, rows, sheet, idOf }: ListOf<Row, Args>,
): void {
  const [pageType, rowsName, totalName = 'totalCount'] = page;
  const PageType = builder.objectRef<Paged<Row>>(pageType).implement({
    fields: t => ({
      [totalName]: t.exposeInt('totalCount'),
      [rowsName]: t.field({ type: [type], resolve: ({ rows: shown }) => [...shown] as never }),
    }),
  });
  const [sortType, orders] = sort;
  const Sort = builder.enumType(sortType, { values: sortsOf(orders) });
  builder.queryField(field, t => {
    const narrowing = args(t.arg);
    const unsaid = Object.fromEntries(Object.keys(narrowing).map(name => [name, null]));
    const read = (asked: Page, span: Span, context: RequestContext) => {
      const search = asked.search ?? null;
      return rows({ ...unsaid, ...asked, search, pattern: patternOf(search) } as never, span, context);
    };
    return t.field({
      type: PageType,
      description: `${[permission].flat().join(' or ')}. ${description}`,
      args: {
        ...narrowing,
        search: t.arg.string(),
        page: t.arg.int(),
        first: t.arg.int(),
        sort: t.arg({ type: Sort }),
      },
      extensions: sheetOf<Row, Page>({
        ...{ ...sheet, permission, rows: read },
        ...(idOf ? { ids: idsFrom(read, idOf) } : {}),
      }),
      resolve: (_root, asked, context) => {
        requirePermission(context, permission);
        return read(asked as Page, spanOf(asked as Page), context);
      },
    });
  });
}

const idsFrom =
  <Row, Arguments>(
    rows: (asked: Arguments, span: Span, context: RequestContext) => Promise<Paged<Row>>,
    idOf: (row: Row) => string,
  ) =>
  async (asked: Arguments, span: Span, context: RequestContext): Promise<Paged<string>> => {
    const page = await rows(asked, span, context);
    return { rows: page.rows.map(idOf), totalCount: page.totalCount };
  };

export type Sheets = {
  /** Opens an export by name with its list's arguments; null where there is none. */
  open(name: string, asked: unknown, context: RequestContext, form: SheetForm): SheetParts | null;
  /** Returns the ids of all matching rows of a list, at most `most`; null where there is no such list. */
  idsOf(name: string, asked: unknown, context: RequestContext, most: number): Promise<string[] | null>;
};

/** Collects the exports of the schema's lists. */
export function openSheets(schema: GraphQLSchema): Sheets {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const found = new Map(
    fields.flatMap(({ args, extensions }) => {
      const sheet = extensions.sheet as Sheet | undefined;
      return sheet ? [[sheet.name, { sheet, args }] as const] : [];
    }),
  );
  return {
    open(name, asked, context, form) {
      const known = found.get(name);
      if (!known) return null;
      known.sheet.require(context);
      return known.sheet.write(readArguments(known.args, asked), context, form);
    },
    async idsOf(name, asked, context, most) {
      const known = found.get(name);
      return known?.sheet.idsOf?.(readArguments(known.args, asked), context, most) ?? null;
    },
  };
}

type Argument = { readonly name: string; readonly type: GraphQLInputType };

/** Validates the arguments. @throws AppError BadInput with the argument's name */
function readArguments(known: readonly Argument[], asked: unknown): Record<string, unknown> {
  requireInput(typeof asked === 'object' && asked !== null && !Array.isArray(asked), 'variables');
  const values = new Map(Object.entries(asked as object));
  for (const name of values.keys())
    requireInput(
      known.some(each => each.name === name),
      name,
    );
  const read = known.map(({ name, type }) => {
    const value: unknown = coerceInputValue(values.get(name) ?? null, type, () => requireInput(false, name));
    return [name, value] as const;
  });
  return Object.fromEntries(read);
}
