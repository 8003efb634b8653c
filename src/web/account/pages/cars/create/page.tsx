import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CarSide, SellingWords } from '#web/account/selling/index.ts';
import { UserArea, userAreaMeta } from '#web/features/user-area/index.ts';

export const meta = userAreaMeta('user/cars/create', t => t('account.nav.pages.newCar'));

/** A car that is not public yet; an existing draft is continued. */
export default function CreateCarPage() {
  const t = useTranslations('account.nav.pages');
  const { id = '' } = useParams();
  return (
    <UserArea section="user/cars" title={t('newCar')}>
      <SellingWords key={id}>
        <CarSide uuid={id} />
      </SellingWords>
    </UserArea>
  );
}
