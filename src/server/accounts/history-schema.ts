import { themselves } from '../context.ts';
import { type Builder, exposedOrNull } from '../graphql/index.ts';
import { ACCOUNT_EVENT_KINDS, type AccountEvent, WAYS } from './history.ts';
import type { Accounts } from './index.ts';

/** The history of the account: when, how and roughly from where its person signed in, and which ways in changed. */
export function historySchema(builder: Builder, accounts: Accounts): void {
  const AccountEventKind = builder.enumType('AccountEventKind', { values: ACCOUNT_EVENT_KINDS });
  const AccountWay = builder.enumType('AccountWay', { values: WAYS });
  const AccountEventType = builder.objectRef<AccountEvent>('AccountEvent').implement({
    fields: t => ({
      ...exposedOrNull(t, { String: ['browser', 'system'] }),
      id: t.id({ resolve: event => String(event.id) }),
      kind: t.expose('kind', { type: AccountEventKind }),
      way: t.expose('way', { type: AccountWay, nullable: true }),
      network: t.exposeString('network', {
        nullable: true,
        description: 'The network the visitor came from; the last part of their address is not kept.',
      }),
      happenedAt: t.expose('happenedAt', { type: 'DateTime' }),
    }),
  });
  builder.queryField('myAccountEvents', t =>
    t.field({
      type: [AccountEventType],
      description: 'The last fifty, the newest first; they are kept for a year.',
      resolve: (_root, _args, context) => {
        const viewer = themselves(context);
        return viewer ? accounts.events(viewer.id) : [];
      },
    }),
  );
}
