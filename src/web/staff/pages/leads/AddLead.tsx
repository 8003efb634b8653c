import { useTranslations } from 'use-intl';
import { LEAD_FIELDS, LEAD_TAKEN_BY } from '#shared/fields/index.ts';
import { checkedFields, type FormOf } from '#web/features/form/index.ts';
import { AddLeadDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { AmountField, FormButton, typedAmount } from '#web/staff/forms/index.ts';
import {
  EMPTY_PHONE,
  optionsOf,
  PhoneField,
  readPhone,
  SelectField,
  TextArea,
  TextField,
} from '#web/ui/index.ts';
import { formWord } from './words.ts';

const EMPTY = {
  ...{ form: 'contact', name: '', email: '', phone: EMPTY_PHONE, leadSource: 'phone_call' },
  ...{ note: '', dueInHours: '72' },
};
type Typed = typeof EMPTY;

/** What is no number goes as it was typed, to be told that it is none. */
async function send({ phone, dueInHours, ...texts }: Typed) {
  const number = phone.text.trim() === '' ? null : ((await readPhone(phone)) ?? phone.text);
  const typed = { ...texts, phone: number, dueInHours: typedAmount(dueInHours) };
  return request(AddLeadDocument, { data: checkedFields(LEAD_FIELDS, typed) });
}

/** Writes down a lead that came by telephone while it is fresh. */
export function AddLead({ forms }: { forms: readonly string[] }) {
  const t = useTranslations('admin.leads');
  return (
    <FormButton
      {...{ name: 'add-lead', width: 'wide', label: t('add') }}
      title={t('addForm.title')}
      text={t('addForm.text')}
      sendLabel={t('addForm.send')}
      first={EMPTY}
      act={send}
    >
      {form => (
        <>
          <Fields form={form} forms={forms} />
          <PhoneField
            label={t('addForm.phone')}
            name="phone"
            entry={form.values.phone}
            onEntry={phone => form.put({ phone })}
            error={form.errorOf('phone')}
          />
          <TextArea label={t('addForm.note')} {...form.field('note')} />
        </>
      )}
    </FormButton>
  );
}

function Fields({ form: { field }, forms }: { form: FormOf<Typed>; forms: readonly string[] }) {
  const t = useTranslations('admin.leads');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={t('addForm.name')} isRequired autoComplete="off" {...field('name')} />
      <SelectField
        label={t('addForm.form')}
        isRequired
        {...field('form')}
        options={optionsOf(forms, each => t(`forms.${formWord(each)}`))}
      />
      <TextField type="email" label={t('addForm.email')} autoComplete="off" {...field('email')} />
      <SelectField
        label={t('addForm.source')}
        isRequired
        {...field('leadSource')}
        options={optionsOf(LEAD_TAKEN_BY, each => t(`sources.${each}`))}
      />
      <AmountField label={t('addForm.due')} isRequired {...field('dueInHours')} />
    </div>
  );
}
