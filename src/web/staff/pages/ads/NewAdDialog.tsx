import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CAR_CODES, type CarType } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { CreateCarAdDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Dialog, Form, optionsOf, SelectField, TextField } from '#web/ui/index.ts';

const EMPTY = { brand: '', model: '', carType: 'CLASSIC' as CarType };

/** What an ad cannot be without; the editor opens on the rest. */
export function NewAdDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.ads');
  const navigate = useNavigate();
  const { fail } = useToasts();
  const create = async (typed: typeof EMPTY) => {
    const empty = (['brand', 'model'] as const).filter(name => typed[name].trim() === '');
    if (empty.length > 0) {
      throw new WrongFields(
        Object.fromEntries(empty.map(name => [name, 'admin.ads.newAd.required'] as const)),
      );
    }
    const { createCarAd } = await request(CreateCarAdDocument, { data: typed });
    await navigate(linkTo('admin/ads/edit', 'fr', { uuid: createCarAd.uuid }));
  };
  const form = useForm(EMPTY, create, undefined, { onRefused: fail });

  return (
    <Dialog name="new-ad" title={t('newAd.title')} isOpen onClose={onClose}>
      <Form onSend={form.send} className="flex flex-col gap-5">
        <p className="text-14 text-ink-soft">{t('newAd.text')}</p>
        <TextField label={t('newAd.brand')} isRequired {...form.field('brand')} />
        <TextField label={t('newAd.model')} isRequired {...form.field('model')} />
        <SelectField
          label={t('newAd.carType')}
          isRequired
          {...form.field('carType')}
          options={optionsOf(CAR_CODES.carType, type => t(`carTypes.${type}`))}
        />
        <Button type="submit" className="self-start">
          {t('newAd.create')}
        </Button>
      </Form>
    </Dialog>
  );
}
