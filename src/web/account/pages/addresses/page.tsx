import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import {
  ChooseAddressDocument,
  MyAddressesDocument,
  RemoveAddressDocument,
} from '#web/graphql/documents.gen.ts';
import { LocaleButton, useLocale } from '#web/i18n/index.ts';
import { Badge, Button, Card, Dialog, EmptyCard, Skeleton } from '#web/ui/index.ts';
import { countryName } from '../../countries.ts';
import type { OwnAddress } from './AddressForm.tsx';

export const meta = userAreaMeta('user/addresses', t => t('addresses.title'));

/** The user's addresses for delivery and invoices. */
export default function AddressesPage() {
  const t = useTranslations('addresses');
  return (
    <UserArea section="user/addresses" title={t('title')} text={t('intro')} waiting={<Waiting />}>
      <Addresses />
    </UserArea>
  );
}

function Waiting() {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  );
}

function Addresses() {
  const t = useTranslations('addresses');
  const query = useQueryOf(MyAddressesDocument, {});
  const [leaving, setLeaving] = useState<OwnAddress | null>(null);
  if (!query.data) return <NotYet query={query} waiting={<Waiting />} />;
  const addresses = query.data.me?.addresses ?? [];
  return (
    <div className="flex flex-col items-start gap-6">
      {addresses.length === 0 ? (
        <EmptyCard title={t('none')} className="w-full max-w-3xl">
          <AddLink />
        </EmptyCard>
      ) : (
        <AddLink />
      )}
      {addresses.length > 0 && (
        <ul className="grid w-full gap-6 xl:grid-cols-2">
          {addresses.map(address => (
            <li key={address.id}>
              <AddressCard address={address} onRemove={() => setLeaving(address)} />
            </li>
          ))}
        </ul>
      )}
      <RemoveDialog address={leaving} onClose={() => setLeaving(null)} />
    </div>
  );
}

function AddLink() {
  const t = useTranslations('addresses');
  return <LocaleButton to="user/addresses/new">{t('add')}</LocaleButton>;
}

function AddressCard({ address, onRemove }: { address: OwnAddress; onRemove: () => void }) {
  const send = useSend();
  const t = useTranslations('addresses');
  const locale = useLocale();
  const name = address.label ?? address.street ?? address.city;
  return (
    <Card className="flex h-full flex-col gap-4 p-5 sm:p-8">
      <h2 className="display flex flex-wrap items-center gap-3 text-22">
        {name}
        {address.isDefault && <Badge tone="good">{t('default')}</Badge>}
      </h2>
      <address className="grow not-italic">
        {address.street}
        <br />
        {address.zipCode} {address.city}
        <br />
        {countryName(address.country, locale)}
      </address>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <LocaleButton
          look="quiet"
          to="user/addresses/edit"
          params={{ id: address.id }}
          aria-label={t('editOf', { name })}
        >
          {t('edit')}
        </LocaleButton>
        {!address.isDefault && (
          <Action
            look="quiet"
            onAct={() => send(ChooseAddressDocument, { id: address.id })}
            aria-label={t('chooseOf', { name })}
          >
            {t('choose')}
          </Action>
        )}
        <Button look="danger" onClick={onRemove} aria-label={t('removeOf', { name })}>
          {t('remove')}
        </Button>
      </div>
    </Card>
  );
}

/** Confirms the removal of an address. */
function RemoveDialog({ address, onClose }: { address: OwnAddress | null; onClose: () => void }) {
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
