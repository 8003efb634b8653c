import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CAR_CODES, type CarType } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { CreateCarAdDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Dialog, type FieldError, Form, SelectField, TextField } from '#web/ui/index.ts';

/** What an ad cannot be without; the editor opens on the rest. */
export function NewAdDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('admin.ads');
  return (
    <Dialog name="new-ad" title={t('newAd.title')} isOpen={isOpen} onClose={onClose}>
      <NewAdForm />
    </Dialog>
  );
}

function NewAdForm() {
  const t = useTranslations('admin.ads');
  const navigate = useNavigate();
  const { fail } = useToasts();
  const [brand, setBrand] = useState('');
  const [model, setModel] = useState('');
  const [carType, setCarType] = useState<CarType>('CLASSIC');
  const [isTried, setTried] = useState(false);
  const missing = (value: string): FieldError | null =>
    isTried && value.trim() === '' ? { key: 'admin.ads.newAd.required', text: t('newAd.required') } : null;

  const send = async () => {
    setTried(true);
    if (brand.trim() === '' || model.trim() === '') return;
    try {
      const { createCarAd } = await request(CreateCarAdDocument, { data: { brand, model, carType } });
      await navigate(linkTo('admin/ads/edit', 'fr', { uuid: createCarAd.uuid }));
    } catch (error) {
      fail(error);
    }
  };

  return (
    <Form onSend={send} className="flex flex-col gap-5">
      {isBusy => (
        <>
          <p className="text-14 text-ink-soft">{t('newAd.text')}</p>
          <TextField
            label={t('newAd.brand')}
            name="brand"
            isRequired
            value={brand}
            onChange={event => setBrand(event.target.value)}
            error={missing(brand)}
          />
          <TextField
            label={t('newAd.model')}
            name="model"
            isRequired
            value={model}
            onChange={event => setModel(event.target.value)}
            error={missing(model)}
          />
          <SelectField
            label={t('newAd.carType')}
            name="carType"
            isRequired
            value={carType}
            onChange={event => setCarType(event.target.value as CarType)}
          >
            {CAR_CODES.carType.map(type => (
              <option key={type} value={type}>
                {t(`carTypes.${type}`)}
              </option>
            ))}
          </SelectField>
          <Button type="submit" isBusy={isBusy} className="self-start">
            {t('newAd.create')}
          </Button>
        </>
      )}
    </Form>
  );
}
