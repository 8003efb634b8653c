import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { AddSaleCallDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { type Caller, FindCaller } from '#web/staff/phone-desk/index.ts';
import { EMPTY_PHONE, PhoneField, TextArea, typedPhone } from '#web/ui/index.ts';
import type { DeskLot } from './use-desk.ts';

type Props = { saleId: string; lot: DeskLot; onClose: () => void };

/** Writes down whom to ring for a lot. */
export function AddCall({ saleId, lot: { adUuid, adTitle, number }, onClose }: Props) {
  const t = useTranslations('admin.sales.desk');
  const form = useForm(
    { personId: '', phone: EMPTY_PHONE, note: '', caller: null as Caller | null },
    async ({ caller, phone, note }) => {
      if (!caller) throw new RequestError('NotFound', 'Nobody was chosen', { field: 'personId' });
      const number = await typedPhone(phone);
      return request(AddSaleCallDocument, {
        ...{ saleId, adUuid, personId: caller.id, note },
        phone: number === '' ? null : number,
      });
    },
    onClose,
    { wordsOf: ({ code }) => (code === 'NotFound' ? { personId: 'admin.sales.desk.nobodyChosen' } : null) },
  );
  return (
    <StaffDialog
      name="call"
      title={t('addCall')}
      text={`${t('lot', { number: String(number) })} · ${adTitle}`}
      sendLabel={t('sendCall')}
      form={form}
      onClose={onClose}
    >
      <FindCaller
        name="personId"
        label={t('callWhom')}
        typed={form.values.personId}
        caller={form.values.caller}
        onFind={(personId, caller) => form.put({ personId, caller })}
        error={form.errorOf('personId')}
      />
      <PhoneField
        label={t('number')}
        hint={t('numberHint')}
        name="phone"
        entry={form.values.phone}
        onEntry={phone => form.put({ phone })}
        error={form.errorOf('phone')}
      />
      <TextArea label={t('note')} rows={2} {...form.field('note')} />
    </StaffDialog>
  );
}
