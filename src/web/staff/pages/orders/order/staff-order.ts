import type { StaffOrderQuery } from '#web/graphql/documents.gen.ts';

/** An order as staff read it. */
export type StaffOrder = NonNullable<StaffOrderQuery['order']>;
