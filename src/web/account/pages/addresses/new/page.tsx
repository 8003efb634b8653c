import { useTranslations } from 'use-intl';
import { UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { AddAddressDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { AddressForm } from '../AddressForm.tsx';

export const meta = userAreaMeta('user/addresses/new', t => t('addresses.newTitle'));

export default function NewAddressPage() {
  const t = useTranslations('addresses');
  return (
    <UserArea section="user/addresses" title={t('newTitle')}>
      <AddressForm save={data => request(AddAddressDocument, { data })} />
    </UserArea>
  );
}
