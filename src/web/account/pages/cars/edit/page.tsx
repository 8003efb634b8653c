import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CarSide, SellingWords } from '#web/account/selling/index.ts';
import { UserArea, userAreaMeta } from '#web/features/user-area/index.ts';

export const meta = userAreaMeta('user/cars/edit', t => t('account.nav.pages.editedCar'));

/** One of the user's cars: its state, its sale, and the editor. */
export default function EditCarPage() {
  const t = useTranslations('account.nav.pages');
  const { id = '' } = useParams();
  return (
    <UserArea section="user/cars" title={t('editedCar')}>
      <SellingWords key={id}>
        <CarSide uuid={id} />
      </SellingWords>
    </UserArea>
  );
}
