import type { AdEnums } from '../ads/index.ts';
import { type RequestContext, requireParty } from '../context.ts';
import { type Builder, exposed } from '../graphql/index.ts';
import type { Orders } from './index.ts';
import { asSide, type Ways } from './part-types.ts';

type Asked = Awaited<ReturnType<Orders['payFee']>>;

/** What the two sides do. */
export function addOrderChanges(builder: Builder, orders: Orders, parts: SigningParts, ways: Ways): void {
  const { OrderType, show } = ways;
  addPaying(builder, orders, parts, ways);
  addSigning(builder, orders, parts, ways);
  const ReportInput = builder.inputType('HandoverReportInput', {
    fields: t => ({
      odometer: t.int({ required: true, description: 'Kilometres.' }),
      keyCount: t.int({ required: true }),
      remarks: t.string({ required: true }),
      photoIds: t.idList({ required: true }),
    }),
  });
  builder.mutationField('writeHandoverReport', t =>
    t.field({
      type: OrderType,
      description: 'The seller, or staff in the place of the house; until somebody has signed it.',
      args: {
        id: t.arg.id({ required: true }),
        data: t.arg({ type: ReportInput, required: true }),
        seenAt: t.arg({
          type: 'DateTime',
          description:
            'When the report that was read was written, null where there was none: another is StaleVersion. Not asked where it is left out.',
        }),
      },
      resolve: asSide(show)(({ id, data, seenAt }, { accountId, role }) => {
        const photoIds = data.photoIds.map(String);
        const writer = { accountId, isStaff: role === 'STAFF' };
        return orders.writeReport(id, writer, { ...data, photoIds }, seenAt);
      }),
    }),
  );
}

export type SigningParts = {
  readonly Locale: AdEnums['Locale'];
  readonly accounts: {
    /** Verifies the response of one of the account's passkeys. @throws AppError */
    proveWithPasskey(who: { accountId: string; token: string }, answer: string): Promise<unknown>;
  };
};

function addPaying(
  builder: Builder,
  orders: Orders,
  { Locale }: SigningParts,
  { OrderType, show }: Ways,
): void {
  const PaymentStateType = builder.enumType('PaymentState', {
    values: ['OPEN', 'ACTION', 'SUCCEEDED', 'FAILED'] as const,
  });
  const AsksType = builder.enumType('PaymentFormStep', { values: ['CARD', 'CODE'] as const });
  const FeePayment = builder.objectRef<Asked>('FeePayment').implement({
    fields: t => ({
      state: t.field({ type: PaymentStateType, resolve: ({ payment }) => payment.state }),
      failure: t.string({ nullable: true, resolve: ({ payment }) => payment.failure }),
      url: t.string({
        nullable: true,
        description: "The provider's own page, where the person has to go on.",
        resolve: ({ answer }) => answer.url ?? null,
      }),
      clientSecret: t.string({ nullable: true, resolve: ({ answer }) => answer.form?.secret ?? null }),
      asks: t.field({
        type: AsksType,
        nullable: true,
        description: 'What our own form asks for, where there is no page of the provider.',
        resolve: ({ answer }) => answer.form?.asks ?? null,
      }),
    }),
  });
  const SourceType = builder.enumType('CardSource', { values: ['ON_FILE', 'OTHER'] as const });
  builder.mutationFields(t => ({
    payOrderFee: t.field({
      type: FeePayment,
      description: 'The buyer. Goes on with what is under way; a fee that is paid is never taken again.',
      args: {
        id: t.arg.id({ required: true }),
        source: t.arg({ type: SourceType, required: true }),
        language: t.arg({ type: Locale, required: true }),
        again: t.arg.boolean({
          defaultValue: false,
          description:
            'The buyer has read that a payment waits for its bank (`failure` is processing), and begins another; without it that one is answered.',
        }),
      },
      resolve: (_root, { id, source, language, again }, context) => {
        const accountId = requireParty(context).id;
        return orders.payFee(id, { accountId, language }, { source, again: again === true });
      },
    }),
    refreshOrderFee: t.field({
      type: OrderType,
      description: 'The buyer, back from the provider: asks it what has become of the fee.',
      args: { id: t.arg.id({ required: true }), language: t.arg({ type: Locale, required: true }) },
      resolve: asSide(show)(({ id, language }, { accountId }) =>
        orders.refreshFee(id, { accountId, language }),
      ),
    }),
  }));
}

function addSigning(
  builder: Builder,
  orders: Orders,
  { Locale, accounts }: SigningParts,
  { OrderType, show }: Ways,
): void {
  const SignedDocument = builder.enumType('SignedPaper', { values: ['CONTRACT', 'REPORT'] as const });
  const PaperText = paperText(builder);
  builder.objectField(OrderType, 'text', t =>
    t.field({
      type: PaperText,
      nullable: true,
      description: 'What a paper says, to be read before it is signed; null while there is no report.',
      args: {
        paper: t.arg({ type: SignedDocument, defaultValue: 'CONTRACT' }),
        language: t.arg({ type: Locale, defaultValue: 'FR' }),
      },
      resolve: async ({ order }, { paper, language }) => {
        if (paper === 'REPORT' && !(await orders.reportOf(order.id))) return null;
        return orders.readText(order, paper ?? 'CONTRACT', language ?? 'FR');
      },
    }),
  );
  builder.mutationFields(t => ({
    sendSigningCode: t.string({
      nullable: true,
      description:
        'Sends me the code that signs a paper as it reads now; answers where to, not in full. Null where I have a passkey: I sign with that (beginPasskeyProof).',
      args: {
        id: t.arg.id({ required: true }),
        paper: t.arg({ type: SignedDocument, required: true }),
        language: t.arg({ type: Locale, required: true }),
        read: t.arg.string({
          description: 'The version of the words that were read; others are StaleVersion.',
        }),
      },
      resolve: (_root, { id, paper, language, read }, context) =>
        orders.sendCode(id, paper, { accountId: requireParty(context).id, language }, read ?? null),
    }),
    signOrder: t.field({
      type: OrderType,
      args: {
        id: t.arg.id({ required: true }),
        paper: t.arg({ type: SignedDocument, required: true }),
        code: t.arg.string(),
        passkey: t.arg.string({ description: 'What the browser answered to beginPasskeyProof, as JSON.' }),
      },
      resolve: async (_root, { id, paper, ...shown }, context) => {
        const { signer, proof } = await provenSigner(context, accounts, shown);
        await orders.sign(id, paper, signer, proof);
        return show(context, id);
      },
    }),
  }));
}

/** Identifies who signs: by a passkey just verified, else by the code that was sent. */
export async function provenSigner(
  context: RequestContext,
  accounts: SigningParts['accounts'],
  { code, passkey }: Partial<Record<'code' | 'passkey', string | null | undefined>>,
) {
  const accountId = requireParty(context).id;
  const { origin, agent } = context;
  if (passkey) await accounts.proveWithPasskey({ accountId, token: context.sessionToken ?? '' }, passkey);
  const proof = passkey ? ({ factor: 'PASSKEY' } as const) : { code: code ?? '' };
  return { signer: { accountId, origin, agent }, proof };
}

/** A label and value row of a document. */
export const rowType = (builder: Builder, name: 'PaperRow' | 'SaleMandateRow') =>
  builder.objectRef<readonly [string, string]>(name).implement({
    fields: t => ({
      label: t.string({ resolve: ([label]) => label }),
      value: t.string({ resolve: ([, value]) => value }),
    }),
  });

type Text = Awaited<ReturnType<Orders['readText']>>;
type TextBlock = Text['blocks'][number];

function paperText(builder: Builder) {
  const Row = rowType(builder, 'PaperRow');
  const BlockType = builder.objectRef<TextBlock>('PaperBlock').implement({
    description: 'A heading, a text, or rows.',
    fields: t => ({
      heading: t.string({ nullable: true, resolve: block => (block.kind === 'heading' ? block.text : null) }),
      text: t.string({
        nullable: true,
        resolve: block => (block.kind === 'text' || block.kind === 'note' ? block.text : null),
      }),
      rows: t.field({ type: [Row], resolve: block => (block.kind === 'rows' ? [...block.rows] : []) }),
    }),
  });
  return builder.objectRef<Text>('PaperText').implement({
    fields: t => ({
      ...exposed(t, { String: ['title', 'reference'] }),
      version: t.exposeString('version', { description: 'Names these very words.' }),
      blocks: t.expose('blocks', { type: [BlockType] }),
    }),
  });
}
