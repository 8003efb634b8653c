import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CAR } from '#shared/fields/car.ts';
import { languageOf } from '#shared/words/locale.ts';
import { AdPreview } from '#web/features/ad-preview/index.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { useCarUploads, useUnsent } from '#web/features/car-editor/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  MyCarDisclaimerDocument,
  type MyCarWholeFragment,
  SubmitMyCarDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatEuros, useLocale } from '#web/i18n/index.ts';
import { Button, Icon } from '#web/ui/index.ts';
import { wayTo } from './steps.ts';
import type { MyCarEditor } from './use-my-car.ts';

/** What is missing, the button to submit, and the preview of the ad. */
export function PreviewStep({ mine }: { mine: MyCarEditor }) {
  const t = useTranslations('selling.submit');
  const { car } = mine;
  return (
    <div className="flex flex-col gap-10">
      {car.missing.length > 0 ? (
        <Missing car={car} />
      ) : car.isPublic && !car.hasChanges ? (
        <p className="rounded-box bg-wash p-6">{t('nothing')}</p>
      ) : (
        <Ready mine={mine} />
      )}
      <section aria-labelledby="as-public" className="flex flex-col gap-6">
        <h3 id="as-public" className="overline-label text-ink-soft">
          {t('asPublic')}
        </h3>
        <AsPublic car={car} />
      </section>
    </div>
  );
}

function Missing({ car }: { car: MyCarWholeFragment }) {
  const t = useTranslations('selling');
  const words = useTranslations('carEditor.fields');
  const list = useRef<HTMLUListElement>(null);
  // A history that is too short is not missing: it must be longer.
  const nameOf = (field: string) =>
    field === 'history' && Object.values(car.values.history ?? {}).some(Boolean)
      ? t('submit.longer', { field: words('history'), least: String(CAR.history.least) })
      : words(field as 'year');
  return (
    <section aria-labelledby="missing" className="flex flex-col gap-3 rounded-box bg-brass-wash p-6">
      <h3 id="missing" className="font-[560]">
        {t('submit.missing')}
      </h3>
      <ul ref={list} id="missing-list" className="flex flex-wrap gap-x-2 gap-y-1">
        {car.missing.map(field => (
          <li key={field} data-missing={field}>
            <Link
              to={wayTo(field)}
              preventScrollReset
              className="inline-flex min-h-11 items-center gap-1.5 rounded-pill bg-surface px-4 text-14 underline-offset-4 hover:underline"
            >
              {nameOf(field)}
              <Icon name="arrowRight" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
      {/* It stays focusable, so that its reason is read out; a click leads to the first missing field. */}
      <Button
        size="large"
        aria-disabled
        aria-describedby="missing missing-list"
        className="mt-2 cursor-not-allowed self-start"
        onClick={() => list.current?.querySelector('a')?.focus({ focusVisible: true })}
      >
        {t(car.isPublic ? 'submit.sendChanges' : 'submit.send')}
      </Button>
    </section>
  );
}

function Ready({ mine: { car, draft, act } }: { mine: MyCarEditor }) {
  const t = useTranslations('selling.submit');
  const uploads = useTranslations('uploads');
  const { changes } = useCarUploads();
  const unsent = useUnsent();
  const submit = async () => {
    // Refused fields are listed above the steps.
    if (!(await changes.flush()) || !(await draft.flush())) return scrollTo({ top: 0 });
    const { uuid } = car;
    // The flush may have saved: the draft has the newest version.
    const asked = { uuid, version: draft.snapshot().revision };
    await act(request(SubmitMyCarDocument, asked).then(({ submitMyCar }) => submitMyCar));
    scrollTo({ top: 0 });
  };
  return (
    <section className="flex flex-col items-start gap-3 rounded-box bg-good-wash p-6">
      <h3 className="display text-22">{t('ready')}</h3>
      <p className="max-w-prose">{t('readyText')}</p>
      {unsent.length > 0 ? (
        <p role="status">{uploads('unsent', { files: unsent.join(', ') })}</p>
      ) : (
        <Action look="primary" size="large" onAct={submit}>
          {t(car.isPublic ? 'sendChanges' : 'send')}
        </Action>
      )}
    </section>
  );
}

type AsPublicProps = { car: MyCarWholeFragment; isToCome?: boolean };

/** The preview of the ad, as visitors will see it; without `isToCome` in its current state. */
export function AsPublic({ car, isToCome = true }: AsPublicProps) {
  const t = useTranslations('selling.submit');
  const { ad } = car;
  const { price } = car.values;
  const disclaimer = useDisclaimer(car.uuid);
  const isUntold = price === null || ad.isPriceHidden;
  const words = car.wish.kind === 'AUCTION' ? t('asAuction') : isUntold ? t('noPrice') : formatEuros(price);
  const shown = <p className="tabular text-18">{words}</p>;
  return <AdPreview ad={{ ...ad, disclaimer }} price={shown} isToCome={isToCome} />;
}

/** Returns the house's disclaimer under the description; null until it is loaded, or if there is none. */
function useDisclaimer(uuid: string): string | null {
  const locale = languageOf(useLocale());
  // A preview works without it; the public page always has it.
  return useQueryOf(MyCarDisclaimerDocument, { uuid, locale }).data?.myCar?.ad.disclaimer ?? null;
}
