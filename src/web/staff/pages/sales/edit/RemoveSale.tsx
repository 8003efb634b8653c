import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useForm } from '#web/features/form/index.ts';
import { RemoveSaleDocument, type SaleSheetFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';

type Sale = Pick<SaleSheetFragment, 'id' | 'version' | 'isRemovable'>;

/** Throws a draft away, which was never scheduled or whose lots were all called off. */
export function RemoveSale({ sale }: { sale: Sale }) {
  const t = useTranslations('admin.sales.edit.removal');
  if (!sale.isRemovable) return null;
  return (
    <DialogButton
      look="danger"
      label={t('label')}
      dialog={close => <RemoveDialog sale={sale} onClose={close} />}
    />
  );
}

function RemoveDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const t = useTranslations('admin.sales.edit.removal');
  const go = useNavigate();
  // What was read when it was opened: nobody throws away what they have not seen.
  const [{ id, version }] = useState(sale);
  const form = useForm(
    {},
    () => request(RemoveSaleDocument, { id, version }),
    () => {
      onClose();
      return go(linkTo('admin/sales', 'fr'));
    },
  );
  const words = { title: t('title'), text: t('text'), sendLabel: t('send') };
  return <StaffDialog name="remove-sale" look="danger" {...words} form={form} onClose={onClose} />;
}
