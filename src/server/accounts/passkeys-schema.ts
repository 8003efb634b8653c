import { requireParty, requireViewer } from '../context.ts';
import { type Builder, done, exposed } from '../graphql/index.ts';
import type { Accounts } from './index.ts';
import type { AddedPasskey } from './passkeys.ts';
import type { Passkey } from './passkeys-store.ts';
import { entering } from './social-schema.ts';
import type { UserRef } from './user-type.ts';

/** The person's passkeys, and sign-in with one. */
export function passkeysSchema(builder: Builder, accounts: Accounts, User: UserRef): void {
  const PasskeyType = builder.objectRef<Passkey | AddedPasskey>('Passkey').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['label'], DateTime: ['createdAt'] }),
      usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true }),
      hasRecoveryCodes: t.exposeBoolean('hasRecoveryCodes', {
        description: 'Whether recovery codes that are still good came with it: they end with it.',
      }),
      recoveryCodes: t.stringList({
        nullable: true,
        description: 'What addPasskey answers staff who had none, this once.',
        resolve: key => ('recoveryCodes' in key && key.recoveryCodes ? [...key.recoveryCodes] : null),
      }),
    }),
  });
  builder.queryField('myPasskeys', t =>
    t.field({
      type: [PasskeyType],
      description: 'The newest first.',
      resolve: (_root, _args, { viewer }) => (viewer ? accounts.passkeys(viewer.id) : []),
    }),
  );
  builder.mutationFields(t => ({
    beginPasskey: t.string({
      description:
        'What navigator.credentials.create takes, as JSON. The password is asked of those who have one, the others have just signed in.',
      args: { password: t.arg.string() },
      resolve: (_root, { password }, context) =>
        accounts.beginPasskey(requireViewer(context), password ?? null),
    }),
    addPasskey: t.field({
      type: PasskeyType,
      args: {
        answer: t.arg.string({ required: true, description: 'What the browser made, as JSON.' }),
        label: t.arg.string({ required: true }),
      },
      resolve: (_root, args, context) =>
        accounts.addPasskey(requireViewer(context), context.sessionToken ?? '', args, context),
    }),
    renamePasskey: t.field({
      type: PasskeyType,
      args: { id: t.arg.id({ required: true }), label: t.arg.string({ required: true }) },
      resolve: (_root, { id, label }, context) =>
        accounts.renamePasskey(requireViewer(context).id, id, label),
    }),
    removePasskey: t.boolean({
      description: 'Refused when nothing else would let me in; staff show their second factor, and keep one.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(accounts.removePasskey(requireParty(context), id, context)),
    }),
  }));
  addLogin(builder, accounts, User);
}

function addLogin(builder: Builder, accounts: Accounts, User: UserRef): void {
  const enter = entering(accounts);
  const Payload = builder.objectRef<Awaited<ReturnType<typeof enter>>>('PasskeyLoginPayload').implement({
    fields: t => ({ user: t.expose('user', { type: User }) }),
  });
  builder.mutationFields(t => ({
    beginPasskeyLogin: t.string({
      description: 'What navigator.credentials.get takes, as JSON; it names nobody.',
      resolve: (_root, _args, context) => accounts.beginPasskeyLogin(context),
    }),
    loginWithPasskey: t.field({
      type: Payload,
      args: { answer: t.arg.string({ required: true, description: 'What the browser answered, as JSON.' }) },
      resolve: async (_root, { answer }, context) =>
        enter(context, await accounts.loginWithPasskey(answer, context)),
    }),
  }));
}
