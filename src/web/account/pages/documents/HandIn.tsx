import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefresh } from '#web/features/cache/index.ts';
import { askToSignIn } from '#web/features/toasts/index.ts';
import { codeIn, DropZone, useUploadText } from '#web/features/uploads/index.ts';
import { personHeaders } from '#web/graphql/index.ts';
import { FieldErrorText, Form, FormEnd, optionsOf, SelectField } from '#web/ui/index.ts';

const KINDS = ['IDENTITY', 'ADDRESS_PROOF', 'COMPANY'] as const;
const BYTES_MAX = 20 * 1024 * 1024;

type Problem = 'choose' | 'refusedFile' | 'tooLarge' | 'failed';
/** Why it was not taken, and the server's code for it. */
type Refusal = { readonly problem: Problem; readonly code: string | null };

/** Why the server did not take it; null when it did. */
async function handIn(kind: string, file: File): Promise<Refusal | null> {
  const query = new URLSearchParams({ kind, name: file.name });
  try {
    const answer = await fetch(`/uploads/papers?${query}`, {
      method: 'POST',
      headers: { ...personHeaders, 'content-type': file.type || 'application/pdf' },
      body: file,
    });
    const { status } = answer;
    if (status === 201) return null;
    const code = codeIn(await answer.json());
    askToSignIn({ code });
    if (status === 413) return { problem: 'tooLarge', code };
    return { problem: status === 415 || status === 422 ? 'refusedFile' : 'failed', code };
  } catch {
    return { problem: 'failed', code: null };
  }
}

/** A paper on its way in. */
export function HandIn() {
  const t = useTranslations('orders.documents');
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState<string>('IDENTITY');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const textOf = useUploadText();
  const text = refusal && (textOf(refusal.code) ?? t(refusal.problem));
  const isOfFile = refusal !== null && refusal.problem !== 'failed';

  const send = async () => {
    if (!file) return setRefusal({ problem: 'choose', code: null });
    const isLarge = file.size > BYTES_MAX;
    const found = isLarge ? { problem: 'tooLarge' as const, code: null } : await handIn(kind, file);
    setRefusal(found);
    if (found !== null) return;
    setFile(null);
    await refresh();
  };
  return (
    <Form onSend={send} className="flex flex-col gap-5">
      <SelectField
        label={t('kind')}
        name="kind"
        isRequired
        value={kind}
        onChange={event => setKind(event.target.value)}
        options={optionsOf(KINDS, each => t(`kinds.${each}`))}
      />
      <div className="flex flex-col gap-1.5">
        <DropZone
          name="paper"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          icon="document"
          pick={t('pick')}
          hint={file === null ? t('fileHint') : file.name}
          onFiles={([chosen]) => {
            setFile(chosen ?? null);
            setRefusal(null);
          }}
        />
        <FieldErrorText
          id="paper-error"
          error={isOfFile ? { key: `orders.documents.${refusal.problem}`, text: text ?? '' } : null}
        />
      </div>
      <FormEnd alert={isOfFile ? null : text} send={t('send')} />
    </Form>
  );
}
