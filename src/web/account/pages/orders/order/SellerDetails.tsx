import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SELLER_COMPANY_FIELDS, SELLER_PERSON_FIELDS } from '#shared/fields/index.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import type { OrderProps } from '#web/features/orders/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  MySellerDetailsDocument,
  type MySellerDetailsQuery,
  SaveSellerDetailsDocument,
} from '#web/graphql/documents.gen.ts';
import { request, useFromServerNow } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, FormEnd, Icon, TextField } from '#web/ui/index.ts';
import { CountryField } from '../../../CountryField.tsx';

type Details = NonNullable<MySellerDetailsQuery['mySellerDetails']>;

/** The details of a seller for the yearly report to the tax authority; shown only if they are required. */
export function SellerDetails({ order: { role } }: Pick<OrderProps, 'order'>) {
  return role === 'SELLER' ? <Asked /> : null;
}

function Asked() {
  const t = useTranslations('orders.tax');
  const [isOpen, setOpen] = useState(false);
  const query = useQueryOf(MySellerDetailsDocument, {});
  if (!query.data) return <NotYet query={query} title={t('title')} waiting={null} />;
  const details = query.data.mySellerDetails;
  if (!details) return null;
  const { isAnswered, heldFrom } = details;
  return (
    <Panel id="tax" title={t('title')} text={t('text')}>
      {heldFrom && <Due heldFrom={heldFrom} />}
      {isAnswered && (
        <p className="flex items-center gap-3 text-good">
          <Icon name="check" className="size-5" />
          {t('done')}
        </p>
      )}
      {isAnswered && !isOpen ? (
        <Button look="quiet" onClick={() => setOpen(true)} className="self-start">
          {t('change')}
        </Button>
      ) : (
        <Answer details={details} onDone={() => setOpen(false)} />
      )}
    </Panel>
  );
}

function Due({ heldFrom }: { heldFrom: string }) {
  const t = useTranslations('orders.tax');
  const isHeld = useFromServerNow(now => now !== null && now >= Date.parse(heldFrom));
  return isHeld ? (
    <FormAlert>{t('held')}</FormAlert>
  ) : (
    <p className="font-[560]">{t('due', { date: formatDate(heldFrom) })}</p>
  );
}

function Answer({ details, onDone }: { details: Details; onDone: () => void }) {
  const t = useTranslations('orders.tax');
  const { isCompany, country, bornOn, tin, tinCountry, birthPlace, birthCountry } = details;
  const first = {
    ...{ bornOn: bornOn ?? '', tin: tin ?? '', tinCountry: tinCountry ?? country ?? '' },
    ...{ birthPlace: birthPlace ?? '', birthCountry: birthCountry ?? '' },
  };
  const save = (typed: typeof first) =>
    request(
      SaveSellerDetailsDocument,
      isCompany ? checkedFields(SELLER_COMPANY_FIELDS, typed) : checkedFields(SELLER_PERSON_FIELDS, typed),
    );
  const form = useForm(first, save, onDone);
  const hasNumber = form.values.tin.trim() !== '';
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      {!isCompany && (
        <TextField type="date" label={t('bornOn')} isRequired autoComplete="bday" {...form.field('bornOn')} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <CountryField
          none={t('none')}
          label={t('tinCountry')}
          isRequired={isCompany || hasNumber}
          {...form.field('tinCountry')}
        />
        <TextField
          label={t('tin')}
          isRequired={isCompany}
          autoComplete="off"
          {...(isCompany ? {} : { hint: t('tinHint') })}
          {...form.field('tin')}
        />
      </div>
      {!isCompany && !hasNumber && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t('birthPlace')} isRequired autoComplete="off" {...form.field('birthPlace')} />
          <CountryField
            none={t('none')}
            label={t('birthCountry')}
            isRequired
            {...form.field('birthCountry')}
          />
        </div>
      )}
      <FormEnd alert={form.alert} send={t('save')} />
    </Form>
  );
}
