import { useTranslations } from 'use-intl';
import { EXPORT_PROOF_FIELDS } from '#shared/fields/index.ts';
import { checkedFields } from '#web/features/form/index.ts';
import { Export, exportPaper } from '#web/features/orders/index.ts';
import { FileField, sendPaper } from '#web/features/uploads/index.ts';
import {
  type CarPaperLineFragment,
  DecideCarPaperDocument,
  ProveExportDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { FormButton, ReasonButton } from '#web/staff/forms/index.ts';
import { TextField } from '#web/ui/index.ts';
import type { StaffOrder } from './staff-order.ts';

/** How it stands that a car leaves the Union, and what staff say of customs' certificate. */
export function ExportProof({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.export');
  const papers = useTranslations('admin.orders.carPapers');
  const { id, exportProof, carPapers } = order;
  const isDue = exportProof?.state === 'WAITING' || exportProof?.state === 'LATE';
  const paper = exportPaper(carPapers);
  const handedIn = paper?.state === 'RECEIVED' ? paper : null;
  const paperId = handedIn?.id;
  return (
    <Export order={order}>
      {isDue && (
        <div className="flex flex-wrap gap-3">
          <Certificate id={id} handedIn={handedIn} />
          {paperId && (
            <ReasonButton
              label={papers('refuse')}
              name="refuse-paper"
              text={t('refuseText')}
              act={refusal => request(DecideCarPaperDocument, { id, paperId, refusal })}
            />
          )}
        </div>
      )}
    </Export>
  );
}

type Typed = { mrn: string; leftOn: string; fileId: string; file: File | null };

function Certificate({ id, handedIn }: { id: string; handedIn: CarPaperLineFragment | null }) {
  const t = useTranslations('admin.orders.export');
  return (
    <FormButton
      {...{ right: 'Orders:update', name: 'prove-export', label: t('open'), text: t('text') }}
      first={(): Typed => ({ mrn: '', leftOn: '', fileId: handedIn?.fileId ?? '', file: null })}
      act={async ({ file, ...typed }) => {
        // What else is wrong is said before the file is sent.
        const given = checkedFields(EXPORT_PROOF_FIELDS, {
          ...typed,
          fileId: file === null ? typed.fileId : 'x',
        });
        const refused = 'orders.carPapers.refusedFile';
        const fileId = file === null ? given.fileId : await sendPaper('/uploads/order-papers', file, refused);
        return request(ProveExportDocument, { id, data: { ...given, fileId } });
      }}
    >
      {({ field, errorOf, put }) => (
        <>
          <TextField label={t('mrn')} isRequired autoComplete="off" {...field('mrn')} />
          <TextField type="date" label={t('leftOn')} isRequired {...field('leftOn')} />
          {handedIn === null && (
            <FileField
              label={t('file')}
              name="certificate"
              accept="application/pdf,image/*"
              error={errorOf('fileId')}
              onFile={file => put({ file })}
            />
          )}
        </>
      )}
    </FormButton>
  );
}
