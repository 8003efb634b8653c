import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { Unknown, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { MyAddressesDocument, UpdateAddressDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Skeleton } from '#web/ui/index.ts';
import { AddressForm } from '../AddressForm.tsx';

export const meta = userAreaMeta('user/addresses/edit', t => t('addresses.editTitle'));

export default function EditAddressPage() {
  const t = useTranslations('addresses');
  const { id = '' } = useParams();
  return (
    <UserArea section="user/addresses" title={t('editTitle')}>
      <EditAddress key={id} id={id} />
    </UserArea>
  );
}

function EditAddress({ id }: { id: string }) {
  const t = useTranslations('addresses');
  const query = useQueryOf(MyAddressesDocument, {});
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-[32rem]" />} />;
  const address = query.data.me?.addresses.find(one => one.id === id);
  if (!address) {
    return <Unknown text={t('unknown')} to="user/addresses" toList={t('toList')} />;
  }
  return <AddressForm known={address} save={data => request(UpdateAddressDocument, { id, data })} />;
}
