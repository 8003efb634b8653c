import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { READS_ACCOUNTS } from '#shared/paths/staff-rights.ts';
import { textIn } from '#shared/words/locale.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { FindAnythingDocument, type FindAnythingQuery } from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';
import { joined } from './cells.tsx';
import { usePermissions } from './staff.ts';

/** What was found: what it is and what it is called, and where it stands. */
export type Found = { readonly id: string; readonly text: string; readonly path: string };

/** A pause after which what was typed is asked, and how much of it there must be. */
const PAUSE_MS = 250;
const LENGTH_MIN = 2;

/** What was typed, as soon as nobody types any more. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Lots, orders, people, cars, auctions, consignments and leads by any of their numbers and names, each as its own list
 * finds it and for those who may open that list.
 */
export function useFound(typed: string): readonly Found[] {
  const permissions = usePermissions();
  const text = typed.trim();
  const isSettled = useSettled(text) === text;
  const sees = (permission: string) => permissions.includes(permission);
  const asked = {
    ...{ text, seesAds: sees('Ads:update'), seesAuctions: sees('Auctions:update') },
    ...{
      seesOrders: READS_ACCOUNTS.some(sees),
      seesPeople: sees('Users:update'),
      seesLeads: sees('Leads:read'),
    },
  };
  const isAsked = isSettled && text.length >= LENGTH_MIN && permissions.length > 0;
  const { data } = useQueryOf(FindAnythingDocument, asked, { enabled: isAsked });
  const wordsOf = useWords();
  return isAsked && data ? wordsOf(data) : [];
}

function useWords(): (found: FindAnythingQuery) => readonly Found[] {
  const t = useTranslations('admin.frame.found');
  const locale = useLocale();
  return ({ lotsByNumber, orders, people, staffCarAds, auctionBoard, consignments, leads }) => [
    ...(lotsByNumber ?? []).map(({ number, adUuid, adTitle, saleId, saleTitle, hasAuction }) => ({
      id: `lot-${saleId}-${adUuid}`,
      text: t('lot', { name: joined(number, adTitle, textIn(saleTitle, locale)) }),
      path: hasAuction
        ? linkTo('admin/auctions/live', 'fr', { uuid: adUuid })
        : linkTo('admin/sales/edit', 'fr', { id: saleId }),
    })),
    ...(orders?.orders ?? []).map(({ id, reference, buyer }) => ({
      id: `order-${id}`,
      text: t('order', { name: joined(reference, buyer?.name) }),
      path: linkTo('admin/orders/order', 'fr', { id }),
    })),
    ...(people?.people ?? []).map(({ id, firstName, lastName, email, pseudo }) => ({
      id: `person-${id}`,
      text: t('person', { name: joined(`${firstName} ${lastName}`.trim(), email, pseudo) }),
      path: linkTo('admin/people/person', 'fr', { id }),
    })),
    ...(staffCarAds?.ads ?? []).map(({ uuid, brand, model, year, ownerName }) => ({
      id: `ad-${uuid}`,
      text: t('ad', { name: joined([brand, model, year].filter(Boolean).join(' '), ownerName) }),
      path: linkTo('admin/ads/edit', 'fr', { uuid }),
    })),
    ...(auctionBoard?.auctions ?? []).map(({ id, adUuid, adTitle }) => ({
      id: `auction-${id}`,
      text: t('auction', { name: adTitle }),
      path: linkTo('admin/auctions/live', 'fr', { uuid: adUuid }),
    })),
    ...(consignments?.consignments ?? []).map(({ id, reference, title }) => ({
      id: `consignment-${id}`,
      text: t('consignment', { name: joined(reference, title) }),
      path: linkTo('admin/consignments/file', 'fr', { id }),
    })),
    ...(leads?.leads ?? []).map(({ id, name }) => ({
      id: `lead-${id}`,
      text: t('lead', { name }),
      path: linkTo('admin/leads', 'fr', {}, { text: name }),
    })),
  ];
}
