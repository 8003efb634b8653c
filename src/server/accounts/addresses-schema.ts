import { ADDRESS_FIELDS } from '#shared/fields/index.ts';
import { type RequestContext, requireViewer } from '../context.ts';
import { found } from '../errors.ts';
import { type Builder, describedInputs } from '../graphql/index.ts';
import type { Accounts } from './index.ts';
import type { AddressRef } from './user-type.ts';

/** The person's delivery and billing addresses. */
export function addressesSchema(builder: Builder, accounts: Accounts, Address: AddressRef): void {
  const AddressInput = builder.inputType('AddressInput', {
    fields: t => ({
      ...describedInputs(t, ADDRESS_FIELDS),
      country: t.string({ required: true, description: 'ISO 3166-1, two letters.' }),
      isDefault: t.boolean(),
    }),
  });
  const changed = async (context: RequestContext, change: (accountId: string) => Promise<unknown>) => {
    const { id: accountId } = requireViewer(context);
    await change(accountId);
    return found(await accounts.find(accountId)).addresses;
  };
  const id = 'An address of mine.';

  builder.mutationFields(t => ({
    addAddress: t.field({
      type: [Address],
      description: 'Answers all of mine.',
      args: { data: t.arg({ type: AddressInput, required: true }) },
      resolve: (_root, { data }, context) =>
        changed(context, accountId => accounts.addAddress(accountId, data)),
    }),
    updateAddress: t.field({
      type: [Address],
      args: {
        id: t.arg.id({ required: true, description: id }),
        data: t.arg({ type: AddressInput, required: true }),
      },
      resolve: (_root, args, context) =>
        changed(context, accountId => accounts.updateAddress(accountId, args.id, args.data)),
    }),
    removeAddress: t.field({
      type: [Address],
      args: { id: t.arg.id({ required: true, description: id }) },
      resolve: (_root, args, context) =>
        changed(context, accountId => accounts.removeAddress(accountId, args.id)),
    }),
    chooseAddress: t.field({
      type: [Address],
      description: 'Makes it the default one.',
      args: { id: t.arg.id({ required: true, description: id }) },
      resolve: (_root, args, context) =>
        changed(context, accountId => accounts.chooseAddress(accountId, args.id)),
    }),
  }));
}
