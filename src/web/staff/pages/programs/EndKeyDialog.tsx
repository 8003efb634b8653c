import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import {
  EndHouseApiKeyDocument,
  EndPersonApiKeyDocument,
  type StaffApiKeysQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';

type Line = StaffApiKeysQuery['apiKeys']['keys'][number];

/** Asks before a key is ended, which nobody takes back. */
export function EndKeyDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const t = useTranslations('admin.programs.keys');
  const { ownerId: personId, key } = line;
  const end = (): Promise<unknown> =>
    personId === null
      ? request(EndHouseApiKeyDocument, { id: key.id })
      : request(EndPersonApiKeyDocument, { personId, id: key.id });
  const form = useForm({}, end, onClose);
  const words = { title: t('endTitle', { name: key.name }), text: t('endText'), sendLabel: t('end') };
  return <StaffDialog name="end-key" look="danger" {...words} form={form} onClose={onClose} />;
}
