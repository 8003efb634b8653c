import { type ChangeEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WriteHandoverReportDocument } from '#web/graphql/documents.gen.ts';
import { RequestError } from '#web/graphql/index.ts';
import {
  Button,
  buttonClasses,
  type FieldError,
  Form,
  FormAlert,
  Icon,
  IconButton,
  TextArea,
  TextField,
} from '#web/ui/index.ts';
import { useSend } from '../cache/index.ts';
import { useToasts } from '../toasts/index.ts';
import { uploadFile } from '../uploads/index.ts';
import { Panel } from '../user-area/index.ts';
import type { OrderProps } from './OrderPage.tsx';

type Field = 'odometer' | 'keyCount' | 'remarks';
type Taken = { readonly id: string; readonly url: string };

const FIELDS: readonly Field[] = ['odometer', 'keyCount', 'remarks'];
const numberOf = (text: string) =>
  /^\d{1,8}$/.test(text.replace(/[\s.]/g, '')) ? Number(text.replace(/[\s.]/g, '')) : -1;

/** Whether the report is theirs to write now: the seller's, and staff's where the house sells. */
export function canWriteReport({ role, hasSeller, state, signatures }: OrderProps['order']): boolean {
  const isSeller = role === 'SELLER' || (role === 'STAFF' && !hasSeller);
  return isSeller && state === 'PAID' && !signatures.some(({ paper }) => paper === 'REPORT');
}

/** What the seller writes down beside the car; until somebody has signed it, it can be written anew. */
export function ReportPanel({ order }: OrderProps) {
  const t = useTranslations('orders.report');
  const { fail } = useToasts();
  const send = useSend();
  const { report } = order;
  const [values, setValues] = useState({
    odometer: report ? String(report.odometer) : '',
    keyCount: report ? String(report.keyCount) : '2',
    remarks: report?.remarks ?? '',
  });
  const [photos, setPhotos] = useState<readonly Taken[]>(report?.photos ?? []);
  const [isTaking, setTaking] = useState(false);
  const [wrong, setWrong] = useState<Field | null>(null);
  const put = (field: Field) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setValues({ ...values, [field]: event.target.value });
  const errorOf = (field: Field) =>
    wrong === field ? { key: `orders.report.wrong.${field}`, text: t(`wrong.${field}`) } : null;

  const handleSend = async () => {
    const [odometer, keyCount] = [numberOf(values.odometer), numberOf(values.keyCount)];
    const first = odometer < 0 ? 'odometer' : keyCount < 0 || keyCount > 20 ? 'keyCount' : null;
    setWrong(first);
    if (first) return;
    const data = { odometer, keyCount, remarks: values.remarks, photoIds: photos.map(({ id }) => id) };
    try {
      await send(WriteHandoverReportDocument, { id: order.id, data });
    } catch (error) {
      const field = error instanceof RequestError ? FIELDS.find(each => each === error.field) : undefined;
      if (field) setWrong(field);
      else fail(error);
    }
  };
  return (
    <Panel id="report" title={t('title')} text={t('text')}>
      <Form onSend={handleSend} className="flex flex-col gap-5">
        {isBusy => (
          <>
            <Numbers values={values} put={put} errorOf={errorOf} />
            <TextArea
              label={t('remarks')}
              name="remarks"
              hint={t('remarksHint')}
              value={values.remarks}
              onChange={put('remarks')}
              error={errorOf('remarks')}
            />
            <Photos photos={photos} onPhotos={setPhotos} onTaking={setTaking} />
            {/* A report that is kept without a photo that is still on its way would lose it. */}
            <Button type="submit" size="large" isBusy={isBusy || isTaking} className="self-start">
              {t(report ? 'rewrite' : 'save')}
            </Button>
          </>
        )}
      </Form>
    </Panel>
  );
}

type Change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;

function Numbers({
  values,
  put,
  errorOf,
}: {
  values: Readonly<Record<Field, string>>;
  put: (field: Field) => Change;
  errorOf: (field: Field) => FieldError | null;
}) {
  const t = useTranslations('orders.report');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t('odometer')}
        name="odometer"
        inputMode="numeric"
        isRequired
        value={values.odometer}
        onChange={put('odometer')}
        error={errorOf('odometer')}
      />
      <TextField
        label={t('keys')}
        name="keyCount"
        inputMode="numeric"
        isRequired
        value={values.keyCount}
        onChange={put('keyCount')}
        error={errorOf('keyCount')}
      />
    </div>
  );
}

function Photos({
  photos,
  onPhotos,
  onTaking,
}: {
  photos: readonly Taken[];
  onPhotos: (change: (before: readonly Taken[]) => readonly Taken[]) => void;
  onTaking: (isTaking: boolean) => void;
}) {
  const t = useTranslations('orders.report');
  const [hasFailed, setFailed] = useState(false);
  const take = async (files: readonly File[]) => {
    setFailed(false);
    onTaking(true);
    for (const file of files) {
      try {
        const taken = await uploadFile('/uploads/photos', file, { onProgress: () => {} });
        onPhotos(before => [...before, taken]);
      } catch {
        setFailed(true);
      }
    }
    onTaking(false);
  };
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
            void take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <FormAlert>{hasFailed ? t('photoRefused') : null}</FormAlert>
    </fieldset>
  );
}
