import { ADDRESS_FIELDS } from '#shared/fields/index.ts';
import { requireViewer } from '../context.ts';
import { found } from '../errors.ts';
import { type Builder, describedInputs } from '../graphql/index.ts';
import type { Accounts } from './index.ts';
import type { AddressRef } from './user-type.ts';

/** Where I have things brought and billed. */
export function addressesSchema(builder: Builder, accounts: Accounts, Address: AddressRef): void {
  const AddressInput = builder.inputType('AddressInput', {
    fields: t => ({
      ...describedInputs(t, ADDRESS_FIELDS),
      country: t.string({ required: true, description: 'ISO 3166-1, two letters.' }),
      isDefault: t.boolean(),
    }),
  });
  const listOf = async (accountId: string) => found(await accounts.find(accountId)).addresses;
  const id = 'An address of mine.';

  builder.mutationFields(t => ({
    addAddress: t.field({
      type: [Address],
      description: 'Answers all of mine.',
      args: { data: t.arg({ type: AddressInput, required: true }) },
      resolve: async (_root, { data }, context) => {
        const viewer = requireViewer(context);
        await accounts.addAddress(viewer.id, data);
        return listOf(viewer.id);
      },
    }),
    updateAddress: t.field({
      type: [Address],
      args: {
        id: t.arg.id({ required: true, description: id }),
        data: t.arg({ type: AddressInput, required: true }),
      },
      resolve: async (_root, args, context) => {
        const viewer = requireViewer(context);
        await accounts.updateAddress(viewer.id, args.id, args.data);
        return listOf(viewer.id);
      },
    }),
    removeAddress: t.field({
      type: [Address],
      args: { id: t.arg.id({ required: true, description: id }) },
      resolve: async (_root, args, context) => {
        const viewer = requireViewer(context);
        await accounts.removeAddress(viewer.id, args.id);
        return listOf(viewer.id);
      },
    }),
    chooseAddress: t.field({
      type: [Address],
      description: 'Makes it the default one.',
      args: { id: t.arg.id({ required: true, description: id }) },
      resolve: async (_root, args, context) => {
        const viewer = requireViewer(context);
        await accounts.chooseAddress(viewer.id, args.id);
        return listOf(viewer.id);
      },
    }),
  }));
}
