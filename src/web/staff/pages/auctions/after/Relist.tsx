import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { type AfterSaleQuery, RelistAuctionDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { DateTimeField, StaffDialog, typedAmount, typedMoment } from '#web/staff/forms/index.ts';
import { TextField } from '#web/ui/index.ts';
import { usualTimes, WRONG_PLAN } from '../ScheduleDialog.tsx';
import type { Last } from './LastAuction.tsx';

type After = NonNullable<AfterSaleQuery['afterSale']>;
type Props = { uuid: string; last: Last; after: After; onClose: () => void };

/** Puts a car up again from tomorrow on, for as long as the last was planned, unless it is said otherwise. */
export function Relist({ uuid, last, after: { isSellersFault, plannedMs }, onClose }: Props) {
  const t = useTranslations('admin.after');
  const plan = useTranslations('admin.auctions.schedule');
  const { reservePrice } = last;
  const form = useForm(
    () => ({
      ...usualTimes(plannedMs),
      reservePrice: reservePrice === null ? '' : formatNumber(reservePrice),
    }),
    async typed => {
      const times = { start: typedMoment('start', typed.start), end: typedMoment('end', typed.end) };
      const data = { ...times, reservePrice: typedAmount(typed.reservePrice) };
      return request(RelistAuctionDocument, { uuid, data });
    },
    onClose,
    { wrongs: WRONG_PLAN },
  );
  const words = { title: t('relist'), text: t('relistForm.text'), sendLabel: t('relist') };
  return (
    <StaffDialog name="relist" {...words} form={form} onClose={onClose}>
      {isSellersFault && (
        <p className="rounded-box bg-red-wash px-4 py-3 text-14 text-red">{t('relistForm.fault')}</p>
      )}
      <DateTimeField label={plan('start')} {...form.field('start')} />
      <DateTimeField label={plan('end')} {...form.field('end')} />
      <TextField
        label={plan('reserve')}
        hint={plan('reserveHint')}
        inputMode="numeric"
        {...form.field('reservePrice')}
      />
    </StaffDialog>
  );
}
