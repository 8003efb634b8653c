/**
 * The session and signing in. Pages are the same for everyone: the person is loaded after hydration through `useMe`,
 * and is never in the HTML. Actions of a user go through `useRequireSession`, which asks a visitor to sign in and then
 * continues.
 */
export { AuthFrame } from './AuthFrame.tsx';
export { AuthPage } from './AuthPage.tsx';
export { LoginForm } from './LoginForm.tsx';
export {
  followMe,
  hasCardFor,
  meNow,
  type Person,
  personIdNow,
  recheckMe,
  refreshMe,
  setMe,
  toPerson,
  useFromMe,
  useMe,
  usePersonId,
} from './me.ts';
export { NewPasswordFields } from './NewPasswordFields.tsx';
export { ProfileForm } from './ProfileForm.tsx';
export { type KnownOfPerson, RegisterForm } from './RegisterForm.tsx';
export { sameSitePath, useReturnFlag, withFlag } from './return-path.ts';
export { SessionProvider, useRequireSession } from './SessionProvider.tsx';
export { SignInTabs } from './SignInTabs.tsx';
export { signOut } from './sign-out.ts';
export { useGo } from './use-go.ts';
export { useHasPasskeys } from './use-has-passkeys.ts';
