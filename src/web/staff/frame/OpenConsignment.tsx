import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Action } from '#web/features/user-area/index.ts';
import { OpenConsignmentDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import type { Button } from '#web/ui/index.ts';
import { useCan } from './sections.ts';

type Props = { readonly look?: Parameters<typeof Button>[0]['look'] } & (
  | { readonly leadId: string }
  | { readonly adUuid: string }
);

/** Opens the consignment file of a lead or of an ad that the house handles, creating it if needed. */
export function OpenConsignment({ look = 'secondary', ...of }: Props) {
  const t = useTranslations('admin.consignments');
  const navigate = useNavigate();
  if (!useCan('Leads:read')) return null;
  const open = async () => {
    const { openConsignment } = await request(OpenConsignmentDocument, { leadId: null, adUuid: null, ...of });
    await navigate(linkTo('admin/consignments/file', 'fr', { id: openConsignment.id }));
  };
  return (
    <Action look={look} onAct={open}>
      {t('open')}
    </Action>
  );
}
