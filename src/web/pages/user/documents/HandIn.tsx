import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DropZone } from '../../../features/uploads/index.ts';
import { Button, FieldErrorText, Form, FormAlert, SelectField } from '../../../ui/index.ts';

const KINDS = ['IDENTITY', 'ADDRESS_PROOF', 'COMPANY'] as const;
const BYTES_MAX = 20 * 1024 * 1024;

type Problem = 'choose' | 'refusedFile' | 'tooLarge' | 'failed';

/** Why the server did not take it; null when it did. */
async function handIn(kind: string, file: File): Promise<Problem | null> {
  const query = new URLSearchParams({ kind, name: file.name });
  try {
    const { status } = await fetch(`/uploads/papers?${query}`, {
      method: 'POST',
      headers: { 'content-type': file.type || 'application/pdf' },
      body: file,
    });
    if (status === 201) return null;
    if (status === 413) return 'tooLarge';
    return status === 415 || status === 422 ? 'refusedFile' : 'failed';
  } catch {
    return 'failed';
  }
}

/** A paper on its way in. */
export function HandIn({ onDone }: { onDone: () => Promise<void> }) {
  const t = useTranslations('orders.documents');
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState<string>('IDENTITY');
  const [problem, setProblem] = useState<Problem | null>(null);
  const ofFile = problem !== null && problem !== 'failed';

  const send = async () => {
    if (!file) return setProblem('choose');
    const found = file.size > BYTES_MAX ? 'tooLarge' : await handIn(kind, file);
    setProblem(found);
    if (found !== null) return;
    setFile(null);
    await onDone();
  };
  return (
    <Form onSend={send} className="flex flex-col gap-5">
      {isBusy => (
        <>
          <SelectField
            label={t('kind')}
            name="kind"
            isRequired
            value={kind}
            onChange={event => setKind(event.target.value)}
          >
            {KINDS.map(each => (
              <option key={each} value={each}>
                {t(`kinds.${each}`)}
              </option>
            ))}
          </SelectField>
          <div className="flex flex-col gap-1.5">
            <DropZone
              name="paper"
              accept="application/pdf,image/jpeg,image/png,image/webp"
              icon="document"
              pick={t('pick')}
              hint={file === null ? t('fileHint') : file.name}
              onFiles={([chosen]) => {
                setFile(chosen ?? null);
                setProblem(null);
              }}
            />
            <FieldErrorText
              id="paper-error"
              error={ofFile ? { key: `orders.documents.${problem}`, text: t(problem) } : null}
            />
          </div>
          <FormAlert>{problem === 'failed' ? t('failed') : null}</FormAlert>
          <Button type="submit" isBusy={isBusy} className="self-start">
            {t('send')}
          </Button>
        </>
      )}
    </Form>
  );
}
