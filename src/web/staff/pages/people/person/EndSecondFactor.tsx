import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { EndSecondFactorDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';

/** For staff who lost telephone, keys and recovery codes. */
export function EndSecondFactor({ id }: { id: string }) {
  const t = useTranslations('admin.people.detail');
  return (
    <DialogButton
      look="quiet"
      label={t('endSecondFactor')}
      dialog={close => <EndDialog id={id} onClose={close} />}
    />
  );
}

function EndDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('admin.people.detail');
  const form = useForm({}, () => request(EndSecondFactorDocument, { id }), onClose);
  const title = t('endSecondFactor');
  const words = { title, text: t('endSecondFactorText'), sendLabel: t('endSecondFactorConfirm') };
  return <StaffDialog name="end-second-factor" {...words} form={form} onClose={onClose} />;
}
