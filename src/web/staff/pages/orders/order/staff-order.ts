import type { StaffOrderQuery } from '#web/graphql/documents.gen.ts';

/** An order as staff read it. */
export type StaffOrder = NonNullable<StaffOrderQuery['order']>;

/** What the law has the house know of one side of it. */
export type StaffVigilance = StaffOrder['vigilance'][number];
