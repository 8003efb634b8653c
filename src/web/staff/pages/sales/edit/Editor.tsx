import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { STAGGERS } from '#shared/sale/index.ts';
import { type FormOf, useForm } from '#web/features/form/index.ts';
import { useLeaveGuard } from '#web/features/leaving/index.ts';
import {
  type LotFaultFragment,
  type SaleSheetFragment,
  SaveSaleDocument,
} from '#web/graphql/documents.gen.ts';
import { type RequestError, request } from '#web/graphql/index.ts';
import { AmountField, DateTimeField, LanguageFields } from '#web/staff/forms/index.ts';
import { ActsBar } from '#web/staff/frame/index.ts';
import { Button, Card, Checkbox, Form, FormAlert, optionsOf, SelectField, TextField } from '#web/ui/index.ts';
import { LotList } from './LotList.tsx';
import { newSale, saleInput, type TypedSale, typedSale } from './sale-values.ts';

type Props = {
  /** null: one that is not written yet. */
  id: string | null;
  /** null: there is none, or it has just been written and is on its way. */
  sale: SaleSheetFragment | null;
  /** Somebody has removed it meanwhile: it is as it was last read. */
  isGone: boolean;
  /** For how long a late bid prolongs where nobody says otherwise. */
  usualSeconds: number;
  onSaved: (id: string) => void;
  /** What is done with all of the sale, once nothing is left to be saved. */
  actions: (isChanged: boolean, onFaults: (faults: readonly LotFaultFragment[]) => void) => ReactNode;
};

type Saved = { readonly typed: TypedSale; readonly id: string; readonly version: number };

/** All of a sale on one page; it is saved whole, and scheduled after. */
export function Editor({ id, sale, isGone, usualSeconds, onSaved, actions }: Props) {
  const t = useTranslations('admin.sales.edit');
  const newest = () => (sale ? typedSale(sale) : newSale(Date.now(), usualSeconds));
  const [faults, setFaults] = useState<readonly LotFaultFragment[]>([]);
  const form = useForm<TypedSale, Saved>(
    newest,
    async (typed): Promise<Saved> => {
      const { version } = guard;
      const data = saleInput(typed);
      return { typed, ...(await request(SaveSaleDocument, { id, version, data })).saveSale };
    },
    saved => {
      setFaults([]);
      guard.saved(saved.typed, saved.version, () => onSaved(saved.id));
    },
    {
      wrongs: { firstEnd: 'admin.sales.edit.faults.past' },
      wordsOf: refusal => {
        const fault = faultOf(refusal, form.values);
        setFaults(fault ? [fault] : []);
        if (fault) return {};
        const { code, field } = refusal;
        return code === 'CarUnderHammer'
          ? { [field ?? 'lots']: `admin.sales.edit.${field === 'lots' ? 'planned' : 'begun'}` }
          : null;
      },
    },
  );
  const shown = sale?.version ?? null;
  const guard = useLeaveGuard(form, newest, shown);
  // Until what was saved has been read again the acts would go by the version before.
  const isChanged = id === null || guard.isChanged || guard.version !== shown;
  return (
    <>
      {guard.question}
      <Form onSend={form.send} className="flex flex-col gap-6">
        <Words form={form} />
        <Timetable form={form} hasBegun={sale?.hasBegun ?? false} />
        <LotList form={form} newest={sale} faults={faults} />
        <FormAlert>{isGone ? null : form.alert}</FormAlert>
        <ActsBar>
          <FormAlert>{isGone && t('gone')}</FormAlert>
          <Button type="submit" disabled={!isChanged || isGone}>
            {t('save')}
          </Button>
          {!isGone && actions(isChanged, setFaults)}
          {isChanged && sale && !isGone && <p className="text-14 text-ink-soft">{t('unsaved')}</p>}
        </ActsBar>
      </Form>
    </>
  );
}

/** What stood against a lot whose planned auction was to follow: `lots.`, its place, and the field. */
function faultOf({ code, field }: RequestError, { lots }: TypedSale): LotFaultFragment | null {
  const [, place, of = null] = /^lots\.(\d+)(?:\.(\w+))?$/.exec(field ?? '') ?? [];
  const lot = place === undefined ? undefined : lots[Number(place)];
  return lot && code ? { adUuid: lot.uuid, number: Number(place) + 1, code, field: of } : null;
}

type Part = { form: FormOf<TypedSale> };

function Words({ form: { field } }: Part) {
  const t = useTranslations('admin.sales.edit');
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <h2 className="display text-22">{t('words')}</h2>
      <LanguageFields label={t('title')} isRequired {...field('title')} />
      <LanguageFields label={t('story')} hint={t('storyHint')} lines={6} {...field('story')} />
      <LanguageFields label={t('terms')} hint={t('termsHint')} lines={4} {...field('terms')} />
      <TextField label={t('place')} {...field('place')} />
    </Card>
  );
}

/** When bidding opens, and how the ends of the lots are set apart. */
function Timetable({ form: { values, field, ticks }, hasBegun }: Part & { hasBegun: boolean }) {
  const t = useTranslations('admin.sales.edit');
  const isByValue = values.stagger === 'VALUE';
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <h2 className="display text-22">{t('timetable')}</h2>
      {hasBegun && <p className="text-14 text-ink-soft">{t('begun')}</p>}
      <fieldset disabled={hasBegun} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        <DateTimeField label={t('start')} {...field('start')} />
        <DateTimeField label={t('firstEnd')} {...field('firstEnd')} />
        <AmountField label={t('interval')} isRequired {...field('intervalMinutes')} />
        <SelectField
          label={t('stagger')}
          isRequired
          {...field('stagger')}
          options={optionsOf(STAGGERS, each => t(`staggers.${each}`))}
        />
        {isByValue && (
          <>
            <AmountField label={t('hotFrom')} hint={t('hotFromHint')} isRequired {...field('hotFrom')} />
            <AmountField label={t('hotGap')} isRequired {...field('hotGapMinutes')} />
          </>
        )}
        <AmountField
          label={t('window')}
          hint={t('windowHint')}
          isRequired
          {...field('extensionWindowSeconds')}
        />
        <Checkbox label={t('card')} {...ticks('askForCardDetails')} />
      </fieldset>
    </Card>
  );
}
