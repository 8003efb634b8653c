import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { sameSitePath, useFieldErrors } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { RequestError } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Checkbox, Form, LinkButton, SelectField, TextField } from '#web/ui/index.ts';
import {
  type AddressData,
  type AddressField,
  type AddressValues,
  addressProblems,
  dataOf,
  LINE_LENGTH_MAX,
} from './address-values.ts';
import { countriesIn } from './countries.ts';

type Save = (data: AddressData) => Promise<unknown>;

/** Where one came from to give an address; the list of them for whoever came by themselves. */
function useWayBack(): string {
  const locale = useLocale();
  const [search] = useSearchParams();
  return sameSitePath(search.get('redirect'), linkTo('user/addresses', locale));
}

/** Keeps the address if nothing is wrong with it, and goes back. */
function useAddress(first: AddressValues, save: Save) {
  const wayBack = useWayBack();
  const navigate = useNavigate();
  const { say, fail } = useToasts();
  const errors = useFieldErrors<AddressField>();
  const [values, setValues] = useState(first);
  const send = async () => {
    if (errors.put(addressProblems(values))) return;
    try {
      await save(dataOf(values));
      say('addressSaved');
      await navigate(wayBack);
    } catch (error) {
      const isZip = error instanceof RequestError && error.field === 'zipCode';
      if (isZip) errors.put({ zipCode: 'form.validation.zipCode' });
      else fail(error);
    }
  };
  const put = (change: Partial<AddressValues>) => setValues({ ...values, ...change });
  return { values, put, errors, send };
}

/** One address, new or changed; both go back to where one came from. */
export function AddressForm({ first, save }: { first: AddressValues; save: Save }) {
  const t = useTranslations();
  const wayBack = useWayBack();
  const { values, put, errors, send } = useAddress(first, save);
  const line = (name: 'label' | 'street' | 'zipCode' | 'city', autoComplete: string, isRequired = true) => (
    <TextField
      label={t(`addresses.${name}`)}
      name={name}
      autoComplete={autoComplete}
      isRequired={isRequired}
      maxLength={LINE_LENGTH_MAX}
      value={values[name]}
      onChange={event => put({ [name]: event.target.value })}
      error={errors.of(name)}
    />
  );
  return (
    <Panel title={t('addresses.form')} text={t('form.requiredNote')}>
      <Form onSend={send} className="flex max-w-2xl flex-col gap-5">
        {isBusy => (
          <>
            {line('label', 'off', false)}
            {line('street', 'street-address')}
            <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
              {line('zipCode', 'postal-code')}
              {line('city', 'address-level2')}
            </div>
            <CountryField country={values.country} onCountry={country => put({ country })} />
            {!first.isDefault && (
              <Checkbox
                name="isDefault"
                label={t('addresses.makeDefault')}
                isChecked={values.isDefault}
                onChange={isDefault => put({ isDefault })}
              />
            )}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" size="large" isBusy={isBusy}>
                {t('account.save')}
              </Button>
              <LinkButton look="secondary" size="large" to={wayBack}>
                {t('addresses.cancel')}
              </LinkButton>
            </div>
          </>
        )}
      </Form>
    </Panel>
  );
}

function CountryField({ country, onCountry }: { country: string; onCountry: (country: string) => void }) {
  const t = useTranslations('addresses');
  const locale = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return (
    <SelectField
      label={t('country')}
      name="country"
      autoComplete="country"
      isRequired
      value={country}
      onChange={event => onCountry(event.target.value)}
    >
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
