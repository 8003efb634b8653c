import { useTranslations } from 'use-intl';
import { MyCarList, SellingWords, TraderNotice } from '#web/account/selling/index.ts';
import { UserArea, userAreaMeta } from '#web/features/user-area/index.ts';

export const meta = userAreaMeta('user/cars', t => t('account.nav.pages.cars'));

/** The user's cars, from the draft to the sale. */
export default function MyCarsPage() {
  const t = useTranslations('account.nav.pages');
  return (
    <UserArea section="user/cars" title={t('cars')}>
      <SellingWords>
        <TraderNotice />
        <MyCarList />
      </SellingWords>
    </UserArea>
  );
}
