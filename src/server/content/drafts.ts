import { isCalendarDay } from '#shared/sale/index.ts';
import { record } from '../audit/index.ts';
import type { Bus } from '../bus/index.ts';
import type { Core } from '../core.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { type Key, type Kind, SLUG, SLUG_LENGTH_MAX, type Version } from './content.ts';
import {
  addVersion,
  dateContent,
  findNewest,
  isFoundedOnAnother,
  lockContent,
  moveContent,
  publishVersion,
  putContent,
} from './content-store.ts';

export type DraftsParts = Pick<Core, 'database' | 'bus'>;

export const TITLE_LENGTH_MAX = 160;
export const DESCRIPTION_LENGTH_MAX = 400;
/** With its accents it still fits into one request. */
export const BODY_LENGTH_MAX = 48_000;
const TAGS_MAX = 8;
const TAG_LENGTH_MAX = 40;
const ADS_MAX = 24;

/** A text as somebody wrote it. */
export type Draft = Key & Pick<Version, 'title' | 'description' | 'body' | 'tags' | 'details'>;

/**
 * Saves a new version that only staff see; answers its number.
 * @throws AppError BadInput with the field: `slug` too where a text that has moved once stood
 */
export async function saveDraft({ database }: DraftsParts, authorId: string, draft: Draft): Promise<number> {
  const { kind, slug, locale, title, description, body, tags, details } = draft;
  checkDraft(draft);
  return database.transaction(async writes => {
    const contentId = await putContent(writes, kind, slug);
    // Asked once it is written: who gives that text another address at this moment has waited for us, or we for them.
    requireInput(!(await isFoundedOnAnother(writes, contentId)), 'slug');
    const text = { title: title.trim(), description: description.trim(), body, tags, details };
    const version = { contentId, locale, ...text, authorId };
    return addVersion(writes, version);
  });
}

function checkDraft({ slug, title, description, body, tags, details }: Draft): void {
  requireInput(SLUG.test(slug) && slug.length <= SLUG_LENGTH_MAX, 'slug');
  requireInput(title.trim() !== '' && title.length <= TITLE_LENGTH_MAX, 'title');
  requireInput(description.trim() !== '' && description.length <= DESCRIPTION_LENGTH_MAX, 'description');
  requireInput(body.trim() !== '' && body.length <= BODY_LENGTH_MAX, 'body');
  requireInput(tags.length <= TAGS_MAX && tags.every(isTag), 'tags');
  requireInput((details.ads ?? []).length <= ADS_MAX && (details.ads ?? []).every(isUuid), 'ads');
  requireInput(isDay(details.startsOn), 'startsOn');
  requireInput(isDay(details.endsOn) && (details.endsOn ?? '9') >= (details.startsOn ?? ''), 'endsOn');
}

const isTag = (tag: string) => tag.trim() !== '' && tag.length <= TAG_LENGTH_MAX;
const isDay = (day: string | undefined) => day === undefined || isCalendarDay(day);

const nameOf = (kind: Kind, called: string) => `${kind} ${called}`;

/**
 * Shows the newest version to everyone, at `datedAt` where that is to come: the one that was read.
 * @throws AppError NotFound where there is none or it is public already, StaleVersion where it is another
 */
export async function publishDraft(
  { database, bus }: DraftsParts,
  publisherId: string,
  { kind, slug, locale, number, datedAt }: Key & { readonly number: number; readonly datedAt: number | null },
): Promise<number> {
  return database.transaction(async writes => {
    const id = found(await lockContent(writes, kind, slug));
    if (found(await findNewest(writes, id, locale)) !== number) throw new AppError('StaleVersion');
    const version = { contentId: id, locale, number };
    const title = found(await publishVersion(writes, { ...version, publisherId, from: datedAt }));
    await dateContent(writes, id, datedAt);
    await record(writes, {
      ...{ actorId: publisherId, action: 'text.published', subjectId: id, subjectName: nameOf(kind, title) },
      after: {
        locale,
        version: number,
        ...(datedAt === null ? {} : { date: new Date(datedAt).toISOString() }),
      },
    });
    await announce(bus, writes, id);
    return number;
  });
}

/** Gives a text another address; the old one leads there for good. @throws AppError NotFound, BadInput */
export async function move(
  { database, bus }: DraftsParts,
  moverId: string,
  { kind, from, to }: { kind: Kind; from: string; to: string },
): Promise<void> {
  requireInput(SLUG.test(to) && to.length <= SLUG_LENGTH_MAX, 'to');
  // A page's address is its route's name, a list of questions' the place it is shown at.
  if (kind !== 'ARTICLE' && kind !== 'EVENT') throw new AppError('BadInput', { field: 'kind' });
  await database.transaction(async writes => {
    const id = found(await lockContent(writes, kind, from));
    requireInput(await moveContent(writes, { id, kind, from, to }), 'to');
    const subjectName = nameOf(kind, to);
    const states = { before: { slug: from }, after: { slug: to } };
    await record(writes, { actorId: moverId, action: 'text.moved', subjectId: id, subjectName, ...states });
    await announce(bus, writes, id);
  });
}

/** Tells every process that a text is another one now. */
export async function announce(bus: Bus, writes: Writes, id: string): Promise<void> {
  await bus.publish(writes, [{ topic: 'content', id, version: 0 }]);
}
