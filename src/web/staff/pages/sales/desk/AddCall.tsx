import { useTranslations } from 'use-intl';
import { WrongFields } from '#web/features/form/index.ts';
import { AddSaleCallDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { type Caller, FindCaller } from '#web/staff/phone-desk/index.ts';
import { EMPTY_PHONE, PhoneField, TextArea, typedPhone } from '#web/ui/index.ts';
import type { DeskLot } from './use-desk.ts';

type Props = {
  saleId: string;
  lot: DeskLot;
  /** As many wait to be rung. */
  waiting: number;
  of: string;
};

/** Writes down whom to ring for a lot. */
export function AddCall({ saleId, lot: { adUuid }, waiting, of }: Props) {
  const t = useTranslations('admin.sales.desk');
  return (
    <FormButton
      {...{ look: 'quiet', name: 'call', of, text: of, title: t('addCall'), sendLabel: t('sendCall') }}
      label={waiting > 0 ? t('callsOf', { count: waiting }) : t('addCall')}
      first={{ personId: '', phone: EMPTY_PHONE, note: '', caller: null as Caller | null }}
      act={async ({ caller, phone, note }) => {
        if (!caller) throw new WrongFields({ personId: 'admin.sales.desk.nobodyChosen' });
        const number = await typedPhone(phone);
        return request(AddSaleCallDocument, {
          ...{ saleId, adUuid, personId: caller.id, note },
          phone: number === '' ? null : number,
        });
      }}
      wordsOf={({ code }) => (code === 'NotFound' ? { personId: 'admin.sales.desk.nobodyChosen' } : null)}
    >
      {({ values, put, field, errorOf }) => (
        <>
          <FindCaller
            name="personId"
            label={t('callWhom')}
            typed={values.personId}
            caller={values.caller}
            onFind={(personId, caller) => put({ personId, caller })}
            error={errorOf('personId')}
          />
          <PhoneField
            label={t('number')}
            hint={t('numberHint')}
            name="phone"
            entry={values.phone}
            onEntry={phone => put({ phone })}
            error={errorOf('phone')}
          />
          <TextArea label={t('note')} rows={2} {...field('note')} />
        </>
      )}
    </FormButton>
  );
}
