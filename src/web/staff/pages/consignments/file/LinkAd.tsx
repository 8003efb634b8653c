import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import type { FormOf } from '#web/features/form/index.ts';
import {
  ConsignmentAdsDocument,
  type ConsignmentWholeFragment,
  LinkConsignmentDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { FieldErrorText, TextField } from '#web/ui/index.ts';

/** Finds the ad of a car by its name, and gives it to the file. */
export function LinkAd({ file: { id, adUuid: linked } }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments.link');
  return (
    <FormButton
      {...{ name: 'link-ad', look: linked === null ? 'secondary' : 'quiet' }}
      label={t(linked === null ? 'title' : 'another')}
      title={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      first={{ adUuid: '' }}
      act={({ adUuid }) => request(LinkConsignmentDocument, { id, adUuid })}
    >
      {form => <AdChoice form={form} />}
    </FormButton>
  );
}

function AdChoice({ form }: { form: FormOf<{ adUuid: string }> }) {
  const t = useTranslations('admin.consignments.link');
  const [text, setText] = useState('');
  const query = useQueryOf(ConsignmentAdsDocument, { text }, { placeholderData: shown => shown });
  const ads = query.data?.staffCarAds.ads ?? [];
  return (
    <>
      <TextField
        type="search"
        label={t('search')}
        name="text"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {query.data && ads.length === 0 && <p className="text-14">{t('none')}</p>}
      <fieldset className="max-h-56 overflow-y-auto rounded-box border border-line empty:hidden">
        <legend className="sr-only">{t('title')}</legend>
        {ads.map(({ uuid, brand, model, year, ownerName }) => (
          <label
            key={uuid}
            className="flex min-h-11 items-center gap-3 border-line px-4 py-2 text-14 not-last:border-b hover:bg-wash"
          >
            <input
              type="radio"
              name="adUuid"
              value={uuid}
              checked={form.values.adUuid === uuid}
              onChange={() => form.put({ adUuid: uuid })}
              className="size-5 accent-green"
            />
            <span className="flex-1">{[brand, model, year].filter(Boolean).join(' ')}</span>
            <span className="text-12 text-ink-soft">{ownerName}</span>
          </label>
        ))}
      </fieldset>
      <FieldErrorText id="link-ad-error" error={form.errorOf('adUuid')} />
    </>
  );
}
