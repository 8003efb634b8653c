import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ADDRESS_FIELDS, ADDRESS_LINE_LENGTH_MAX, type Address } from '#shared/fields/address.ts';
import { isOptional } from '#shared/fields/fields.ts';
import { linkTo } from '#shared/paths/links.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { sameSitePath } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import type { MyAddressesQuery } from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Checkbox, Form, LinkButton, TextField } from '#web/ui/index.ts';
import { CountryField } from '../../CountryField.tsx';

export type OwnAddress = NonNullable<MyAddressesQuery['me']>['addresses'][number];

const EMPTY = { label: '', street: '', zipCode: '', city: '', country: 'FR', isDefault: false };
type Typed = typeof EMPTY;
type Save = (data: Address & { isDefault: boolean }) => Promise<unknown>;

/** Returns the path to go back to: the page that required an address, or the list. */
function useWayBack(): string {
  const locale = useLocale();
  const [search] = useSearchParams();
  return sameSitePath(search.get('redirect'), linkTo('user/addresses', locale));
}

/** The form of an address, new or changed; then goes back to where the user came from. */
export function AddressForm({ known, save }: { known?: OwnAddress; save: Save }) {
  const t = useTranslations();
  const wayBack = useWayBack();
  const navigate = useNavigate();
  const { say, fail } = useToasts();
  const first: Typed = { ...EMPTY, ...known, label: known?.label ?? '', street: known?.street ?? '' };
  const send = async ({ isDefault, ...typed }: Typed) =>
    save({ ...checkedFields(ADDRESS_FIELDS, typed), isDefault });
  const saved = () => {
    say('addressSaved');
    return navigate(wayBack);
  };
  const form = useForm(first, send, saved, { onRefused: fail, keptAs: known ? undefined : 'address' });
  const line = (name: 'label' | 'street' | 'zipCode' | 'city', autoComplete: string) => (
    <TextField
      label={t(`addresses.${name}`)}
      autoComplete={autoComplete}
      isRequired={!isOptional(ADDRESS_FIELDS, name)}
      maxLength={ADDRESS_LINE_LENGTH_MAX}
      {...form.field(name)}
    />
  );
  return (
    <Panel title={t('addresses.form')} text={t('form.requiredNote')}>
      <Form onSend={form.send} className="flex max-w-2xl flex-col gap-5">
        {line('label', 'off')}
        {line('street', 'street-address')}
        <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
          {line('zipCode', 'postal-code')}
          {line('city', 'address-level2')}
        </div>
        <CountryField
          label={t('addresses.country')}
          autoComplete="country"
          isRequired
          {...form.field('country')}
        />
        {!first.isDefault && <Checkbox label={t('addresses.makeDefault')} {...form.ticks('isDefault')} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large">
            {t('account.save')}
          </Button>
          <LinkButton look="secondary" size="large" to={wayBack}>
            {t('addresses.cancel')}
          </LinkButton>
        </div>
      </Form>
    </Panel>
  );
}
