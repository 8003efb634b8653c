import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { type AddressCardFragment, RemoveAddressDocument } from '#web/graphql/documents.gen.ts';
import { Button, Dialog } from '#web/ui/index.ts';

/** Asks before an address is taken away. */
export function RemoveDialog({
  address,
  onClose,
}: {
  address: AddressCardFragment | null;
  onClose: () => void;
}) {
  const t = useTranslations('addresses');
  const send = useSend();
  const remove = async () => {
    if (address) await send(RemoveAddressDocument, { id: address.id });
    onClose();
  };
  return (
    <Dialog name="remove-address" title={t('removeTitle')} isOpen={address !== null} onClose={onClose}>
      <p className="mb-6 text-ink-soft">
        {address?.street}, {address?.zipCode} {address?.city}
      </p>
      <div className="flex flex-wrap gap-3">
        <Action look="primary" onAct={remove}>
          {t('remove')}
        </Action>
        <Button look="secondary" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  );
}
