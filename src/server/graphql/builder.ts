import SchemaBuilder, {
  type EnumRef as PothosEnumRef,
  type ObjectRef as PothosObjectRef,
} from '@pothos/core';
import { GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDay, isKnownInstant } from '#shared/sale/index.ts';
import type { RequestContext } from '../context.ts';
import { AppError } from '../errors.ts';

const ISO = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Parses an instant. Date would take 31 February for 3 March, so the day is checked by the calendar. */
function parseInstant(value: unknown): number {
  const [, day = ''] = (typeof value === 'string' && ISO.exec(value)) || [];
  const at = isCalendarDay(day) ? Date.parse(String(value)) : Number.NaN;
  if (!isKnownInstant(at)) throw new AppError('BadInput');
  return at;
}

/** Caches formatted instants: an answer repeats a few of them many times. */
const WRITTEN_MAX = 20_000;
const written = new Map<number, string>();

function isoOf(at: number): string {
  const known = written.get(at);
  if (known !== undefined) return known;
  if (written.size >= WRITTEN_MAX) written.clear();
  const iso = new Date(at).toISOString();
  written.set(at, iso);
  return iso;
}

/** An instant from 1900 to 2200: ISO 8601 in UTC for clients, milliseconds on the server. */
const DateTime = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  serialize: value => isoOf(value as number),
  parseValue: parseInstant,
  parseLiteral: node => parseInstant(node.kind === Kind.STRING ? node.value : null),
});

/** Creates a schema builder, to which each folder adds its types and fields. */
export function newBuilder() {
  const builder = new SchemaBuilder<{
    Context: RequestContext;
    Scalars: {
      DateTime: { Input: number; Output: number };
      ID: { Input: string; Output: string };
    };
    DefaultFieldNullability: false;
  }>({ defaultFieldNullability: false });
  builder.addScalarType('DateTime', DateTime);
  builder.queryType({});
  builder.mutationType({});
  builder.subscriptionType({});
  return builder;
}

export type Builder = ReturnType<typeof newBuilder>;
export type Types = Builder extends PothosSchemaTypes.SchemaBuilder<infer Known> ? Known : never;
/** A type of the schema, by its shape, so that other files can add fields to it. */
export type ObjectRef<Shape> = PothosObjectRef<Types, Shape>;
export type EnumRef<Value extends string> = PothosEnumRef<Types, Value>;
