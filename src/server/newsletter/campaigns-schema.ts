import type { GraphQLSchema } from 'graphql';
import {
  CAMPAIGN_FIELDS,
  CAMPAIGN_SEGMENTS,
  CAMPAIGN_STATES,
  type CampaignSegment,
  type CampaignState,
} from '#shared/fields/index.ts';
import { textIn } from '#shared/words/locale.ts';
import type { AdEnums } from '../ads/index.ts';
import type { LocalizedTextRef } from '../ads/schema.ts';
import { type RequestContext, requireFields, requireFreshPermission, requirePermission } from '../context.ts';
import { type CsvColumn, momentOf } from '../csv/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import {
  addList,
  type Builder,
  done,
  type EnumRef,
  exposed,
  exposedOrNull,
  type ObjectRef,
  openSheets,
  withRight,
} from '../graphql/index.ts';
import type { FindIds } from './campaigns.ts';
import { CAMPAIGN_ORDERS, type Campaign, type CampaignCounts, type Reach } from './campaigns-store.ts';
import type { Newsletter } from './index.ts';

/** The most recipients of one campaign. */
const PEOPLE_MAX = 100_000;
const PEOPLE_LENGTH_MAX = 1_000;

type Types = { readonly Locale: AdEnums['Locale']; readonly LocalizedText: LocalizedTextRef };

/** Adds campaigns to the API, for staff with Users:update. */
export function campaignsSchema(builder: Builder, newsletter: Newsletter, types: Types): void {
  const enums = {
    State: builder.enumType('CampaignState', { values: CAMPAIGN_STATES }),
    Segment: builder.enumType('CampaignSegment', {
      description: 'SUBSCRIBERS of the newsletter, or PEOPLE: those of a list who subscribed to it.',
      values: CAMPAIGN_SEGMENTS,
    }),
  };
  const CampaignType = campaignType(builder, newsletter, { ...types, ...enums });
  addList(builder, 'campaigns', {
    permission: 'Users:update',
    description: 'Letters to many, newest first.',
    type: CampaignType,
    page: ['CampaignPage', 'campaigns'],
    sort: ['CampaignSort', CAMPAIGN_ORDERS],
    args: t => ({ state: t({ type: enums.State }) }),
    rows: (asked, span) => newsletter.campaigns.list(asked, span),
    sheet: { name: 'campaigns', columns: SHEET },
  });
  builder.queryField('campaign', t =>
    t.field({
      type: CampaignType,
      nullable: true,
      description: 'Users:update.',
      args: { id: t.arg.id({ required: true }) },
      resolve: withRight('Users:update', ({ id }) => newsletter.campaigns.find(id)),
    }),
  );
  addActs(builder, newsletter, CampaignType, campaignInput(builder, { ...types, ...enums }));
}

const SHEET: readonly CsvColumn<Campaign>[] = [
  ['id', campaign => campaign.id],
  ['subject', campaign => textIn(campaign.subject)],
  ['state', campaign => campaign.state, 'admin.campaigns.states'],
  ['createdAt', campaign => momentOf(campaign.createdAt)],
  ['beganAt', campaign => momentOf(campaign.beganAt)],
  ['endedAt', campaign => momentOf(campaign.endedAt)],
  ['total', campaign => campaign.counts.total],
  ['sent', campaign => campaign.counts.sent],
  ['refused', campaign => campaign.counts.refused],
  ['left', campaign => campaign.counts.left],
];

type Enums = {
  readonly State: EnumRef<CampaignState>;
  readonly Segment: EnumRef<CampaignSegment>;
};

function campaignType(
  builder: Builder,
  newsletter: Newsletter,
  { Locale, LocalizedText, ...enums }: Types & Enums,
) {
  const Counts = builder.objectRef<CampaignCounts>('CampaignCounts').implement({
    description: 'What became of a letter, in persons.',
    fields: t => ({
      ...exposed(t, { Int: ['total', 'sent'] }),
      waiting: t.exposeInt('waiting', {
        description: 'Not written to, or not handed over to the mail server yet.',
      }),
      refused: t.exposeInt('refused', { description: 'By the mail server, for good.' }),
      left: t.exposeInt('left', {
        description: 'Have left or were kept out since it began, before or after their letter.',
      }),
    }),
  });
  const ReachType = builder.objectRef<Reach & { fr: number }>('CampaignReach').implement({
    description: 'Whom a draft would reach now.',
    fields: t => ({
      ...exposed(t, { Int: ['writable', 'en', 'es'] }),
      total: t.exposeInt('total', { description: 'Of the segment, may they be written to or not.' }),
      unconfirmed: t.exposeInt('unconfirmed', {
        description: 'Have not asked for the newsletter, or not confirmed it.',
      }),
      blocked: t.exposeInt('blocked', { description: 'Subscribed, and are kept out of the house.' }),
      fr: t.exposeInt('fr', { description: 'Of those, who get it in French.' }),
    }),
  });
  return builder.objectRef<Campaign>('Campaign').implement({
    description: 'A letter to many.',
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['authorName'], DateTime: ['createdAt'] }),
      ...exposedOrNull(t, { String: ['page'], DateTime: ['beganAt', 'endedAt'] }),
      subject: t.expose('subject', { type: LocalizedText }),
      body: t.expose('body', { type: LocalizedText }),
      button: t.expose('button', { type: LocalizedText }),
      segment: t.expose('segment', { type: enums.Segment }),
      language: t.expose('language', { type: Locale, nullable: true }),
      people: t.string({
        nullable: true,
        description: 'What the list of people is asked: its arguments in JSON.',
        resolve: ({ people }) => (people === null ? null : JSON.stringify(people)),
      }),
      state: t.expose('state', { type: enums.State }),
      version: t.exposeInt('version', { description: 'How often it was saved since it was begun.' }),
      counts: t.expose('counts', { type: Counts }),
      reach: t.field({
        type: ReachType,
        nullable: true,
        description: 'null once it has begun.',
        resolve: (campaign, _args, context, info) =>
          campaign.state === 'DRAFT'
            ? newsletter.campaigns.reach(campaign, idsIn(info.schema, context))
            : null,
      }),
    }),
  });
}

/** Returns a function that finds the accounts of a list of people, with the viewer's permissions. */
const idsIn =
  (schema: GraphQLSchema, context: RequestContext): FindIds =>
  async people =>
    found(await openSheets(schema).idsOf('people', people, context, PEOPLE_MAX));

function campaignInput(builder: Builder, { Locale, Segment }: Types & Enums) {
  const Text = builder.inputType('CampaignTextInput', {
    fields: t => ({ fr: t.string(), en: t.string(), es: t.string() }),
  });
  return builder.inputType('CampaignInput', {
    description:
      'A letter whole: what is not said is none. French at the least; a language whole or not at all.',
    fields: t => ({
      subject: t.field({ type: Text, required: true }),
      body: t.field({
        type: Text,
        required: true,
        description: 'Plain paragraphs, an empty line between two.',
      }),
      button: t.field({ type: Text, required: true }),
      page: t.string({ description: 'The page of the house that the button leads to: its address or path.' }),
      segment: t.field({ type: Segment, required: true }),
      language: t.field({ type: Locale, description: 'Of subscribers; null for every one.' }),
      people: t.string({ description: 'For PEOPLE: the arguments of `people`, in JSON.' }),
    }),
  });
}

function addActs(
  builder: Builder,
  newsletter: Newsletter,
  CampaignType: ObjectRef<Campaign>,
  Input: ReturnType<typeof campaignInput>,
): void {
  builder.mutationFields(t => ({
    saveCampaign: t.field({
      type: CampaignType,
      description:
        'Users:update. A new draft where no id is given; else with the version that was read, another is StaleVersion.',
      args: { id: t.arg.id(), version: t.arg.int(), data: t.arg({ type: Input, required: true }) },
      resolve: async (_root, { id, version, data }, context, info) => {
        const { id: actorId } = requirePermission(context, 'Users:update');
        const { people: asked, ...given } = data;
        const read = requireFields(CAMPAIGN_FIELDS, given);
        const people = read.segment === 'PEOPLE' ? readPeople(asked) : null;
        // An invalid filter is refused now, not on the day the campaign is sent.
        if (people !== null) await openSheets(info.schema).idsOf('people', people, context, 1);
        return newsletter.campaigns.save(
          id == null ? null : { id, version: version ?? null },
          { ...read, people },
          actorId,
        );
      },
    }),
    removeCampaign: t.boolean({
      description: 'Users:update. A draft alone.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        done(newsletter.campaigns.remove(id, requirePermission(context, 'Users:update').id)),
    }),
    testCampaign: t.boolean({
      description: 'Users:update. Sends it to oneself, once in each language that it is written in.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        done(newsletter.campaigns.test(id, requirePermission(context, 'Users:update').id)),
    }),
    sendCampaign: t.field({
      type: CampaignType,
      description:
        'Users:update, just signed in. Begins to send a draft to all whom it reaches now; StaleVersion where it is another than was read.',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, read, context, info) => {
        const viewer = requireFreshPermission(context, 'Users:update');
        return newsletter.campaigns.send(read, idsIn(info.schema, context), viewer.id);
      },
    }),
    stopCampaign: t.boolean({
      description: 'Users:update. Ends it where it stands.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        done(newsletter.campaigns.stop(id, requirePermission(context, 'Users:update').id)),
    }),
  }));
}

/** @throws AppError BadInput with `people` */
function readPeople(asked: unknown): unknown {
  requireInput(typeof asked === 'string' && asked.length <= PEOPLE_LENGTH_MAX, 'people');
  try {
    return JSON.parse(String(asked));
  } catch {
    throw new AppError('BadInput', { field: 'people' });
  }
}
