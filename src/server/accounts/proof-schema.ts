import { type RequestContext, requireViewer } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { Accounts } from './index.ts';
import type { Sitter } from './parts.ts';

const sitter = (context: RequestContext): Sitter => ({
  accountId: requireViewer(context).id,
  token: context.sessionToken ?? '',
});

/** How somebody at an open session shows that it is them: for ten minutes nothing asks again. */
export function proofSchema(builder: Builder, accounts: Accounts): void {
  builder.mutationFields(t => ({
    confirmPassword: t.boolean({
      description: 'Before what cannot be taken back: this browser is its person’s for ten minutes more.',
      args: { password: t.arg.string({ required: true }) },
      resolve: async (_root, { password }, context) => {
        await accounts.confirmPassword(sitter(context), password);
        return true;
      },
    }),
    requestProofCode: t.boolean({
      description: 'Sends a code to who has no password: what confirmPassword is to the others.',
      resolve: async (_root, _args, context) => {
        await accounts.sendProofCode(sitter(context));
        return true;
      },
    }),
    confirmWithCode: t.boolean({
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_root, { code }, context) => {
        await accounts.proveWithCode(sitter(context), code);
        return true;
      },
    }),
    beginPasskeyProof: t.string({
      description: 'What navigator.credentials.get takes, as JSON, for one of my own keys.',
      resolve: (_root, _args, context) => accounts.beginPasskeyProof(sitter(context).accountId),
    }),
    confirmWithPasskey: t.boolean({
      args: { answer: t.arg.string({ required: true, description: 'What the browser answered, as JSON.' }) },
      resolve: async (_root, { answer }, context) => {
        await accounts.proveWithPasskey(sitter(context), answer);
        return true;
      },
    }),
  }));
}
