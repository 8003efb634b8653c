import { type ExecutionResult, GraphQLError, getOperationAST, Kind } from 'graphql';
import type { RequestContext } from '../context.ts';
import type { ErrorCode } from '../errors.ts';
import type { Documents } from './documents.ts';
import type { Execute, GraphqlRequest } from './execute.ts';

/**
 * What somebody asks for who comes in, proves who they are and secures their account: staff do all of it before they
 * may do anything else. What is not named here is asked for by nobody else while the house is closed.
 */
export const OPEN_WHILE_CLOSED: ReadonlySet<string> = new Set([
  ...['serverTime', 'me', 'login', 'logout', 'beginPasskeyLogin', 'loginWithPasskey', 'updateLanguage'],
  ...['requestPasswordReset', 'resetPassword', 'emailLetter', 'confirmEmail', 'resendConfirmation'],
  ...['confirmPassword', 'confirmWithCode', 'confirmWithPasskey', 'requestProofCode', 'beginPasskeyProof'],
  ...['mySecondFactor', 'beginTotp', 'confirmTotp', 'proveSecondFactor', 'removeTotp', 'renewRecoveryCodes'],
  ...['myPasskeys', 'beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey', 'updatePassword'],
  ...['mySessions', 'endSession', 'endOtherSessions', 'myAccountEvents', 'updateProfile'],
  ...['socialLink', 'linkSocialAccount', 'mySocialAccounts', 'beginSocialLink', 'unlinkSocialAccount'],
  ...[
    'requestEmailChange',
    'updatePseudo',
    'myTrader',
    'saveTrader',
    'myCard',
    'removeCard',
    'chooseMarketing',
  ],
  ...['myNotifications', 'notified', 'chooseConsent', 'myData', 'dataCopy', 'deleteAccount'],
]);

/** The same, for everybody once the house is open; until then for staff, and for who comes in. */
export function whileOpen(execute: Execute, documents: Documents, isClosed: () => boolean): Execute {
  function isRefused(request: GraphqlRequest, { viewer }: RequestContext): boolean {
    if (!isClosed() || (viewer && viewer.permissions.size > 0)) return false;
    const compiled = documents.compile(request.text, request.operationName);
    // What does not stand is told so, as always.
    if ('errors' in compiled) return false;
    const fields = getOperationAST(compiled.document, request.operationName)?.selectionSet.selections ?? [];
    return !fields.every(field => field.kind === Kind.FIELD && OPEN_WHILE_CLOSED.has(field.name.value));
  }
  return {
    kindOf: execute.kindOf,
    alike: execute.alike,
    run: async (request, context) =>
      isRefused(request, context) ? refusal() : execute.run(request, context),
    subscribe: async (request, context) =>
      isRefused(request, context) ? refusal() : execute.subscribe(request, context),
  };
}

function refusal(): ExecutionResult {
  const code: ErrorCode = 'NotOpenYet';
  return { data: null, errors: [new GraphQLError(code, { extensions: { code, field: null } })] };
}
