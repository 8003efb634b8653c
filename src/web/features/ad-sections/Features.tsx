import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CarRow } from '#shared/fields/index.ts';
import { VinDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Skeleton } from '#web/ui/index.ts';
import { usePersonId, useRequireSession } from '../session/index.ts';
import type { Ad } from './in-words.ts';
import { Rest } from './Rest.tsx';
import { Section, Toggle } from './Section.tsx';

const SHOWN_FIRST = 10;
/** Up to here all rows are shown: a toggle would hide less than it takes up (spec §9). */
const SHOWN_WHOLE_MAX = 11;

const GRID = 'grid sm:grid-cols-2 sm:gap-x-12';

/** The car's data: ten rows at first, all of them where there are at most eleven. */
export function Features({ ad: { rows, uuid } }: { ad: Ad }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = rows.length > SHOWN_WHOLE_MAX;
  const first = isLong ? rows.slice(0, SHOWN_FIRST) : rows;
  return (
    <Section name="features">
      <div>
        <dl className={GRID}>
          <Rows rows={first} uuid={uuid} />
        </dl>
        {isLong && (
          <Rest as="dl" isShown={isWhole} onFound={() => setWhole(true)} className={GRID}>
            <Rows rows={rows.slice(SHOWN_FIRST)} uuid={uuid} />
          </Rest>
        )}
      </div>
      {isLong && <Toggle isWhole={isWhole} onChange={setWhole} />}
    </Section>
  );
}

function Rows({ rows, uuid }: { rows: readonly CarRow[]; uuid: string }) {
  return rows.map(({ name, label, value }) => (
    <div
      key={name}
      data-feature={name}
      className="tabular flex justify-between gap-6 border-line border-b py-3"
    >
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{value ?? <KeptVin uuid={uuid} />}</dd>
    </div>
  ));
}

/** A chassis number shown only to signed-in users; it loads after the page, as the session does. */
function KeptVin({ uuid }: { uuid: string }) {
  const t = useTranslations('ad');
  const requireSession = useRequireSession();
  const isPerson = usePersonId() !== null;
  const [vin, setVin] = useState<string | null>();
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    request(VinDocument, { uuid }).then(
      ({ publicCarAd }) => setVin(publicCarAd?.optionalData.vin ?? null),
      () => setFailed(true),
    );
  }, [uuid]);
  useEffect(() => {
    if (isPerson) read();
    else setVin(undefined);
  }, [isPerson, read]);
  if (isPerson && hasFailed) {
    return (
      <Button look="quiet" className="-my-2.5" onClick={read}>
        {t('readAgain')}
      </Button>
    );
  }
  if (isPerson) return vin === undefined ? <Skeleton className="h-5 w-36" /> : (vin ?? '–');
  return (
    <Button look="quiet" className="-my-2.5" onClick={() => void requireSession(() => {})}>
      {t('signInToSee')}
    </Button>
  );
}
