import { requireInput } from '../errors.ts';
import type { Slice } from '../paging.ts';
import type { Builder, ObjectRef, Types } from './builder.ts';

/** Builds a list's cursors, opaque so that their content may change. `sign` tells lists apart. */
export function cursorsOf(sign: string, offsetMax: number) {
  return {
    of: (offset: number): string => Buffer.from(`${sign}${offset}`).toString('base64url'),
    /** Returns the offset after a cursor; 0 without one. @throws AppError BadInput */
    offsetAfter(cursor: string | null | undefined): number {
      if (cursor == null) return 0;
      const [, known, offset] = /^([a-z])(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
      requireInput(known === sign && Number(offset) < offsetMax, 'after');
      return Number(offset) + 1;
    },
  };
}

type PageInfo = { readonly hasNextPage: boolean; readonly endCursor: string | null };

/** Defines the PageInfo type of all connections. */
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
  /** The name of the edge type. */
  readonly edge: string;
  readonly type: ObjectRef<Row>;
  readonly cursors: ReturnType<typeof cursorsOf>;
  readonly PageInfo: PageInfoRef;
};

/** Builds a connection's fields: total count, edges and page info. */
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
