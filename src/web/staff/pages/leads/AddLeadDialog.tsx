import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddLeadDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { type FieldErrors, StaffDialog, typedAmount } from '#web/staff/forms/index.ts';
import { EMPTY_PHONE, PhoneField, readPhone, SelectField, TextArea, TextField } from '#web/ui/index.ts';
import { formWord, TAKEN_BY } from './words.ts';

const EMPTY = { form: 'contact', name: '', email: '', leadSource: 'phone_call', note: '', dueInHours: '72' };
type Texts = typeof EMPTY;

/** A lead that came by telephone, written down while it is fresh. */
export function AddLeadDialog({ forms, onClose }: { forms: readonly string[]; onClose: () => void }) {
  const t = useTranslations('admin.leads');
  const [texts, setTexts] = useState<Texts>(EMPTY);
  const [phone, setPhone] = useState(EMPTY_PHONE);
  const act = async () => {
    const { email, dueInHours, ...rest } = texts;
    // What is no number goes as it was typed, for the server to say so.
    const number = phone.text.trim() === '' ? null : ((await readPhone(phone)) ?? phone.text);
    const data = { ...rest, email: email || null, phone: number, dueInHours: typedAmount(dueInHours) };
    return request(AddLeadDocument, { data });
  };
  return (
    <StaffDialog
      name="add-lead"
      title={t('addForm.title')}
      text={t('addForm.text')}
      sendLabel={t('addForm.send')}
      act={act}
      onClose={onClose}
      width="wide"
    >
      {errorOf => (
        <>
          <Fields texts={texts} setTexts={setTexts} forms={forms} errorOf={errorOf} />
          <PhoneField
            label={t('addForm.phone')}
            name="phone"
            entry={phone}
            onEntry={setPhone}
            error={errorOf('phone')}
          />
          <TextArea
            label={t('addForm.note')}
            name="note"
            value={texts.note}
            onChange={event => setTexts({ ...texts, note: event.target.value })}
            error={errorOf('note')}
          />
        </>
      )}
    </StaffDialog>
  );
}

function Fields({
  texts,
  setTexts,
  forms,
  errorOf,
}: {
  texts: Texts;
  setTexts: (texts: Texts) => void;
  forms: readonly string[];
  errorOf: FieldErrors;
}) {
  const t = useTranslations('admin.leads');
  const field = (name: keyof Texts) => ({
    name,
    value: texts[name],
    onChange: (event: { target: { value: string } }) => setTexts({ ...texts, [name]: event.target.value }),
    error: errorOf(name),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={t('addForm.name')} isRequired autoComplete="off" {...field('name')} />
      <SelectField label={t('addForm.form')} isRequired {...field('form')}>
        {forms.map(each => (
          <option key={each} value={each}>
            {t(`forms.${formWord(each)}`)}
          </option>
        ))}
      </SelectField>
      <TextField type="email" label={t('addForm.email')} autoComplete="off" {...field('email')} />
      <SelectField label={t('addForm.source')} isRequired {...field('leadSource')}>
        {TAKEN_BY.map(each => (
          <option key={each} value={each}>
            {t(`sources.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('addForm.due')} isRequired inputMode="numeric" {...field('dueInHours')} />
    </div>
  );
}
