import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  BeginTotpDocument,
  type BeginTotpMutation,
  ConfirmTotpDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { CodeForm } from './CodeForm.tsx';

type Parts = { hasTotp: boolean; onAdded: (codes: readonly string[]) => void };

/** Codes by telephone: the secret as a picture and in letters, and the first code that shows that it arrived. */
export function NewTotp({ hasTotp, onAdded }: Parts) {
  const t = useTranslations('mine.secondFactor');
  const send = useSend();
  const [setup, setSetup] = useState<BeginTotpMutation['beginTotp'] | null>(null);
  const begin = async () => {
    const begun = await send(BeginTotpDocument, {});
    if (begun) setSetup(begun.beginTotp);
  };
  const confirm = async (code: string) => {
    const { confirmTotp } = await request(ConfirmTotpDocument, { code });
    setSetup(null);
    onAdded(confirmTotp);
  };
  if (!setup) {
    return (
      <Action onAct={begin} className="self-start">
        {t(hasTotp ? 'replace' : 'begin')}
      </Action>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-start gap-6">
        <img
          src={setup.picture}
          alt={t('picture')}
          width={200}
          height={200}
          className="rounded-box bg-surface-bright p-3"
        />
        <div className="min-w-0 max-w-prose flex-1 basis-60 text-14">
          <p>{t('scan')}</p>
          <p className="mt-3 text-ink-soft">{t('byHand')}</p>
          <p className="tabular mt-1 font-[560]" data-totp-secret="">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <CodeForm
        label={t('firstCode')}
        hint={t('firstCodeHint')}
        sendLabel={t('confirm')}
        isOfDigits
        onCode={confirm}
      />
    </>
  );
}
