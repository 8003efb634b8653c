import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUploadText } from '#web/features/uploads/index.ts';
import type { FileImportKind } from '#web/graphql/documents.gen.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { Card, optionsOf, SelectField } from '#web/ui/index.ts';
import { FileForm, type Refusal } from './FileForm.tsx';
import type { ImportWork } from './use-import.ts';

const BYTES_MAX = 100 * 1024 * 1024;

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
  const say = ({ isRefused, code, line }: Refusal) => {
    if (code === 'TooLarge') return t('tooLarge');
    return textOf(code) ?? (isRefused ? t('noTable', { line: formatNumber(line) }) : t('failed'));
  };
  const words = { label: t('file'), hint: t('hint'), sending: t('sending'), send: t('send') };
  return (
    <Card className="p-5 sm:p-7">
      <FileForm
        {...{ name: 'file', accept: '.csv,.tsv,.txt,.json,.xlsx', bytesMax: BYTES_MAX, words, say }}
        send={(file, onProgress) => send(file, kind, onProgress)}
      >
        {kinds.length > 1 && (
          <SelectField
            label={t('kind')}
            name="kind"
            isRequired
            value={kind}
            onChange={event => setKind(event.target.value as FileImportKind)}
            options={optionsOf(kinds, each => t(`kinds.${each}`))}
          />
        )}
      </FileForm>
    </Card>
  );
}
