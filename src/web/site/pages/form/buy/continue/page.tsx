import type { MetaFunction } from 'react-router';
import { MyInquiries } from '#web/features/inquiries/index.ts';
import { localeOfPath, translatorIn } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';

export const meta: MetaFunction = ({ location, matches }) => {
  const locale = localeOfPath(location.pathname);
  const t = translatorIn(locale);
  return pageHead({
    ...{ name: 'form/buy/continue', locale, params: {}, origin: originOf(matches) },
    ...{ title: t('inquiry.buy.continueTitle'), description: t('inquiry.buy.continueText') },
  });
};

export default function ContinuePage() {
  return <MyInquiries />;
}
