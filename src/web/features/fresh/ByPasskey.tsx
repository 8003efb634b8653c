import { useTranslations } from 'use-intl';
import { BeginPasskeyProofDocument, ConfirmWithPasskeyDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Icon } from '#web/ui/index.ts';
import { useHasPasskeys } from '../session/index.ts';
import { useAct } from '../toasts/index.ts';

/** One of the person's own keys, where the browser knows keys. */
export function ByPasskey({ onDone }: { onDone: () => void }) {
  const t = useTranslations('profile.fresh');
  const { isBusy, act } = useAct();
  if (useHasPasskeys() !== true) return null;
  const ask = async () => {
    const [{ beginPasskeyProof }, { askKey }] = await Promise.all([
      request(BeginPasskeyProofDocument, {}),
      import('../passkey-device/index.ts'),
    ]);
    const given = await askKey(beginPasskeyProof);
    if (given.kind !== 'answer') return;
    await request(ConfirmWithPasskeyDocument, { answer: given.answer });
    onDone();
  };
  return (
    <Button look="secondary" isBusy={isBusy} onClick={() => void act(ask)}>
      <Icon name="key" className="size-5" />
      {t('passkey')}
    </Button>
  );
}
