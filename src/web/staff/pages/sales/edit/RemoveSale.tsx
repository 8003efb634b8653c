import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { RemoveSaleDocument, type SaleSheetFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ConfirmButton } from '#web/staff/forms/index.ts';

type Sale = Pick<SaleSheetFragment, 'id' | 'version' | 'isRemovable'>;

/** Throws a draft away, which was never scheduled or whose lots were all called off. */
export function RemoveSale({ sale: { id, version, isRemovable } }: { sale: Sale }) {
  const t = useTranslations('admin.sales.edit.removal');
  const go = useNavigate();
  if (!isRemovable) return null;
  return (
    <ConfirmButton
      {...{ look: 'danger', name: 'remove-sale', label: t('label'), title: t('title'), text: t('text') }}
      sendLabel={t('send')}
      act={() => request(RemoveSaleDocument, { id, version })}
      onDone={() => go(linkTo('admin/sales', 'fr'))}
    />
  );
}
