import { useTranslations } from 'use-intl';
import { WriteHandoverReportDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import {
  Button,
  buttonClasses,
  type FieldError,
  FieldErrorText,
  Form,
  Icon,
  IconButton,
  TextArea,
  TextField,
} from '#web/ui/index.ts';
import { useForm, WrongFields } from '../form/index.ts';
import { useLeaveGuard } from '../leaving/index.ts';
import { useToasts } from '../toasts/index.ts';
import { SendingList, takeOutGone, useUploads } from '../uploads/index.ts';
import { Panel } from '../user-area/index.ts';
import type { OrderProps } from './OrderPage.tsx';

type Field = 'odometer' | 'keyCount' | 'remarks';
type Typed = Record<Field, string> & { readonly photoIds: readonly Taken[] };
type Saved = { readonly values: Typed; readonly writtenAt: string | null };
type Taken = { readonly id: string; readonly url: string };

const FIELDS: readonly Field[] = ['odometer', 'keyCount', 'remarks'];
const numberOf = (text: string) =>
  /^\d{1,8}$/.test(text.replace(/[\s.]/g, '')) ? Number(text.replace(/[\s.]/g, '')) : -1;

const wrongIn = (field: Field) => ({ [field]: `orders.report.wrong.${field}` }) as const;

/** Whether the viewer may write the report now: the seller, or staff if the house sells. */
export function canWriteReport({ role, hasSeller, state, signatures }: OrderProps['order']): boolean {
  const isSeller = role === 'SELLER' || (role === 'STAFF' && !hasSeller);
  return isSeller && state === 'PAID' && !signatures.some(({ paper }) => paper === 'REPORT');
}

/** The seller's handover report; it can be rewritten until it is signed. */
export function ReportPanel({ order }: OrderProps) {
  const t = useTranslations('orders.report');
  const { fail } = useToasts();
  const { report } = order;
  const newest = (): Typed => ({
    odometer: report ? String(report.odometer) : '',
    keyCount: report ? String(report.keyCount) : '2',
    remarks: report?.remarks ?? '',
    photoIds: (report?.photos ?? []).map(({ id, url }): Taken => ({ id, url })),
  });
  const write = async (values: Typed): Promise<Saved> => {
    const { photoIds, ...typed } = values;
    const [odometer, keyCount] = [numberOf(typed.odometer), numberOf(typed.keyCount)];
    if (odometer < 0) throw new WrongFields(wrongIn('odometer'));
    if (keyCount < 0 || keyCount > 20) throw new WrongFields(wrongIn('keyCount'));
    const data = { ...typed, odometer, keyCount, photoIds: photoIds.map(({ id }) => id) };
    const wish = { id: order.id, data, seenAt: guard.version };
    const { report } = (await request(WriteHandoverReportDocument, wish)).writeHandoverReport;
    return { values, writtenAt: report?.writtenAt ?? null };
  };
  const done = ({ values, writtenAt }: Saved): void => guard.saved(values, writtenAt);
  const form = useForm(newest, write, done, {
    wordsOf: refusal => {
      if (takeOutGone(refusal, keep)) return { photoIds: 'orders.report.gone' };
      const wrong = FIELDS.find(each => each === refusal.field);
      return wrong ? wrongIn(wrong) : null;
    },
    onRefused: fail,
  });
  const guard = useLeaveGuard(form, newest, report?.writtenAt ?? null);
  const onPhotos: OnPhotos = change => form.put(({ photoIds }) => ({ photoIds: change(photoIds) }));
  const keep = (of: (ids: readonly string[]) => readonly string[]) =>
    onPhotos(photos => {
      const kept = of(photos.map(({ id }) => id));
      return photos.filter(({ id }) => kept.includes(id));
    });
  return (
    <Panel id="report" title={t('title')} text={t('text')}>
      {guard.question}
      <Form onSend={form.send} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t('odometer')} inputMode="numeric" isRequired {...form.field('odometer')} />
          <TextField label={t('keys')} inputMode="numeric" isRequired {...form.field('keyCount')} />
        </div>
        <TextArea label={t('remarks')} hint={t('remarksHint')} {...form.field('remarks')} />
        <Photos photos={form.values.photoIds} error={form.errorOf('photoIds')} onPhotos={onPhotos} />
        <Button type="submit" size="large" className="self-start">
          {t(report ? 'rewrite' : 'save')}
        </Button>
      </Form>
    </Panel>
  );
}

type OnPhotos = (change: (before: readonly Taken[]) => readonly Taken[]) => void;
type PhotosProps = { photos: readonly Taken[]; error: FieldError | null; onPhotos: OnPhotos };

function Photos({ photos, error, onPhotos }: PhotosProps) {
  const t = useTranslations('orders.report');
  const uploads = useUploads('/uploads/photos', taken => onPhotos(before => [...before, taken]));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-14 font-[560]">{t('photos')}</legend>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {photos.map(({ id, url }, index) => (
          <li key={id} className="relative">
            <img
              src={url}
              alt={t('photo', { number: String(index + 1) })}
              className="aspect-[3/2] w-32 rounded-box object-cover"
            />
            <IconButton
              label={t('removePhoto', { number: String(index + 1) })}
              onClick={() => onPhotos(before => before.filter(photo => photo.id !== id))}
              className="absolute top-0 right-0 bg-surface"
            >
              <Icon name="close" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <label
        className={buttonClasses('secondary', 'medium', 'cursor-pointer self-start focus-within:outline-2')}
      >
        <Icon name="camera" className="size-5" />
        {t('addPhotos')}
        <input
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          onChange={event => {
            uploads.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <SendingList uploads={uploads} of="photos" />
      <FieldErrorText id="report-photos-error" error={error} />
    </fieldset>
  );
}
