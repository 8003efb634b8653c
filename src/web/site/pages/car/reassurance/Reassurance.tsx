import { useTranslations } from 'use-intl';
import { LocaleLink } from '#web/i18n/index.ts';
import { Card, Icon, Slider } from '#web/ui/index.ts';
import { type HousePromise, promisesOf } from './promises.ts';

type Props = {
  hasWarranty: boolean;
  isDeliveredAbroad: boolean;
  /** Whether the link to the warranty's page leads to its part on auctions (spec §2.1). */
  isAuction: boolean;
};

/** One slide, two from 600 pixels on, three from 800 on (spec §9). */
const NARROW = 'w-full min-[600px]:w-[calc((100%-1.5rem)/2)] min-[800px]:w-[calc((100%-3rem)/3)]';
/** Then four, or two if a card is missing. */
const ALL = `${NARROW} min-[1024px]:w-[calc((100%-4.5rem)/4)]`;
const SOME = `${NARROW} min-[1024px]:w-[calc((100%-1.5rem)/2)]`;

/** The promises: warranty and delivery if the car has them; payment and paperwork always. */
export function Reassurance(props: Props) {
  const t = useTranslations();
  const promises = promisesOf(props);
  return (
    <div data-section="reassurance" id="reassurance">
      <Slider
        heading={<h2 className="display text-28">{t('promises.heading')}</h2>}
        label={t('promises.heading')}
        previous={t('ad.previousCards')}
        next={t('ad.nextCards')}
        slideWidth={props.hasWarranty && props.isDeliveredAbroad ? ALL : SOME}
      >
        {promises.map(promise => (
          <PromiseCard key={promise.word} promise={promise} />
        ))}
      </Slider>
    </div>
  );
}

function PromiseCard({ promise }: { promise: HousePromise }) {
  const t = useTranslations('promises');
  const { word, icon, to, hash } = promise;
  return (
    <Card data-reassurance={word} className="flex h-full flex-col gap-2 p-6">
      <Icon name={icon} className="size-7 text-brass-ink" />
      <h3 className="mt-1 font-[560] text-18">{t(`${word}.title`)}</h3>
      <p className="text-14 text-ink-soft">{t(`${word}.text`)}</p>
      <LocaleLink
        to={to}
        {...(hash ? { hash } : {})}
        aria-label={`${t('more')} : ${t(`${word}.title`)}`}
        className="link-line mt-auto self-start text-14"
      >
        {t('more')}
      </LocaleLink>
    </Card>
  );
}
