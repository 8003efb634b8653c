import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { StaffAdsQuery } from '#web/graphql/documents.gen.ts';
import { formatEuros } from '#web/i18n/index.ts';

type Props = { ad: StaffAdsQuery['staffCarAds']['ads'][number] };

export function Price({ ad: { price, isPriceHidden } }: Props) {
  const t = useTranslations('admin.ads');
  return (
    <span className="whitespace-nowrap">
      {price === null ? '–' : formatEuros(price)}
      {isPriceHidden && <span className="block text-12 text-ink-soft">{t('hiddenPrice')}</span>}
    </span>
  );
}

export function Car({ ad: { uuid, brand, model, version, photo } }: Props) {
  return (
    <Link to={linkTo('admin/ads/edit', 'fr', { uuid })} className="group flex items-center gap-3">
      {photo ? (
        <img
          src={photo.url}
          srcSet={photo.srcSet}
          sizes="64px"
          width={64}
          height={44}
          loading="lazy"
          alt=""
          className="h-11 w-16 shrink-0 rounded-[6px] bg-wash object-cover"
        />
      ) : (
        <span className="h-11 w-16 shrink-0 rounded-[6px] bg-wash" />
      )}
      <span className="min-w-0">
        <span className="block font-[560] group-hover:underline">
          {brand} {model}
        </span>
        {version && <span className="block text-12 text-ink-soft">{version}</span>}
      </span>
    </Link>
  );
}

export function Owner({ ad: { ownerId, ownerName } }: Props) {
  if (ownerId === null) return '–';
  return (
    <Link
      to={linkTo('admin/ads', 'fr', {}, { owner: ownerId })}
      className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
    >
      {ownerName}
    </Link>
  );
}
