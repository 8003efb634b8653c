import { REGISTRATION_FIELDS } from '#shared/fields/index.ts';
import type { AdEnums } from '../ads/index.ts';
import { type Builder, describedInputs, done } from '../graphql/index.ts';
import { addressesSchema } from './addresses-schema.ts';
import { historySchema } from './history-schema.ts';
import type { Account, Accounts } from './index.ts';
import { passkeysSchema } from './passkeys-schema.ts';
import { peopleSchema } from './people-schema.ts';
import { type Newsletter, profileSchema } from './profile-schema.ts';
import { proofSchema } from './proof-schema.ts';
import { secondFactorSchema } from './second-factor-schema.ts';
import { securitySchema } from './security-schema.ts';
import { entering, type LeaveFor, socialSchema } from './social-schema.ts';
import { type AcceptedTerms, type UserRef, userType } from './user-type.ts';

type SchemaParts = Pick<AdEnums, 'Locale'> &
  AcceptedTerms &
  Newsletter & {
    readonly leaveFor: LeaveFor;
  };

/** The accounts' part of the schema: the viewer, sign-in and sign-out; the profile has its own file. */
export function accountsSchema(
  builder: Builder,
  accounts: Accounts,
  { Locale, leaveFor, termsAcceptedAt, ...newsletter }: SchemaParts,
) {
  const { User, Address } = userType(builder, accounts, { Locale, termsAcceptedAt });
  builder.queryField('me', t =>
    t.field({
      type: User,
      nullable: true,
      description: 'null when nobody is signed in.',
      resolve: (_root, _args, { viewer }) => (viewer ? accounts.find(viewer.id) : null),
    }),
  );
  addDoors(builder, accounts, User, Locale);
  addLetters(builder, accounts);
  socialSchema(builder, accounts, User, leaveFor);
  proofSchema(builder, accounts);
  historySchema(builder, accounts);
  secondFactorSchema(builder, accounts);
  profileSchema(builder, accounts, { User, Locale, ...newsletter });
  const { Session } = securitySchema(builder, accounts, User);
  passkeysSchema(builder, accounts, User);
  addressesSchema(builder, accounts, Address);
  return peopleSchema(builder, accounts, { Locale, Session });
}

function addDoors(builder: Builder, accounts: Accounts, User: UserRef, Locale: AdEnums['Locale']): void {
  const payload = (name: string) =>
    builder.objectRef<{ user: Account }>(name).implement({
      fields: t => ({ user: t.expose('user', { type: User }) }),
    });
  const RegisterInput = builder.inputType('RegisterInput', {
    fields: t => ({
      ...describedInputs(t, REGISTRATION_FIELDS),
      language: t.field({ type: Locale, required: true }),
    }),
  });
  const RegisterPayload = payload('RegisterPayload');
  const LoginPayload = payload('LoginPayload');
  const enter = entering(accounts);

  builder.mutationFields(t => ({
    register: t.field({
      type: RegisterPayload,
      args: { data: t.arg({ type: RegisterInput, required: true }) },
      resolve: async (_root, { data }, context) => enter(context, await accounts.register(data, context)),
    }),
    login: t.field({
      type: LoginPayload,
      args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: async (_root, { email, password }, context) =>
        enter(context, await accounts.login(email, password, context)),
    }),
    logout: t.boolean({
      resolve: async (_root, _args, context) => {
        if (context.sessionToken) await accounts.logout(context.sessionToken);
        context.setSession(null);
        return true;
      },
    }),
  }));
}

/** What is done by letters: each proves that its reader holds an address. */
function addLetters(builder: Builder, accounts: Accounts): void {
  const EmailLetter = builder.objectRef<{ asksPassword: boolean }>('EmailLetter').implement({
    description: 'A letter that proves an address, in the hands of who opened its link.',
    fields: t => ({
      asksPassword: t.exposeBoolean('asksPassword', {
        description:
          'Whether nothing here shows that its reader made the account, and its password would. Not where the account has a proven address: it moves for who is signed in.',
      }),
    }),
  });
  builder.queryField('emailLetter', t =>
    t.field({
      type: EmailLetter,
      nullable: true,
      description: 'null when the letter is none of ours, or too old.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_root, { token }, context) => accounts.findEmailLetter(token, context),
    }),
  );
  builder.mutationFields(t => ({
    requestPasswordReset: t.boolean({
      description: 'Always true: it never tells whether an account exists.',
      args: { email: t.arg.string({ required: true }) },
      resolve: (_root, { email }, { origin }) => done(accounts.requestPasswordReset(email, origin)),
    }),
    confirmEmail: t.boolean({
      description:
        'Follows the link of a letter that proves an address. In a browser that is not the account’s, and without its password, it ends every way in there was; Unauthenticated where the account would move from an address that is proven.',
      args: { token: t.arg.string({ required: true }), password: t.arg.string() },
      resolve: (_root, { token, password }, context) =>
        done(accounts.confirmEmail(token, password ?? null, context)),
    }),
    resetPassword: t.boolean({
      args: {
        token: t.arg.string({ required: true }),
        password: t.arg.string({ required: true }),
        again: t.arg.boolean({
          description: 'Nobody answered the first time: done is done, with that password.',
        }),
      },
      resolve: async (_root, { token, password, again }, context) => {
        const device = await accounts.resetPassword(token, password, context, again === true);
        if (device !== null) context.setDevice(device);
        return true;
      },
    }),
  }));
}
