import { useEffect, useState } from 'react';
import { linkTo } from '#shared/paths/links.ts';
import { MyOrderOfDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';

/** Where whoever won signs for the car, once that is known; null while there is nothing to sign. */
export function useOrderPath(uuid: string, isWinner: boolean): string | null {
  const locale = useLocale();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    if (!isWinner) return setId(null);
    request(MyOrderOfDocument, {}).then(
      ({ myOrders }) =>
        setId(myOrders.find(({ ad, task }) => ad?.uuid === uuid && task === 'SIGN_CONTRACT')?.id ?? null),
      () => {},
    );
  }, [uuid, isWinner]);
  return id === null ? null : linkTo('orders/sign', locale, { id });
}
