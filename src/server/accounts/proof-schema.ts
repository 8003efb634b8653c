import { type RequestContext, requireParty, sitterOf } from '../context.ts';
import { type Builder, done } from '../graphql/index.ts';
import type { Accounts } from './index.ts';

const sitter = (context: RequestContext) => sitterOf(context, requireParty(context));

/** Proves a session for ten minutes; also open to a suspended party to a sale. */
export function proofSchema(builder: Builder, accounts: Accounts): void {
  builder.mutationFields(t => ({
    confirmPassword: t.boolean({
      description: 'Before what cannot be taken back: this browser is its person’s for ten minutes more.',
      args: { password: t.arg.string({ required: true }) },
      resolve: (_root, { password }, context) => done(accounts.confirmPassword(sitter(context), password)),
    }),
    requestProofCode: t.boolean({
      description: 'Sends a code to who has no password: what confirmPassword is to the others.',
      resolve: (_root, _args, context) => done(accounts.sendProofCode(sitter(context))),
    }),
    confirmWithCode: t.boolean({
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => done(accounts.proveWithCode(sitter(context), code)),
    }),
    beginPasskeyProof: t.string({
      description: 'What navigator.credentials.get takes, as JSON, for one of my own keys.',
      resolve: (_root, _args, context) => accounts.beginPasskeyProof(sitter(context).accountId),
    }),
    confirmWithPasskey: t.boolean({
      args: { answer: t.arg.string({ required: true, description: 'What the browser answered, as JSON.' }) },
      resolve: (_root, { answer }, context) => done(accounts.proveWithPasskey(sitter(context), answer)),
    }),
  }));
}
