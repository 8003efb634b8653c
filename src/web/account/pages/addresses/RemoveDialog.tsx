import { useTranslations } from 'use-intl';
import { Action } from '#web/features/user-area/index.ts';
import { type AddressCardFragment, RemoveAddressDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Dialog } from '#web/ui/index.ts';

/** Asks before an address is taken away. */
export function RemoveDialog({
  address,
  onClose,
  onRemoved,
}: {
  address: AddressCardFragment | null;
  onClose: () => void;
  onRemoved: () => Promise<void>;
}) {
  const t = useTranslations('addresses');
  const remove = async () => {
    if (address) await request(RemoveAddressDocument, { id: address.id });
    await onRemoved();
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
