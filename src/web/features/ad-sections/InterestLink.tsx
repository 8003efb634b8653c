import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { hasPage } from '../../route-table.ts';
import { type ButtonLook, type ButtonSize, LinkButton } from '../../ui/index.ts';
import type { Ad } from './Section.tsx';

type Props = {
  ad: Pick<Ad, 'uuid' | 'sold'>;
  /** For those who came too late: the words of a search for one like it. */
  isSimilar?: boolean;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
};

/** Whether the house has a form for those who want this car, or one like it. */
export const hasInterestForm = (): boolean => hasPage('car/contact');

/** To the form about this car: one wants it, or it is sold and the house finds another in 72 hours. */
export function InterestLink({ ad, isSimilar = false, ...rest }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const elsewhere = ad.sold ? linkTo('search', locale) : '#contact';
  return (
    <LinkButton
      data-action={ad.sold ? 'find-in-72h' : isSimilar ? 'search-similar' : 'interested'}
      to={hasInterestForm() ? linkTo('car/contact', locale, {}, { uuid: ad.uuid }) : elsewhere}
      {...rest}
    >
      {ad.sold ? t('ad.findIn72h') : t(isSimilar ? 'bidding.searchSimilar' : 'ad.interested')}
    </LinkButton>
  );
}
