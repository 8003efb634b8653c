import { MyInquiries } from '#web/features/inquiries/index.ts';
import { plainMeta } from '#web/page-head.ts';

export const meta = plainMeta('form/buy/continue', t => ({
  title: t('inquiry.buy.continueTitle'),
  description: t('inquiry.buy.continueText'),
}));

export default function ContinuePage() {
  return <MyInquiries />;
}
