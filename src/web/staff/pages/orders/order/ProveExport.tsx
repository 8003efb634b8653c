import { useTranslations } from 'use-intl';
import { EXPORT_PROOF_FIELDS } from '#shared/fields/index.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { ExportStanding } from '#web/features/orders/index.ts';
import { FileField, sendPaper } from '#web/features/uploads/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { ProveExportDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';
import { TextField } from '#web/ui/index.ts';
import type { StaffOrder } from './staff-order.ts';

/** How it stands that a car leaves the Union, and the way to enter customs' certificate. */
export function ExportProof({ order: { id, exportProof } }: { order: StaffOrder }) {
  const t = useTranslations('orders.export');
  const staff = useTranslations('admin.orders.export');
  if (!exportProof) return null;
  const { state } = exportProof;
  return (
    <Panel title={t('title')}>
      <ExportStanding proof={exportProof} />
      {(state === 'WAITING' || state === 'LATE') && (
        <div>
          <DialogButton
            right="Orders:update"
            label={staff('open')}
            dialog={onClose => <Certificate id={id} onClose={onClose} />}
          />
        </div>
      )}
    </Panel>
  );
}

type Typed = { mrn: string; leftOn: string; fileId: string; file: File | null };

function Certificate({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('admin.orders.export');
  const form = useForm<Typed, unknown>(
    { mrn: '', leftOn: '', fileId: '', file: null },
    async ({ file, ...typed }) => {
      // What else is wrong is said before the file is sent.
      const given = checkedFields(EXPORT_PROOF_FIELDS, { ...typed, fileId: file === null ? '' : 'x' });
      const refused = 'admin.orders.export.refused';
      const fileId = file === null ? '' : await sendPaper('/uploads/certificates', file, refused);
      return request(ProveExportDocument, { id, data: { ...given, fileId } });
    },
    onClose,
  );
  const words = { title: t('open'), text: t('text'), sendLabel: t('open') };
  return (
    <StaffDialog name="prove-export" {...words} {...{ form, onClose }}>
      <TextField label={t('mrn')} isRequired autoComplete="off" {...form.field('mrn')} />
      <TextField type="date" label={t('leftOn')} isRequired {...form.field('leftOn')} />
      <FileField
        label={t('file')}
        name="certificate"
        accept="application/pdf"
        error={form.errorOf('fileId')}
        onFile={file => form.put({ file })}
      />
    </StaffDialog>
  );
}
