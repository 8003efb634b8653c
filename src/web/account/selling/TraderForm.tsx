import { useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { Remarks } from '#web/features/car-editor/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { MyTraderDocument, type MyTraderQuery, SaveTraderDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { Button, type FieldError, Form, SelectField, TextField } from '#web/ui/index.ts';

const FIELDS = ['company', 'registerNumber', 'vatNumber', 'street', 'zipCode', 'city'] as const;
type Trader = NonNullable<MyTraderQuery['myTrader']>;
const EMPTY: Trader = {
  ...{ company: '', registerNumber: '', vatNumber: '', street: '', zipCode: '', city: '', country: 'FR' },
};

/** Who sells by trade says who they are, once for all their cars. */
export function TraderForm({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations('selling.trader');
  const query = useQueryOf(MyTraderDocument, {});
  return (
    <section
      aria-labelledby="trader"
      className="flex flex-col gap-4 rounded-box border border-line bg-surface p-5 sm:p-8"
    >
      <h3 id="trader" className="display text-22">
        {t('title')}
      </h3>
      <p className="max-w-prose text-14 text-ink-soft">{t('text')}</p>
      <Remarks field="trader" />
      <Loaded query={query}>
        {({ myTrader }) => <Fields first={myTrader ?? EMPTY} onSaved={onSaved} />}
      </Loaded>
    </section>
  );
}

function Fields({ first, onSaved }: { first: Trader; onSaved: () => void }) {
  const t = useTranslations('selling');
  const problems = useTranslations('carEditor.problems');
  const { fail } = useToasts();
  const [values, setValues] = useState(first);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const errorOf = (name: string): FieldError | null =>
    wrong === name ? { key: 'field', text: problems('field') } : null;
  const put = (name: keyof Trader, value: string) => {
    setSaved(false);
    setValues({ ...values, [name]: value });
  };
  const save = async () => {
    setWrong(null);
    try {
      const { company, registerNumber, vatNumber, street, zipCode, city, country } = values;
      await request(SaveTraderDocument, {
        data: { company, registerNumber, vatNumber, street, zipCode, city, country },
      });
      setSaved(true);
      // What is missing of the car is another question now.
      onSaved();
    } catch (error) {
      if (error instanceof RequestError && error.code === 'BadInput' && error.field) setWrong(error.field);
      else fail(error);
    }
  };
  return (
    <Form onSend={save} className="grid gap-5 sm:grid-cols-2">
      {isBusy => (
        <>
          {FIELDS.map(name => (
            <TextField
              key={name}
              name={name}
              label={t(`trader.${name}`)}
              isRequired
              error={errorOf(name)}
              value={values[name]}
              onChange={({ target }) => put(name, target.value)}
            />
          ))}
          <CountryChoice
            value={values.country}
            error={errorOf('country')}
            onCountry={country => put('country', country)}
          />
          <div className="flex items-center gap-4 sm:col-span-2">
            <Button type="submit" look="secondary" isBusy={isBusy}>
              {t('trader.save')}
            </Button>
            <span role="status" className="text-14 text-good">
              {isSaved && t('trader.saved')}
            </span>
          </div>
        </>
      )}
    </Form>
  );
}

function CountryChoice({
  value,
  error,
  onCountry,
}: {
  value: string;
  error: FieldError | null;
  onCountry: (country: string) => void;
}) {
  const t = useTranslations('selling.trader');
  const countryWord = useTranslations('countries');
  const countries = Object.keys(useMessages().countries);
  return (
    <SelectField
      name="traderCountry"
      label={t('country')}
      isRequired
      error={error}
      value={value}
      onChange={({ target }) => onCountry(target.value)}
    >
      {countries.map(code => (
        <option key={code} value={code}>
          {countryWord(code as 'FR')}
        </option>
      ))}
    </SelectField>
  );
}
