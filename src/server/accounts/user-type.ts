import { KEPT_ADDRESS_FIELDS, KEPT_PROFILE_FIELDS } from '#shared/fields/index.ts';
import type { AdEnums } from '../ads/index.ts';
import { type Builder, describedFields, exposed } from '../graphql/index.ts';
import type { Account, Accounts } from './index.ts';

type Group = Account['groups'][number];
type AddressRow = Account['addresses'][number];

export type AcceptedTerms = {
  /** When the person accepted the current terms of sale by a bid of their own; null if they did not. */
  readonly termsAcceptedAt: (accountId: string) => Promise<number | null>;
};

/** A person as only they see themselves. */
export function userType(
  builder: Builder,
  accounts: Accounts,
  { Locale, termsAcceptedAt }: Pick<AdEnums, 'Locale'> & AcceptedTerms,
) {
  const GroupType = builder.objectRef<Group>('Group').implement({
    fields: t => ({ name: t.exposeString('name'), permissions: t.exposeStringList('permissions') }),
  });
  const Address = addressType(builder);
  const User = builder.objectRef<Account>('User').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['email'], Boolean: ['isEmailConfirmed', 'isCardValid'] }),
      cardGoodUntil: t.expose('cardGoodUntil', {
        type: 'DateTime',
        nullable: true,
        description: 'The first instant at which the card on file is no longer good; null without one.',
      }),
      pseudo: t.exposeString('pseudo', { nullable: true }),
      language: t.expose('language', { type: Locale }),
      termsAcceptedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the current terms of sale were accepted; null when they were not.',
        resolve: account => termsAcceptedAt(account.id),
      }),
      ...describedFields(t, KEPT_PROFILE_FIELDS),
      mustConfirmEmail: t.boolean({
        description: 'Whether the house takes no bid of theirs before their address is confirmed.',
        resolve: account => accounts.confirmsBidders && !account.isEmailConfirmed,
      }),
      wantedEmail: t.string({
        nullable: true,
        description: 'The address asked for instead, until its letter is answered.',
        resolve: account => accounts.wantedEmail(account.id),
      }),
      hasPassword: t.exposeBoolean('hasPassword', {
        description: 'false for those who only come in through a provider.',
      }),
      takesMarketing: t.exposeBoolean('takesMarketing', {
        description: 'Whether they are subscribed to the newsletter, by the address that they have proven.',
      }),
      isAuctionCGVAccepted: t.boolean({
        description: 'Whether the current terms of sale were.',
        resolve: async account => (await termsAcceptedAt(account.id)) !== null,
      }),
      groups: t.expose('groups', { type: [GroupType] }),
      addedPermissions: t.exposeStringList('addedPermissions'),
      viewedUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Staff look at the account as its person sees it, until then; nothing can be changed.',
        resolve: (_account, _args, { viewer }) => viewer?.viewedUntil ?? null,
      }),
      addresses: t.expose('addresses', { type: [Address], description: 'The default one first.' }),
    }),
  });
  return { User, Address };
}

function addressType(builder: Builder) {
  return builder.objectRef<AddressRow>('Address').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], Boolean: ['isDefault'] }),
      ...describedFields(t, KEPT_ADDRESS_FIELDS),
    }),
  });
}

export type UserRef = ReturnType<typeof userType>['User'];
export type AddressRef = ReturnType<typeof userType>['Address'];
