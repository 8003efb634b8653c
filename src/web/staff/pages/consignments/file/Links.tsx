import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { ConsignmentWholeFragment } from '#web/graphql/documents.gen.ts';
import { usePermissions } from '#web/staff/frame/index.ts';

/** The pages of what the file is made of, as far as whoever reads it may open them. */
export function Links({ file }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments.links');
  const permissions = usePermissions();
  return (
    <ul className="flex flex-wrap gap-x-5 text-14 empty:hidden">
      {linksOf(file)
        .filter(({ path, permission }) => path && permissions.includes(permission))
        .map(({ word, path }) => (
          <li key={word}>
            <Link
              to={path ?? ''}
              className="inline-flex min-h-9 items-center text-link underline underline-offset-4"
            >
              {t(word)}
            </Link>
          </li>
        ))}
    </ul>
  );
}

type LinkOf = {
  readonly word: 'lead' | 'person' | 'ad' | 'auction' | 'order';
  readonly permission: string;
  readonly path: string | null;
};

const linksOf = (file: ConsignmentWholeFragment): LinkOf[] => {
  const { leadId, sellerId, sellerName, adUuid, orderId, hasAuction } = file;
  return [
    {
      ...{ word: 'lead', permission: 'Leads:read' },
      path: leadId && linkTo('admin/leads', 'fr', {}, { text: sellerName ?? '' }),
    },
    {
      ...{ word: 'person', permission: 'Users:update' },
      path: sellerId && linkTo('admin/people/person', 'fr', { id: sellerId }),
    },
    {
      ...{ word: 'ad', permission: 'Ads:update' },
      path: adUuid && linkTo('admin/ads/edit', 'fr', { uuid: adUuid }),
    },
    {
      ...{ word: 'auction', permission: 'Auctions:update' },
      path: (hasAuction || null) && adUuid && linkTo('admin/auctions/live', 'fr', { uuid: adUuid }),
    },
    {
      ...{ word: 'order', permission: 'Orders:update' },
      path: orderId && linkTo('admin/orders/order', 'fr', { id: orderId }),
    },
  ];
};
