import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { VinDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Skeleton } from '#web/ui/index.ts';
import { usePersonId, useRequireSession } from '../session/index.ts';

/** A chassis number that is told to those who are signed in; it arrives after the page, as they do. */
export function KeptVin({ uuid }: { uuid: string }) {
  const t = useTranslations('ad');
  const requireSession = useRequireSession();
  const isPerson = usePersonId() !== null;
  const [vin, setVin] = useState<string | null>();
  useEffect(() => {
    if (!isPerson) return setVin(undefined);
    request(VinDocument, { uuid }).then(
      ({ publicCarAd }) => setVin(publicCarAd?.optionalData.vin ?? null),
      () => {},
    );
  }, [isPerson, uuid]);
  if (isPerson) return vin === undefined ? <Skeleton className="h-5 w-36" /> : (vin ?? '–');
  return (
    <Button look="quiet" className="-my-2.5" onClick={() => void requireSession(() => {})}>
      {t('signInToSee')}
    </Button>
  );
}
