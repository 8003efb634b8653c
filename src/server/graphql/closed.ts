import { type ExecutionResult, GraphQLError, getOperationAST, Kind } from 'graphql';
import type { RequestContext } from '../context.ts';
import type { ErrorCode } from '../errors.ts';
import type { Documents } from './documents.ts';
import type { Execute, GraphqlRequest } from './execute.ts';

/**
 * The root fields for signing in, proving one's identity and securing one's account, which staff have to do first. All
 * others are refused to the public while the house is closed.
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

/** Wraps `execute`: while the house is closed, the public may use only the fields above; staff are not limited. */
export function whileOpen(execute: Execute, documents: Documents, isClosed: () => boolean): Execute {
  function isRefused(request: GraphqlRequest, { viewer }: RequestContext): boolean {
    if (!isClosed() || (viewer && viewer.permissions.size > 0)) return false;
    const compiled = documents.compile(request.text, request.operationName);
    // An invalid document gets its usual errors.
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
