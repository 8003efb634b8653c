import { PROFILE_FIELDS } from '#shared/fields/index.ts';
import type { AdEnums } from '../ads/index.ts';
import { type RequestContext, requireParty, requireViewer, themselves } from '../context.ts';
import { found } from '../errors.ts';
import { type Builder, describedInputs } from '../graphql/index.ts';
import type { Accounts } from './index.ts';
import type { UserRef } from './user-type.ts';

/** Subscribes a person's confirmed address to the newsletter. @throws AppError BadInput, EmailNotConfirmed */
export type Newsletter = {
  readonly subscribe: (accountId: string, consent: string) => Promise<void>;
  readonly unsubscribe: (accountId: string) => Promise<void>;
};

/** The person's own profile, the copy of their data, and leaving. */
export function profileSchema(
  builder: Builder,
  accounts: Accounts,
  { User, Locale, subscribe, unsubscribe }: Pick<AdEnums, 'Locale'> & Newsletter & { User: UserRef },
): void {
  const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
    fields: t => describedInputs(t, PROFILE_FIELDS),
  });
  const changed = async (context: RequestContext, change: (id: string) => Promise<unknown>) => {
    const { id } = requireViewer(context);
    await change(id);
    return found(await accounts.find(id));
  };
  builder.queryField('myData', t =>
    t.string({
      nullable: true,
      description: 'Everything the house holds of me, as JSON; null when nobody is signed in.',
      resolve: (_root, _args, context) => {
        const viewer = themselves(context);
        return viewer ? accounts.copy(viewer.id) : null;
      },
    }),
  );
  builder.queryField('dataCopy', t =>
    t.string({
      nullable: true,
      description:
        'The same as its person reads it by the link of a letter, who cannot come in; null when it is none of ours, or too old.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_root, { token }) => accounts.readCopy(token),
    }),
  );
  builder.mutationFields(t => ({
    updateProfile: t.field({
      type: User,
      args: { data: t.arg({ type: UpdateProfileInput, required: true }) },
      resolve: (_root, { data }, context) => changed(context, id => accounts.updateProfile(id, data)),
    }),
    updatePseudo: t.field({
      type: User,
      args: { pseudo: t.arg.string() },
      resolve: (_root, { pseudo }, context) =>
        changed(context, id => accounts.updatePseudo(id, pseudo ?? null)),
    }),
    updateLanguage: t.field({
      type: User,
      description: 'The language letters are written in.',
      args: { language: t.arg({ type: Locale, required: true }) },
      resolve: (_root, { language }, context) => changed(context, id => accounts.setLanguage(id, language)),
    }),
    chooseMarketing: t.field({
      type: User,
      description:
        'Whether my address is subscribed to the newsletter. Nobody is who has not proven it is theirs.',
      args: {
        takes: t.arg.boolean({ required: true }),
        consent: t.arg.string({
          description: 'The sentence agreed to, as it was shown; asked where one takes it.',
        }),
      },
      resolve: (_root, { takes, consent }, context) =>
        changed(context, id => (takes ? subscribe(id, consent ?? '') : unsubscribe(id))),
    }),
    deleteAccount: t.boolean({
      description: 'For good. The password is asked of those who have one, the others have just signed in.',
      args: { password: t.arg.string() },
      resolve: async (_root, { password }, context) => {
        await accounts.erase(requireParty(context), password ?? null);
        context.setSession(null);
        return true;
      },
    }),
  }));
}
