import { useTranslations } from 'use-intl';
import { CAR_PURCHASE_FIELDS, type CarPurchase } from '#shared/fields/index.ts';
import { PURCHASE_KINDS, type PurchaseKind } from '#shared/sale/index.ts';
import { checkedFields } from '#web/features/form/index.ts';
import { BookCarPurchaseDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { CentsField, FormButton, typedCents, writtenCents } from '#web/staff/forms/index.ts';
import { optionsOf, SelectField, TextField } from '#web/ui/index.ts';

/** Returns what the house paid for a car, in one line. */
export function usePurchaseLine() {
  const t = useTranslations('admin.money.purchase');
  return ({ costCents, boughtOn, soldBy, reference }: CarPurchase) =>
    t('said', {
      ...{ cost: formatCents(costCents), date: formatDate(`${boughtOn}T12:00:00Z`) },
      ...{ kind: t(`kinds.${soldBy}`), reference },
    });
}

type Props = { adUuid: string; car: string; purchase: CarPurchase | null };

/** Records or corrects what the house paid for its own car. */
export function PurchaseButton({ adUuid, car, purchase }: Props) {
  const t = useTranslations('admin.money.purchase');
  return (
    <FormButton
      right="Orders:update"
      name="car-purchase"
      look={purchase ? 'quiet' : 'secondary'}
      label={t(purchase ? 'change' : 'enter')}
      of={car}
      text={t('text')}
      sendLabel={t('send')}
      first={{
        costCents: purchase ? writtenCents(purchase.costCents) : '',
        boughtOn: purchase?.boughtOn ?? '',
        soldBy: purchase?.soldBy ?? ('PRIVATE' as PurchaseKind),
        ...{ reference: purchase?.reference ?? '', reason: '' },
      }}
      act={({ costCents, ...typed }) => {
        const data = checkedFields(CAR_PURCHASE_FIELDS, { ...typed, costCents: typedCents(costCents) });
        return request(BookCarPurchaseDocument, { adUuid, data });
      }}
    >
      {({ field }) => (
        <>
          <CentsField label={t('cost')} isRequired {...field('costCents')} />
          <TextField type="date" label={t('boughtOn')} isRequired {...field('boughtOn')} />
          <SelectField
            label={t('soldBy')}
            isRequired
            {...field('soldBy')}
            options={optionsOf(PURCHASE_KINDS, each => t(`kinds.${each}`))}
          />
          <TextField label={t('reference')} isRequired autoComplete="off" {...field('reference')} />
          {purchase && <TextField label={t('reason')} {...field('reason')} />}
        </>
      )}
    </FormButton>
  );
}
