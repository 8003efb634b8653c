import { requireViewer } from '../context.ts';
import { isUuid } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { type Builder, done, exposed, exposedOrNull } from '../graphql/index.ts';
import type { Accounts } from './index.ts';
import type { Session } from './sessions.ts';
import type { UserRef } from './user-type.ts';

/** The person's sign-in data: address, password and open sessions. */
export function securitySchema(builder: Builder, accounts: Accounts, User: UserRef) {
  const Session = addSessions(builder, accounts);
  builder.mutationFields(t => ({
    resendConfirmation: t.boolean({
      description: 'Sends the letter that proves the address once more.',
      resolve: (_root, _args, context) => done(accounts.resendConfirmation(requireViewer(context).id)),
    }),
    requestEmailChange: t.field({
      type: User,
      description: 'Writes to the new address; the account keeps its own until that letter is answered.',
      args: { email: t.arg.string({ required: true }), password: t.arg.string() },
      resolve: async (_root, { email, password }, context) => {
        const viewer = requireViewer(context);
        await accounts.requestEmailChange(viewer, context.sessionToken ?? '', email, password ?? null);
        const account = await accounts.find(viewer.id);
        if (!account) throw new AppError('Unauthenticated');
        return account;
      },
    }),
    updatePassword: t.boolean({
      description: 'Ends every other session.',
      args: {
        currentPassword: t.arg.string({ required: true }),
        password: t.arg.string({ required: true }),
      },
      resolve: (_root, { currentPassword, password }, context) => {
        const { id } = requireViewer(context);
        const who = { accountId: id, token: context.sessionToken };
        return done(accounts.changePassword(who, { current: currentPassword, next: password }, context));
      },
    }),
  }));
  return { Session };
}

export type SessionRef = ReturnType<typeof addSessions>;

function addSessions(builder: Builder, accounts: Accounts) {
  const SessionType = builder.objectRef<Session>('Session').implement({
    description: 'A browser in which somebody is signed in.',
    fields: t => ({
      ...exposed(t, { ID: ['id'], Boolean: ['isCurrent'], DateTime: ['createdAt'] }),
      ...exposedOrNull(t, { String: ['browser', 'system'] }),
      network: t.exposeString('network', {
        nullable: true,
        description: 'The network they signed in from; the last part of their address is not kept.',
      }),
      seenAt: t.expose('seenAt', { type: 'DateTime', description: 'Within ten minutes.' }),
    }),
  });
  builder.queryField('mySessions', t =>
    t.field({
      type: [SessionType],
      description: 'This one first, then those seen last.',
      resolve: (_root, _args, { viewer, sessionToken }) =>
        viewer ? accounts.sessions(viewer.id, sessionToken) : [],
    }),
  );
  builder.mutationFields(t => ({
    endSession: t.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const viewer = requireViewer(context);
        if (!isUuid(id) || !(await accounts.endSession(viewer.id, id, context)))
          throw new AppError('NotFound');
        return true;
      },
    }),
    endOtherSessions: t.boolean({
      resolve: (_root, _args, context) =>
        done(accounts.endOtherSessions(requireViewer(context).id, context.sessionToken, context)),
    }),
  }));
  return SessionType;
}
