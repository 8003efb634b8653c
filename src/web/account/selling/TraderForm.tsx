import { type ReactNode, useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { TRADER_FIELDS, type Trader } from '#shared/fields/address.ts';
import { namesOf } from '#shared/fields/fields.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { fieldId } from '#web/features/car-editor/index.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { MyTraderDocument, SaveTraderDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, classes, Form, optionsOf, SelectField, TextField } from '#web/ui/index.ts';
import { type OwnTrader, TraderState } from './TraderState.tsx';

const LINES = namesOf(TRADER_FIELDS).filter(name => name !== 'country');
const EMPTY = { ...Object.fromEntries(LINES.map(name => [name, ''])), country: 'FR' } as Trader;

type FormProps = { isPro: boolean; onSaved: () => void; children?: ReactNode };

/** The business details of a professional seller, confirmed or pending, once for all their cars. */
export function TraderForm({ isPro, onSaved, children }: FormProps) {
  const t = useTranslations('selling.trader');
  const trader = useQueryOf(MyTraderDocument, {}).data?.myTrader ?? null;
  if (!isPro && trader === null) return null;
  return (
    <section
      id={fieldId('trader')}
      aria-labelledby="trader"
      className="flex scroll-mt-24 flex-col gap-4 rounded-box border border-line bg-surface p-5 sm:p-8"
    >
      <h3 id="trader" className="display text-22">
        {t('title')}
      </h3>
      <p className="max-w-prose text-14 text-ink-soft">{t('text')}</p>
      {trader && <TraderState trader={trader} />}
      {children}
      <TraderFields onSaved={onSaved} />
    </section>
  );
}

/** The fields without a heading, where the context names them. */
export function TraderFields({ onSaved }: { onSaved: () => void }) {
  const query = useQueryOf(MyTraderDocument, {});
  return (
    <Loaded query={query}>{({ myTrader }) => <Fields first={myTrader ?? EMPTY} onSaved={onSaved} />}</Loaded>
  );
}

function Fields({ first, onSaved }: { first: Trader; onSaved: () => void }) {
  const t = useTranslations('selling');
  const countryWord = useTranslations('countries');
  const { countries } = useMessages();
  const { fail } = useToasts();
  const [saved, setSaved] = useState<{ typed: Trader; state: OwnTrader['state'] } | null>(null);
  const save = async (typed: Trader) => {
    const data = checkedFields(TRADER_FIELDS, typed);
    const { saveTrader } = await request(SaveTraderDocument, { data });
    setSaved({ typed, state: saveTrader.state });
  };
  // The requirements of the car change with it, so they are refetched.
  const form = useForm(first, save, onSaved, {
    wrongs: { vatNumber: 'selling.trader.notOfCountry' },
    onRefused: fail,
  });
  return (
    <Form onSend={form.send} className="grid gap-5 sm:grid-cols-2">
      {LINES.map(name => (
        <TextField key={name} label={t(`trader.${name}`)} isRequired {...form.field(name)} />
      ))}
      <SelectField
        label={t('trader.country')}
        isRequired
        {...form.field('country')}
        name="traderCountry"
        options={optionsOf(Object.keys(countries), code => countryWord(code as 'FR'))}
      />
      <p className="max-w-prose text-14 text-ink-soft sm:col-span-2">{t('trader.again')}</p>
      <div className="flex flex-col items-start gap-3 sm:col-span-2">
        <Button type="submit" look="secondary">
          {t('trader.save')}
        </Button>
        <p role="status" className={classes('text-14', saved?.state === 'CONFIRMED' && 'text-good')}>
          {saved?.typed === form.values && t(`trader.saved.${saved.state}`)}
        </p>
      </div>
    </Form>
  );
}
