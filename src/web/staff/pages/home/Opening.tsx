import { useRef } from 'react';
import { Link } from 'react-router';
import { useMessages, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { MissingParticularsDocument, type MissingParticularsQuery } from '#web/graphql/documents.gen.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { Card } from '#web/ui/index.ts';

/** Somebody else may fill in what is missing: it is asked for this often while the house is closed. */
const ASK_EVERY_MS = 3_000;

type Missing = NonNullable<MissingParticularsQuery['missingParticulars']>[number];
const isOpen = (data?: MissingParticularsQuery) =>
  data?.missingParticulars?.every(({ keepsClosed }) => !keepsClosed) === true;

/** What the house has to say of itself before it opens, each with the way to its setting; nothing once it is open. */
export function Opening() {
  const t = useTranslations('admin.home.opening');
  const wasClosed = useRef(false);
  const { data } = useQueryOf(
    MissingParticularsDocument,
    {},
    { refetchInterval: ({ state }) => (isOpen(state.data) ? false : ASK_EVERY_MS) },
  );
  const [missing, toHandle] = [true, false].map(closes =>
    (data?.missingParticulars ?? []).filter(({ keepsClosed }) => keepsClosed === closes),
  ) as [Missing[], Missing[]];
  if (missing.length > 0) wasClosed.current = true;
  if (!wasClosed.current) return null;
  if (missing.length === 0) {
    return (
      <p role="status" className="rounded-box bg-good-wash px-5 py-4">
        {t('open')}
      </p>
    );
  }
  return (
    <section aria-labelledby="opening">
      <Card className="flex flex-col gap-4 p-5 sm:p-6">
        <header className="flex flex-col gap-1.5">
          <h2 id="opening" className="display text-22">
            {t('title')}
          </h2>
          <p className="max-w-prose text-14 text-ink-soft">{t('text')}</p>
          <p role="status" className="font-[560] text-14 text-red">
            {t('left', { count: missing.length })}
          </p>
        </header>
        <BySetting missing={missing} />
        {toHandle.length > 0 && (
          <>
            <p className="max-w-prose text-14 text-ink-soft">{t('toHandle')}</p>
            <BySetting missing={toHandle} />
          </>
        )}
      </Card>
    </section>
  );
}

/** Fields by their settings, each with the way there for who may decide. */
function BySetting({ missing }: { missing: readonly Missing[] }) {
  const settings = useTranslations('admin.settings');
  const { fields } = useMessages().admin.settings;
  const mayDecide = useCan('Settings:update');
  return (
    <ul className="grid gap-x-8 gap-y-5 md:grid-cols-3">
      {[...Map.groupBy(missing, ({ setting }) => setting)].map(([setting, parts]) => (
        <li key={setting} className="flex flex-col gap-1">
          <h3 className="font-[560] text-16">
            {mayDecide ? (
              <Link to={`${linkTo('admin/settings', 'fr')}#${setting}`} className="link-line">
                {settings(`names.${setting}`)}
              </Link>
            ) : (
              settings(`names.${setting}`)
            )}
          </h3>
          <ul className="flex flex-col gap-1 text-14 text-ink-soft">
            {parts.map(({ field }) => (
              <li key={field}>{fields[field as 'iban'] ?? field}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
