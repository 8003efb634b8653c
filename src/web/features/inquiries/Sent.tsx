import { linkTo } from '#shared/paths/links.ts';
import { type InquiryMessages, useLocale } from '#web/i18n/index.ts';
import { Icon, LinkButton } from '#web/ui/index.ts';
import type { InquiryForm } from './draft.ts';

/** What follows once a wish is on its way. */
export function Sent({ words, form }: { words: InquiryMessages; form: InquiryForm }) {
  const locale = useLocale();
  const { common, within } = words;
  const { makesAd } = form;
  const answer = within[String(form.dueInHours) as keyof typeof within];
  return (
    <div role="status" className="flex flex-col items-start gap-4 rounded-box bg-wash p-6 sm:p-8">
      <Icon name="check" className="size-10 text-good" />
      <h2 className="display text-28">{common.sentTitle}</h2>
      <p className="max-w-prose text-ink-soft">
        {makesAd ? common.sentAd : common.sentText.replace('{within}', answer)}
      </p>
      <div className="flex flex-wrap gap-3">
        {makesAd && <LinkButton to={linkTo('user/cars', locale)}>{common.toMyCars}</LinkButton>}
        <LinkButton look={makesAd ? 'secondary' : 'primary'} to={linkTo('search', locale)}>
          {common.toCars}
        </LinkButton>
      </div>
    </div>
  );
}
