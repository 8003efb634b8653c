import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StaffDialog } from '../../../../features/staff-forms/index.ts';
import { EndSecondFactorDocument } from '../../../../graphql/documents.gen.ts';
import { request } from '../../../../graphql/index.ts';
import { Button } from '../../../../ui/index.ts';

/** For staff who lost telephone, keys and recovery codes. */
export function EndSecondFactor({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations('admin.people.detail');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('endSecondFactor')}
      </Button>
      {isOpen && (
        <StaffDialog
          name="end-second-factor"
          title={t('endSecondFactor')}
          text={t('endSecondFactorText')}
          sendLabel={t('endSecondFactorConfirm')}
          act={() => request(EndSecondFactorDocument, { id })}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
