import { WaysToBuy } from '#web/features/inquiries/index.ts';
import { plainMeta } from '#web/page-head.ts';

export const meta = plainMeta('form/buy/new', t => ({
  title: t('inquiry.buy.title'),
  description: t('inquiry.buy.text'),
}));

export default function BuyStartPage() {
  return <WaysToBuy />;
}
