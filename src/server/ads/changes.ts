import { CAR_FIELDS, CAR_GROUPS, CAR_TOPICS, type CarField, type CarTopic } from '#shared/fields/index.ts';
import { differenceOf, record } from '../audit/index.ts';
import { type Reads, statement, type Writes } from '../database/index.ts';
import { type Ad, carOf } from './ad.ts';

const topicOf = ({ topic, group }: CarField) => (topic === undefined ? CAR_GROUPS[group].topic : topic);

/** What these fields tell the public an edit was about; an older line of the log names an object for its fields. */
export const topicsOf = (names: readonly string[]): CarTopic[] =>
  CAR_TOPICS.filter(topic =>
    CAR_FIELDS.some(
      field =>
        topicOf(field) === topic &&
        (names.includes(field.name) || (field.within && names.includes(field.within))),
    ),
  );

/** What a car is called. */
export const nameOf = ({ brand, model, version, year }: Pick<Ad, 'brand' | 'model' | 'version' | 'year'>) =>
  [brand, model, version, year].filter(Boolean).join(' ');

/** An ad as the log compares it, field by field. */
function stateOf(ad: Ad): Record<string, unknown> {
  const { sellerEmail: _seller, ...values } = carOf(ad);
  return { ...values, ownerId: ad.ownerId, photos: ad.photos.map(photo => `${photo.role} ${photo.id}`) };
}

/** What is done to an ad by itself. */
type AdStep = 'created' | 'published' | 'sold' | 'withdrawn' | 'hidden' | 'shown' | 'photoDescribed';

const stepOf = (ad: Ad, step: AdStep | 'updated', actorId: string | null) =>
  ({ actorId, action: `ad.${step}`, subjectId: ad.uuid, subjectName: nameOf(ad) }) as const;

/** The names of the fields that an edit changed. */
export const changedNames = (before: Ad, after: Ad): readonly string[] =>
  differenceOf(stateOf(before), stateOf(after)).names;

/** Writes what an edit changed; answers the names of the fields, none when it changed nothing. */
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

/** An edit as the public is told of it. */
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

/** Edits by ad, newest first; those of one minute are one. */
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
