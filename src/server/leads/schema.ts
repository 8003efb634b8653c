import type { WrittenWishRef } from '../accounts/people-schema.ts';
import type { AdEnums } from '../ads/index.ts';
import { requireViewer, themselves } from '../context.ts';
import { type Builder, done, exposed, exposedOrNull } from '../graphql/index.ts';
import type { Field, Form, Step } from './form.ts';
import type { Leads } from './index.ts';
import type { Inquiry } from './leads-store.ts';
import { type AnswerRef, addStaff, answerType, listOf } from './staff-schema.ts';
import { withoutReserve } from './words.ts';

type LeadsTypes = Pick<AdEnums, 'Locale'> & { readonly WrittenWishInput: WrittenWishRef };

/** Adds the forms: their questions, filled-in drafts, and how staff handle them. */
export function leadsSchema(builder: Builder, leads: Leads, types: LeadsTypes): void {
  const { Locale, WrittenWishInput } = types;
  const InquiryForm = formType(builder);
  const InquiryAnswer = answerType(builder);
  const Inquiry = inquiryType(builder, leads, InquiryAnswer);
  addQueries(builder, leads, { InquiryForm, Inquiry });
  addMutations(builder, leads, { Inquiry, Locale });
  addStaff(builder, leads, { InquiryAnswer, WrittenWishInput });
}

function inquiryType(builder: Builder, leads: Leads, InquiryAnswer: AnswerRef) {
  return builder.objectRef<Inquiry>('Inquiry').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['form'], DateTime: ['updatedAt'] }),
      carUuid: t.exposeID('adUuid', { nullable: true }),
      answers: t.field({
        type: [InquiryAnswer],
        resolve: ({ answers }, _args, context) =>
          listOf(themselves(context) ? answers : withoutReserve(answers)),
      }),
      isSent: t.boolean({ resolve: inquiry => inquiry.sentAt !== null }),
      openStep: t.string({
        nullable: true,
        description: 'The first step that is not filled in yet; null when the form can be sent.',
        resolve: inquiry => leads.openStepOf(inquiry),
      }),
      dueInHours: t.int({
        description: 'Within how many hours somebody answers what is asked.',
        resolve: inquiry => leads.dueOf(inquiry),
      }),
    }),
  });
}

function formType(builder: Builder) {
  const InquiryField = builder.objectRef<Field>('InquiryField').implement({
    fields: t => ({
      ...exposed(t, { String: ['name', 'kind'], Boolean: ['isRequired'] }),
      ...exposedOrNull(t, { Int: ['minimum', 'maximum'] }),
      options: t.exposeStringList('options'),
      takesOwnWords: t.exposeBoolean('takesOwnWords', {
        description: 'Words of one’s own are taken where none of the options says it.',
      }),
    }),
  });
  const InquiryStep = builder.objectRef<Step>('InquiryStep').implement({
    fields: t => ({
      name: t.exposeString('name'),
      fields: t.expose('fields', { type: [InquiryField] }),
    }),
  });
  return builder.objectRef<Form>('InquiryForm').implement({
    fields: t => ({
      name: t.exposeString('name'),
      isGuarded: t.exposeBoolean('isGuarded', {
        description: 'It has a field that nobody sees and that stays empty.',
      }),
      makesAd: t.boolean({
        description: 'Sending it needs an account.',
        resolve: ({ makesAd }) => makesAd !== null,
      }),
      steps: t.expose('steps', { type: [InquiryStep] }),
    }),
  });
}

type Types = {
  InquiryForm: ReturnType<typeof formType>;
  Inquiry: ReturnType<typeof inquiryType>;
  Locale: AdEnums['Locale'];
};

function addQueries(
  builder: Builder,
  leads: Leads,
  { InquiryForm, Inquiry }: Pick<Types, 'InquiryForm' | 'Inquiry'>,
): void {
  builder.queryFields(t => ({
    inquiryForm: t.field({
      type: InquiryForm,
      nullable: true,
      args: { name: t.arg.string({ required: true }) },
      resolve: (_root, { name }) => leads.findForm(name),
    }),
    inquiryOpening: t.string({
      description: 'That a form was opened now, under the seal of the house: sent along, nobody has to wait.',
      resolve: () => leads.sealOpening(),
    }),
    inquiry: t.field({
      type: Inquiry,
      nullable: true,
      description: "One's own draft: under the browser's key, or of the account.",
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => leads.find(leads.keeperOf(context), id),
    }),
    myInquiries: t.field({
      type: [Inquiry],
      resolve: (_root, _args, context) => leads.list(leads.keeperOf(context)),
    }),
  }));
}

function addMutations(
  builder: Builder,
  leads: Leads,
  { Inquiry, Locale }: Pick<Types, 'Inquiry' | 'Locale'>,
): void {
  const InquiryAnswerInput = builder.inputType('InquiryAnswerInput', {
    fields: t => ({ name: t.string({ required: true }), values: t.stringList({ required: true }) }),
  });
  const SaveInquiryInput = builder.inputType('SaveInquiryInput', {
    fields: t => ({
      form: t.string({ required: true }),
      id: t.id({ description: 'null begins a draft.' }),
      step: t.string({ required: true }),
      answers: t.field({ type: [InquiryAnswerInput], required: true }),
      carUuid: t.id(),
      language: t.field({ type: Locale, required: true }),
      backlink: t.string({ description: 'What nobody sees, and only machines fill in.' }),
    }),
  });
  builder.mutationFields(t => ({
    saveInquiry: t.field({
      type: Inquiry,
      description: 'Keeps the answers of one step, under a secret that the browser keeps as a cookie.',
      args: { input: t.arg({ type: SaveInquiryInput, required: true }) },
      resolve: (_root, { input: { answers, id, carUuid, backlink, ...rest } }, context) =>
        leads.save(leads.writerOf(context), context.origin, {
          ...rest,
          id: id ?? null,
          adUuid: carUuid ?? null,
          lure: backlink ?? '',
          answers: Object.fromEntries(answers.map(({ name, values }) => [name, values])),
        }),
    }),
    takeInquiry: t.field({
      type: Inquiry,
      description: "Makes a draft of this browser the person's own, on every device.",
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        requireViewer(context);
        return leads.take(leads.keeperOf(context), id);
      },
    }),
    sendInquiry: t.field({
      type: Inquiry,
      description: 'Sends a draft; sent again it answers the same.',
      args: {
        id: t.arg.id({ required: true }),
        leadSource: t.arg.string(),
        opening: t.arg.string({ description: 'What `inquiryOpening` answered when the form was opened.' }),
      },
      resolve: (_root, { id, leadSource, opening }, context) =>
        leads.send(leads.keeperOf(context), context.origin, id, {
          leadSource: leadSource ?? 'website',
          opening: opening ?? null,
          // A key for programs has its person, and no session.
          byKey: context.viewer !== null && context.sessionToken === null,
        }),
    }),
    confirmWithdrawal: t.boolean({
      description:
        'The buyer of an order says that a withdrawal declared by the form is theirs, by the link sent to their own address: it takes effect where it may, else it holds the price. TokenExpired.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_root, { token }) => done(leads.confirmWithdrawal(token)),
    }),
    mailInquiryLink: t.boolean({
      description:
        'Writes to the address given in a draft how to go on with it elsewhere. Also BadInput without one.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(leads.mailLink(leads.keeperOf(context), context.origin, id)),
    }),
    resumeInquiry: t.field({
      type: Inquiry,
      description:
        'Makes a draft this browser’s by the link of its letter, once, or again within ten minutes. TokenExpired where it leads nowhere.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_root, { token }, context) => leads.resume(leads.writerOf(context), token),
    }),
    removeInquiry: t.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(leads.remove(leads.keeperOf(context), id)),
    }),
  }));
}
