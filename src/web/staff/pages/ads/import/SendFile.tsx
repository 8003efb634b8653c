import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { UploadError, useUploadText } from '#web/features/uploads/index.ts';
import type { FileImportKind } from '#web/graphql/documents.gen.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { Button, Card, CONTROL_CLASSES, Form, FormAlert, SelectField } from '#web/ui/index.ts';
import type { ImportWork } from './use-import.ts';

const BYTES_MAX = 100 * 1024 * 1024;

type Refusal = {
  readonly reason: UploadError['reason'] | 'tooLarge';
  readonly code: string | null;
  readonly line: number;
};

/** The file itself, and what it brings. */
export function SendFile({ send }: Pick<ImportWork, 'send'>) {
  const t = useTranslations('admin.importing');
  const textOf = useUploadText();
  const bringsAds = useCan('Ads:create');
  const kinds = [
    ...(bringsAds ? (['ADS'] as const) : []),
    ...(useCan('Auctions:update') ? (['RESULTS'] as const) : []),
  ];
  const [kind, setKind] = useState<FileImportKind>(kinds[0] ?? 'ADS');
  const [given, setGiven] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const onSend = async () => {
    if (!given) return;
    setRefusal(null);
    if (given.size > BYTES_MAX) return setRefusal({ reason: 'tooLarge', code: null, line: 1 });
    try {
      await send(given, kind, setShare);
    } catch (error) {
      const { reason, code, line } = error instanceof UploadError ? error : new UploadError('failed');
      setRefusal({ reason: code === 'TooLarge' ? 'tooLarge' : reason, code, line: line ?? 1 });
    }
  };
  const say = ({ reason, code, line }: Refusal) =>
    textOf(code) ??
    (reason === 'refused'
      ? t('noTable', { line: formatNumber(line) })
      : t(reason === 'tooLarge' ? reason : 'failed'));
  return (
    <Card className="p-5 sm:p-7">
      <Form onSend={onSend} className="flex max-w-prose flex-col gap-5">
        {isBusy => (
          <>
            {kinds.length > 1 && (
              <SelectField
                label={t('kind')}
                name="kind"
                isRequired
                value={kind}
                onChange={event => setKind(event.target.value as FileImportKind)}
              >
                {kinds.map(each => (
                  <option key={each} value={each}>
                    {t(`kinds.${each}`)}
                  </option>
                ))}
              </SelectField>
            )}
            <label className="flex flex-col gap-1.5 font-[520] text-14">
              {t('file')}
              <input
                type="file"
                name="file"
                accept=".csv,.tsv,.txt,.json,.xlsx"
                onChange={event => {
                  setGiven(event.target.files?.[0] ?? null);
                  setRefusal(null);
                }}
                className={CONTROL_CLASSES}
              />
              <span className="font-normal text-ink-soft">{t('hint')}</span>
            </label>
            {refusal && <FormAlert>{say(refusal)}</FormAlert>}
            {isBusy && (
              <div role="status" className="flex flex-col gap-1.5 text-14">
                {t('sending')}
                <progress value={share} aria-label={t('sending')} className="h-2 w-full accent-green" />
              </div>
            )}
            <Button type="submit" isBusy={isBusy} disabled={!given} className="self-start">
              {t('send')}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}
