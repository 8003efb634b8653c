import { useForm } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Button, Form, TextField } from '#web/ui/index.ts';

type Parts = {
  label: string;
  hint: string;
  sendLabel: string;
  /** Whether phones show a numeric keyboard; recovery codes contain letters. */
  isOfDigits?: boolean;
  onCode: (code: string) => Promise<unknown>;
};

/** The form for a code from elsewhere. */
export function CodeForm({ label, hint, sendLabel, isOfDigits = false, onCode }: Parts) {
  const { fail } = useToasts();
  const form = useForm({ code: '' }, ({ code }) => onCode(code), undefined, {
    wordsOf: ({ field }) => (field === 'code' ? { code: 'mine.secondFactor.wrong' } : null),
    onRefused: fail,
  });
  return (
    <Form onSend={form.send} className="flex max-w-form flex-col gap-5">
      <TextField
        label={label}
        autoComplete="one-time-code"
        inputMode={isOfDigits ? 'numeric' : 'text'}
        isRequired
        hint={hint}
        {...form.field('code')}
        name="second-factor-code"
      />
      <Button type="submit" className="self-start">
        {sendLabel}
      </Button>
    </Form>
  );
}
