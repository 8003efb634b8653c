import { type ReactNode, useState } from 'react';
import { FileField, UploadError } from '#web/features/uploads/index.ts';
import { Button, Form, FormAlert } from '#web/ui/index.ts';

/** Why a file was not taken; `TooLarge` is also said before it is sent. */
export type Refusal = {
  readonly isRefused: boolean;
  readonly code: string | null;
  /** Of a table: where it is none. */
  readonly line: number;
};

type FileFormProps = {
  name: string;
  accept: string;
  bytesMax: number;
  words: Readonly<Record<'label' | 'hint' | 'sending' | 'send', string>>;
  send: (file: File, onProgress: (share: number) => void) => Promise<void>;
  say: (refusal: Refusal) => string;
  children?: ReactNode;
};

/** One file that is chosen and sent, with how far it has come, and why it was not taken. */
export function FileForm({ name, accept, bytesMax, words, send, say, children }: FileFormProps) {
  const [given, setGiven] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const onSend = async () => {
    if (!given) return;
    setRefusal(null);
    if (given.size > bytesMax) return setRefusal({ isRefused: true, code: 'TooLarge', line: 1 });
    setShare(0);
    try {
      await send(given, setShare);
    } catch (error) {
      const { reason, code, line } = error instanceof UploadError ? error : new UploadError('failed');
      setRefusal({ isRefused: reason === 'refused', code, line: line ?? 1 });
    } finally {
      setShare(null);
    }
  };
  return (
    <Form onSend={onSend} className="flex max-w-prose flex-col gap-5">
      {children}
      <FileField
        {...{ name, accept }}
        label={words.label}
        hint={words.hint}
        onFile={file => {
          setGiven(file);
          setRefusal(null);
        }}
      />
      {refusal && <FormAlert>{say(refusal)}</FormAlert>}
      {share !== null && (
        <div role="status" className="flex flex-col gap-1.5 text-14">
          {words.sending}
          <progress value={share} aria-label={words.sending} className="h-2 w-full accent-green" />
        </div>
      )}
      <Button type="submit" disabled={!given} className="self-start">
        {words.send}
      </Button>
    </Form>
  );
}
