import { requireInput } from '../errors.ts';
import type { Slice } from '../paging.ts';
import type { Builder, ObjectRef, Types } from './builder.ts';

/** The cursors of a list, opaque on purpose: what stands in one may change. `sign` tells them from another list's. */
export function cursorsOf(sign: string, offsetMax: number) {
  return {
    of: (offset: number): string => Buffer.from(`${sign}${offset}`).toString('base64url'),
    /** Where the list goes on behind it; its beginning without one. @throws AppError BadInput */
    offsetAfter(cursor: string | null | undefined): number {
      if (cursor == null) return 0;
      const [, known, offset] = /^([a-z])(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
      requireInput(known === sign && Number(offset) < offsetMax, 'after');
      return Number(offset) + 1;
    },
  };
}

type PageInfo = { readonly hasNextPage: boolean; readonly endCursor: string | null };

/** The type every connection ends with. */
export function pageInfoType(builder: Builder) {
  return builder.objectRef<PageInfo>('PageInfo').implement({
    fields: t => ({
      hasNextPage: t.exposeBoolean('hasNextPage'),
      endCursor: t.exposeString('endCursor', { nullable: true }),
    }),
  });
}
export type PageInfoRef = ReturnType<typeof pageInfoType>;

type SliceOf<Row extends object> = {
  /** What the type of a row with its cursor is called. */
  readonly edge: string;
  readonly type: ObjectRef<Row>;
  readonly cursors: ReturnType<typeof cursorsOf>;
  readonly PageInfo: PageInfoRef;
};

/** The fields of a connection: how long its list is, what this part of it holds, and whether it goes on. */
export function sliceFields<Row extends object, Page extends Slice<Row>>(
  builder: Builder,
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Page>,
  { edge, type, cursors, PageInfo }: SliceOf<Row>,
) {
  const Edge = builder.objectRef<{ cursor: string; node: Row }>(edge).implement({
    fields: of => ({
      cursor: of.exposeString('cursor'),
      node: of.field({ type, resolve: ({ node }) => node as never }),
    }),
  });
  return {
    totalCount: t.int({ resolve: ({ totalCount }) => totalCount }),
    edges: t.field({
      type: [Edge],
      resolve: ({ rows, offset }) =>
        rows.map((node, index) => ({ node, cursor: cursors.of(offset + index) })),
    }),
    pageInfo: t.field({
      type: PageInfo,
      resolve: ({ rows, offset, totalCount }) => ({
        hasNextPage: offset + rows.length < totalCount,
        endCursor: rows.length === 0 ? null : cursors.of(offset + rows.length - 1),
      }),
    }),
  };
}
