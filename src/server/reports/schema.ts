import { REPORT_REASONS } from '#shared/report-reasons.ts';
import type { AdEnums, Ads } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { toThemselves } from '../context.ts';
import { type CsvColumn, momentOf } from '../csv/index.ts';
import { found } from '../errors.ts';
import { addList, type Builder, withRight } from '../graphql/index.ts';
import type { MyCarRef } from '../selling/schema.ts';
import type { Appealable, Removal, Reports } from './index.ts';
import {
  type Appeal,
  MEASURES,
  REPORT_ORDERS,
  type Report as ReportRecord,
  SIDES,
  type Side,
  SUBJECTS,
} from './reports-store.ts';

export type ReportsSchemaParts = {
  readonly Locale: AdEnums['Locale'];
  readonly ads: Ads;
  readonly CarAd: CarAdRef;
  readonly MyCarType: MyCarRef;
};

/** Reports in the schema: anybody reports, staff decide, both sides may appeal. */
export function reportsSchema(builder: Builder, reports: Reports, parts: ReportsSchemaParts): void {
  const enums = enumsOf(builder);
  addRemoval(builder, reports, parts.MyCarType);
  addReporting(builder, reports, parts, enums);
  addAppeals(builder, reports, enums);
  const ReportType = reportType(builder, reports, parts, enums);
  addQueue(builder, reports, ReportType);
  addDecisions(builder, reports, ReportType, enums);
}

function enumsOf(builder: Builder) {
  return {
    Subject: builder.enumType('ReportSubject', { values: SUBJECTS }),
    Reason: builder.enumType('ReportReason', { values: REPORT_REASONS }),
    Measure: builder.enumType('ReportMeasure', { values: MEASURES }),
    Side: builder.enumType('ReportSide', { values: SIDES }),
  };
}
type Enums = ReturnType<typeof enumsOf>;

function addReporting(
  builder: Builder,
  reports: Reports,
  { Locale }: ReportsSchemaParts,
  { Subject, Reason }: Enums,
): void {
  const ReportInput = builder.inputType('ReportInput', {
    fields: t => ({
      subject: t.field({ type: Subject, required: true }),
      id: t.id({ required: true, description: 'The ad’s uuid, the question’s or the member’s id.' }),
      reason: t.field({ type: Reason, required: true }),
      text: t.string({ required: true, description: 'What is wrong; needed where the reason is OTHER.' }),
      email: t.string({ description: 'Where somebody without an account is answered.' }),
      language: t.field({ type: Locale, required: true }),
    }),
  });
  builder.mutationField('report', t =>
    t.int({
      description: 'Reports an ad, an answered question or a member; answers the number of the report.',
      args: { data: t.arg({ type: ReportInput, required: true }) },
      resolve: (_root, { data }, { viewer, origin }) =>
        reports.report(viewer?.id ?? null, origin, { ...data, email: data.email ?? null }),
    }),
  );
}

function addRemoval(builder: Builder, reports: Reports, MyCarType: MyCarRef): void {
  const AdRemoval = builder.objectRef<Removal>('AdRemoval').implement({
    fields: t => ({
      statement: t.exposeString('statement', { description: 'The reasons, as they were written.' }),
      isLifted: t.exposeBoolean('isLifted', { description: 'An appeal lifted it: the ad may be published.' }),
      appealToken: t.string({
        nullable: true,
        resolve: ({ appealToken }, _args, context) => toThemselves(context, appealToken),
        description: 'What `appealReport` takes; null once it was used, or is too old.',
      }),
    }),
  });
  builder.objectField(MyCarType, 'removal', t =>
    t.field({
      type: AdRemoval,
      nullable: true,
      description: 'Why the house took it from the public, or lifted that, until it is published again.',
      resolve: ({ ad }) => (ad.isPublic ? null : reports.findRemoval(ad.uuid)),
    }),
  );
}

function addAppeals(builder: Builder, reports: Reports, { Measure }: Enums): void {
  const AppealState = builder.enumType('ReportAppealState', {
    values: ['OPEN', 'SENT', 'DECIDED', 'LATE'] as const,
  });
  const DecisionType = builder.objectRef<Appealable>('ReportDecision').implement({
    description: 'What was decided of a report, for one of its sides; of the other it says nothing.',
    fields: t => ({
      number: t.int({ resolve: ({ report }) => report.number }),
      excerpt: t.string({ resolve: ({ report }) => report.excerpt }),
      measure: t.field({ type: Measure, resolve: ({ report }) => report.measure ?? 'NONE' }),
      statement: t.string({ resolve: ({ report }) => report.statement ?? '' }),
      state: t.expose('state', { type: AppealState }),
      appeal: t.exposeString('appeal', {
        nullable: true,
        description: 'What was said against it, once it was.',
      }),
    }),
  });
  builder.queryField('reportDecision', t =>
    t.field({
      type: DecisionType,
      nullable: true,
      description: 'By the link of a letter; null when it is not ours.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_root, { token }) => reports.readAppeal(token),
    }),
  );
  builder.mutationField('appealReport', t =>
    t.field({
      type: DecisionType,
      description: 'Has a decision looked at again, once for each side.',
      args: { token: t.arg.string({ required: true }), text: t.arg.string({ required: true }) },
      resolve: (_root, { token, text }) => reports.appeal(token, text),
    }),
  );
}

function reportType(builder: Builder, reports: Reports, { ads, CarAd }: ReportsSchemaParts, enums: Enums) {
  const { Subject, Reason, Measure, Side } = enums;
  const AppealType = builder.objectRef<Appeal & { readonly report: ReportRecord }>('ReportAppeal').implement({
    fields: t => ({
      side: t.expose('side', { type: Side }),
      text: t.exposeString('text'),
      measure: t.expose('measure', { type: Measure, nullable: true }),
      ground: t.expose('ground', { type: Reason, nullable: true }),
      statement: t.exposeString('statement', { nullable: true }),
      mayDecide: t.boolean({
        description: 'Who made the decision that it contests does not decide it while somebody else can.',
        resolve: ({ report, ...appeal }, _args, { viewer }) =>
          viewer !== null && reports.mayDecideAppeal(report, appeal, viewer.id),
      }),
    }),
  });
  const Author = builder.objectRef<ReportRecord>('ReportAuthor').implement({
    fields: t => ({
      id: t.id({ resolve: ({ authorId }) => found(authorId) }),
      name: t.string({ resolve: ({ authorName }) => authorName ?? '' }),
    }),
  });
  return builder.objectRef<ReportRecord>('Report').implement({
    description: 'Users:update.',
    fields: t => ({
      id: t.exposeID('id'),
      number: t.exposeInt('number'),
      subject: t.expose('subject', { type: Subject }),
      subjectId: t.exposeID('subjectId'),
      ad: t.field({
        type: CarAd,
        nullable: true,
        resolve: report => (report.adUuid === null ? null : ads.find(report.adUuid)),
      }),
      excerpt: t.exposeString('excerpt'),
      author: t.field({
        type: Author,
        nullable: true,
        description: 'Whose it is, by their name in full; null where it is nobody’s.',
        resolve: report => (report.authorId === null ? null : report),
      }),
      reason: t.expose('reason', { type: Reason }),
      text: t.exposeString('text'),
      email: t.exposeString('email', { nullable: true }),
      at: t.expose('createdAt', { type: 'DateTime' }),
      measure: t.expose('measure', { type: Measure, nullable: true }),
      ground: t.expose('ground', {
        type: Reason,
        nullable: true,
        description: 'What a measure rests on, where it is not the reason of the report.',
      }),
      statement: t.exposeString('statement', { nullable: true }),
      appeals: t.field({
        type: [AppealType],
        resolve: report => report.appeals.map(appeal => ({ ...appeal, report })),
      }),
    }),
  });
}

type ReportRef = ReturnType<typeof reportType>;

const appealOf = ({ appeals }: ReportRecord, side: Side) => appeals.find(appeal => appeal.side === side);

/** The columns of the export: each report with its decision and appeals. */
const SHEET: readonly CsvColumn<ReportRecord>[] = [
  ['number', report => report.number],
  ['subject', report => report.subject, 'admin.reports.subjects'],
  ['subjectId', report => report.subjectId],
  ['excerpt', report => report.excerpt],
  ['reason', report => report.reason, 'admin.reports.reasons'],
  ['text', report => report.text],
  ['email', report => report.email],
  ['createdAt', report => momentOf(report.createdAt)],
  ['measure', report => report.measure, 'admin.reports.measures'],
  ['ground', report => report.ground, 'admin.reports.reasons'],
  ['statement', report => report.statement],
  ['decidedAt', report => momentOf(report.decidedAt)],
  ...SIDES.flatMap((side): CsvColumn<ReportRecord>[] => [
    [`appeal.${side}.text`, report => appealOf(report, side)?.text],
    [`appeal.${side}.measure`, report => appealOf(report, side)?.measure, 'admin.reports.measures'],
    [`appeal.${side}.ground`, report => appealOf(report, side)?.ground, 'admin.reports.reasons'],
    [`appeal.${side}.statement`, report => appealOf(report, side)?.statement],
  ]),
];

function addQueue(builder: Builder, reports: Reports, ReportType: ReportRef): void {
  addList(builder, 'reports', {
    permission: 'Users:update',
    description: 'What waits for a decision, the oldest first, then what is done; or one of them.',
    type: ReportType,
    page: ['ReportPage', 'rows', 'total'],
    sort: ['ReportSort', REPORT_ORDERS],
    args: t => ({ isWaiting: t.boolean() }),
    rows: (asked, span) => reports.page(asked, span),
    sheet: { name: 'reports', isFresh: true, columns: SHEET },
  });
}

function addDecisions(builder: Builder, reports: Reports, ReportType: ReportRef, enums: Enums): void {
  const { Measure, Side, Reason } = enums;
  builder.mutationFields(t => ({
    decideReport: t.field({
      type: ReportType,
      description: 'Users:update. Decides with a statement of reasons, which is sent to those concerned.',
      args: {
        id: t.arg.id({ required: true }),
        measure: t.arg({ type: Measure, required: true }),
        ground: t.arg({ type: Reason }),
        statement: t.arg.string({ required: true }),
      },
      resolve: withRight('Users:update', ({ ground = null, ...said }, _viewer, context) =>
        reports.decide(context, { ...said, ground, side: null }),
      ),
    }),
    decideReportAppeal: t.field({
      type: ReportType,
      description:
        'Users:update. The last word on an appeal, by somebody else than who decided where there is one.',
      args: {
        id: t.arg.id({ required: true }),
        side: t.arg({ type: Side, required: true }),
        measure: t.arg({ type: Measure, required: true }),
        ground: t.arg({ type: Reason }),
        statement: t.arg.string({ required: true }),
      },
      resolve: withRight('Users:update', ({ ground = null, ...said }, _viewer, context) =>
        reports.decide(context, { ...said, ground }),
      ),
    }),
  }));
}
