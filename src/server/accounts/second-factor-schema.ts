import { type RequestContext, requireFresh, requireViewer, sitterOf, themselves } from '../context.ts';
import { type Builder, done, exposed } from '../graphql/index.ts';
import type { Accounts } from './index.ts';
import type { TotpSetup } from './second-factor.ts';
import type { SecondFactor } from './second-factor-store.ts';

type Mine = SecondFactor & { readonly isNeeded: boolean };

/** The second factor of staff, where the house asks for one. */
export function secondFactorSchema(builder: Builder, accounts: Accounts): void {
  addQuery(builder, accounts);
  const TotpSetupType = builder.objectRef<TotpSetup>('TotpSetup').implement({
    description: 'What the telephone that makes the codes is shown, once.',
    fields: t => ({
      secret: t.exposeString('secret'),
      picture: t.exposeString('picture', { description: 'A QR code, as an address that an image takes.' }),
    }),
  });
  const tokenOf = (context: RequestContext) => context.sessionToken ?? '';
  builder.mutationFields(t => ({
    beginTotp: t.field({
      type: TotpSetupType,
      description: 'Staff, just signed in.',
      resolve: (_root, _args, context) => accounts.beginTotp(requireFresh(context)),
    }),
    confirmTotp: t.stringList({
      description: 'The first code of what was begun; answers the recovery codes, which are shown this once.',
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_root, { code }, context) => [
        ...(await accounts.confirmTotp(requireFresh(context), tokenOf(context), code, context)),
      ],
    }),
    proveSecondFactor: t.boolean({
      description:
        'A code from the telephone, or a recovery code: staff’s permissions count at this session.',
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) =>
        done(accounts.proveSecondFactor(sitterOf(context, requireViewer(context)), code, context)),
    }),
    renewRecoveryCodes: t.stringList({
      description: 'Staff, just signed in, with their second factor.',
      resolve: async (_root, _args, context) => [
        ...(await accounts.renewRecoveryCodes(requireFresh(context))),
      ],
    }),
    removeTotp: t.boolean({
      description: 'Staff, just signed in, with their second factor; refused where they have no passkey.',
      resolve: (_root, _args, context) => done(accounts.removeTotp(requireFresh(context), context)),
    }),
  }));
}

function addQuery(builder: Builder, accounts: Accounts): void {
  const SecondFactorType = builder.objectRef<Mine>('SecondFactor').implement({
    fields: t => ({
      ...exposed(t, { Int: ['recoveryCodesLeft'], Boolean: ['isEnrolled'] }),
      isNeeded: t.exposeBoolean('isNeeded', {
        description: 'Whether permissions do not count at this session until it is shown.',
      }),
      hasTotp: t.exposeBoolean('hasTotp', { description: 'Whether a telephone makes codes.' }),
    }),
  });
  builder.queryField('mySecondFactor', t =>
    t.field({
      type: SecondFactorType,
      nullable: true,
      description: 'null for whom none is asked.',
      resolve: async (_root, _args, context) => {
        const viewer = themselves(context);
        if (!viewer?.secondFactor) return null;
        return { ...(await accounts.secondFactor(viewer.id)), isNeeded: viewer.secondFactor === 'needed' };
      },
    }),
  );
}
