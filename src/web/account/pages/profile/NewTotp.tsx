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
import type { useRecoveryCodes } from './use-recovery-codes.ts';

type Parts = {
  hasTotp: boolean;
  /** Shows the recovery codes that the setup returns. */
  show: ReturnType<typeof useRecoveryCodes>['show'];
};

/** The setup of TOTP: the secret as QR code and text, and the first code as proof. */
export function NewTotp({ hasTotp, show }: Parts) {
  const t = useTranslations('mine.secondFactor');
  const send = useSend();
  const [setup, setSetup] = useState<(BeginTotpMutation['beginTotp'] & { hadTotp: boolean }) | null>(null);
  const begin = async () => {
    const begun = await send(BeginTotpDocument, {});
    if (begun) setSetup({ ...begun.beginTotp, hadTotp: hasTotp });
  };
  const confirm = (code: string) =>
    show(
      async () => {
        const { confirmTotp } = await request(ConfirmTotpDocument, { code });
        setSetup(null);
        return confirmTotp;
      },
      codes => codes,
    );
  // It was added, although the response got lost.
  const isAdded = setup !== null && hasTotp && !setup.hadTotp;
  if (!setup || isAdded) {
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
