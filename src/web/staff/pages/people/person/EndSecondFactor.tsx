import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EndSecondFactorDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { Button } from '#web/ui/index.ts';

/** For staff who lost telephone, keys and recovery codes. */
export function EndSecondFactor({ id }: { id: string }) {
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
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
