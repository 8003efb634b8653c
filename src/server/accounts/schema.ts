import type { AdEnums } from '../ads/index.ts';
import { type RequestContext, requireViewer } from '../context.ts';
import { found } from '../errors.ts';
import type { Builder } from '../graphql/index.ts';
import type { Account, Accounts } from './index.ts';

type Group = Account['groups'][number];
type Address = Account['addresses'][number];

/** The people's part of the schema: who I am, coming in, going out, and what I say of myself. */
export function accountsSchema(
  builder: Builder,
  accounts: Accounts,
  { Locale }: Pick<AdEnums, 'Locale'>,
): void {
  const User = userType(builder, Locale);
  builder.queryField('me', t =>
    t.field({
      type: User,
      nullable: true,
      description: 'null when nobody is signed in.',
      resolve: (_root, _args, { viewer }) => (viewer ? accounts.find(viewer.id) : null),
    }),
  );
  addDoors(builder, accounts, User, Locale);
  addProfile(builder, accounts, User);
}

function userType(builder: Builder, Locale: AdEnums['Locale']) {
  const GroupType = builder.objectRef<Group>('Group').implement({
    fields: t => ({ name: t.exposeString('name'), permissions: t.exposeStringList('permissions') }),
  });
  const AddressType = builder.objectRef<Address>('Address').implement({
    fields: t => ({
      id: t.exposeID('id'),
      country: t.exposeString('country'),
      city: t.exposeString('city'),
      zipCode: t.exposeString('zipCode'),
      street: t.exposeString('street', { nullable: true }),
    }),
  });
  return builder.objectRef<Account>('User').implement({
    fields: t => ({
      id: t.exposeID('id'),
      pseudo: t.exposeString('pseudo', { nullable: true }),
      language: t.field({ type: Locale, resolve: account => account.language }),
      termsAcceptedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the current terms of sale were accepted; null when they were not.',
        resolve: account => account.termsAcceptedAt,
      }),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      phone: t.exposeString('phone', { nullable: true }),
      email: t.exposeString('email'),
      isCardValid: t.exposeBoolean('isCardValid'),
      isAuctionCGVAccepted: t.boolean({ resolve: account => account.termsAcceptedAt !== null }),
      groups: t.field({ type: [GroupType], resolve: account => account.groups }),
      addedPermissions: t.exposeStringList('addedPermissions'),
      addresses: t.field({ type: [AddressType], resolve: account => account.addresses }),
    }),
  });
}

type UserRef = ReturnType<typeof userType>;

function addDoors(builder: Builder, accounts: Accounts, User: UserRef, Locale: AdEnums['Locale']): void {
  const payload = (name: string) =>
    builder.objectRef<{ user: Account }>(name).implement({
      fields: t => ({ user: t.field({ type: User, resolve: ({ user }) => user }) }),
    });
  const RegisterInput = builder.inputType('RegisterInput', {
    fields: t => ({
      firstName: t.string({ required: true }),
      lastName: t.string({ required: true }),
      phone: t.string({ required: true }),
      email: t.string({ required: true }),
      password: t.string({ required: true }),
      language: t.field({ type: Locale, required: true }),
    }),
  });
  const enter = async (
    context: RequestContext,
    { accountId, token }: { accountId: string; token: string },
  ) => {
    // Whoever was signed in here before is not any more.
    if (context.sessionToken) await accounts.logout(context.sessionToken);
    context.setSession(token);
    return { user: found(await accounts.find(accountId)) };
  };
  const RegisterPayload = payload('RegisterPayload');
  const LoginPayload = payload('LoginPayload');

  builder.mutationFields(t => ({
    register: t.field({
      type: RegisterPayload,
      args: { data: t.arg({ type: RegisterInput, required: true }) },
      resolve: async (_root, { data }, context) =>
        enter(context, await accounts.register(data, context.origin)),
    }),
    login: t.field({
      type: LoginPayload,
      args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: async (_root, { email, password }, context) =>
        enter(context, await accounts.login(email, password, context.origin)),
    }),
    logout: t.boolean({
      resolve: async (_root, _args, context) => {
        if (context.sessionToken) await accounts.logout(context.sessionToken);
        context.setSession(null);
        return true;
      },
    }),
    requestPasswordReset: t.boolean({
      description: 'Always true: it never tells whether an account exists.',
      args: { email: t.arg.string({ required: true }) },
      resolve: async (_root, { email }, { origin }) => {
        await accounts.requestPasswordReset(email, origin);
        return true;
      },
    }),
    resetPassword: t.boolean({
      args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: async (_root, { token, password }) => {
        await accounts.resetPassword(token, password);
        return true;
      },
    }),
  }));
}

function addProfile(builder: Builder, accounts: Accounts, User: UserRef): void {
  const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
    fields: t => ({
      firstName: t.string({ required: true }),
      lastName: t.string({ required: true }),
      phone: t.string({ required: true }),
    }),
  });
  builder.mutationFields(t => ({
    updateProfile: t.field({
      type: User,
      args: { data: t.arg({ type: UpdateProfileInput, required: true }) },
      resolve: async (_root, { data }, context) => {
        const viewer = requireViewer(context);
        await accounts.updateProfile(viewer.id, data);
        return found(await accounts.find(viewer.id));
      },
    }),
    updatePseudo: t.field({
      type: User,
      args: { pseudo: t.arg.string() },
      resolve: async (_root, { pseudo }, context) => {
        const viewer = requireViewer(context);
        await accounts.updatePseudo(viewer.id, pseudo ?? null);
        return found(await accounts.find(viewer.id));
      },
    }),
  }));
}
