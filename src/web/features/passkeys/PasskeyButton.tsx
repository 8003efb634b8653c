import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BeginPasskeyLoginDocument, LoginWithPasskeyDocument } from '../../graphql/documents.gen.ts';
import { RequestError, request } from '../../graphql/index.ts';
import { Button, FormAlert, Icon } from '../../ui/index.ts';
import { type Person, setMe, toPerson, useErrorText } from '../session/index.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

/** Signs in with a key of this device. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (person: Person) => void }) {
  const t = useTranslations('auth');
  const errorText = useErrorText();
  const hasPasskeys = useHasPasskeys();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const enter = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const [{ beginPasskeyLogin }, { signWithKey }] = await Promise.all([
        request(BeginPasskeyLoginDocument, {}),
        import('./device.ts'),
      ]);
      const given = await signWithKey(beginPasskeyLogin);
      if (given.kind !== 'answer') return setRefusal(t('passkeyRefused'));
      const { loginWithPasskey } = await request(LoginWithPasskeyDocument, { answer: given.answer });
      setMe(toPerson(loginWithPasskey.user));
      onSignedIn(loginWithPasskey.user);
    } catch (error) {
      const isGone = error instanceof RequestError && error.code === 'InvalidCredentials';
      setRefusal(isGone ? t('passkeyGone') : errorText(error));
    } finally {
      setBusy(false);
    }
  };
  if (hasPasskeys === false) return null;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button look="secondary" size="large" isBusy={isBusy} onClick={() => void enter()}>
        <Icon name="key" className="size-5" />
        {t('withPasskey')}
      </Button>
      <FormAlert>{refusal}</FormAlert>
    </div>
  );
}
