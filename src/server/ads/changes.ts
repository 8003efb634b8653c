import { CAR_FIELDS, CAR_GROUPS, CAR_TOPICS, type CarField, type CarTopic } from '#shared/fields/index.ts';
import { differenceOf, record } from '../audit/index.ts';
import { type Reads, statement, type Writes } from '../database/index.ts';
import { type Ad, carOf } from './ad.ts';

const topicOf = ({ topic, group }: CarField) => (topic === undefined ? CAR_GROUPS[group].topic : topic);

/** Returns the public topics of changed fields; older log entries name an object instead of its fields. */
export const topicsOf = (names: readonly string[]): CarTopic[] =>
  CAR_TOPICS.filter(topic =>
    CAR_FIELDS.some(
      field =>
        topicOf(field) === topic &&
        (names.includes(field.name) || (field.within && names.includes(field.within))),
    ),
  );

/** Returns a car's name. */
export const nameOf = ({ brand, model, version, year }: Pick<Ad, 'brand' | 'model' | 'version' | 'year'>) =>
  [brand, model, version, year].filter(Boolean).join(' ');

/** Returns an ad's fields as the log compares them. */
function stateOf(ad: Ad): Record<string, unknown> {
  const { sellerEmail: _seller, ...values } = carOf(ad);
  return { ...values, ownerId: ad.ownerId, photos: ad.photos.map(photo => `${photo.role} ${photo.id}`) };
}

/** The logged acts on an ad, besides edits. */
type AdStep = 'created' | 'published' | 'sold' | 'withdrawn' | 'hidden' | 'shown' | 'photoDescribed';

const stepOf = (ad: Ad, step: AdStep | 'updated', actorId: string | null) =>
  ({ actorId, action: `ad.${step}`, subjectId: ad.uuid, subjectName: nameOf(ad) }) as const;

/** Returns the names of the fields that an edit changed. */
export const changedNames = (before: Ad, after: Ad): readonly string[] =>
  differenceOf(stateOf(before), stateOf(after)).names;

/** Logs an edit; returns the names of the changed fields, none if nothing changed. */
export async function recordEdit(
  writes: Writes,
  before: Ad,
  after: Ad,
  actorId: string | null,
): Promise<readonly string[]> {
  const entry = stepOf(after, 'updated', actorId);
  return record(writes, { ...entry, before: stateOf(before), after: stateOf(after) }, { isQuiet: true });
}

export async function recordStep(
  writes: Writes,
  ad: Ad,
  step: AdStep,
  actorId: string | null,
  reason: string | null = null,
): Promise<void> {
  await record(writes, { ...stepOf(ad, step, actorId), ...(reason === null ? {} : { reason }) });
}

/** An edit as shown to the public. */
export type AdChange = { readonly changedAt: number; readonly topics: readonly CarTopic[] };

const CHANGES_MAX = 200;
const changesSql = statement(
  'ads.findChanges',
  `select e.* from unnest($1::text[]) as asked (uuid), lateral (
     select subject_id as uuid, recorded_at as "changedAt", array(select jsonb_object_keys(before || after)) as names
     from audit_entries where subject_id = asked.uuid and action = 'ad.updated'
     order by id desc limit ${CHANGES_MAX}) e`,
);
type Row = { readonly uuid: string; readonly changedAt: number; readonly names: string[] };

/** Returns edits by ad, newest first; those within one minute are merged. */
export async function findChanges(reads: Reads, uuids: readonly string[]): Promise<Map<string, AdChange[]>> {
  const rows = await reads.query<Row>(changesSql, [uuids]);
  return new Map(uuids.map(uuid => [uuid, toldOf(rows.filter(row => row.uuid === uuid))]));
}

function toldOf(rows: readonly Row[]): AdChange[] {
  const byMinute = new Map<number, Row>();
  for (const row of rows) {
    const minute = Math.floor(row.changedAt / 60_000);
    const known = byMinute.get(minute);
    if (known) known.names.push(...row.names);
    else byMinute.set(minute, { ...row });
  }
  return [...byMinute.values()]
    .map(({ changedAt, names }) => ({ changedAt, topics: topicsOf(names) }))
    .filter(({ topics }) => topics.length > 0);
}
