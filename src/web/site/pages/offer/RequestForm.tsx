import { Spread } from '#web/features/content/index.ts';
import { formWords, InquiryInOneGo, type loadForm } from '#web/features/inquiries/index.ts';

type RequestProps = Pick<Awaited<ReturnType<typeof loadForm>>, 'form' | 'words'> & {
  /** What was reckoned above, as the form's fields take it. */
  reckoned: Readonly<Record<string, readonly string[]>>;
};

/** The offer, asked for where it is read. */
export function RequestForm({ form, words, reckoned }: RequestProps) {
  const { title, text } = formWords(words, form.name);
  return (
    <Spread id="request" heading={title}>
      <p className="mb-6 max-w-prose text-18 text-ink-soft">{text}</p>
      <div className="max-w-2xl rounded-box border border-line bg-surface p-6 sm:p-8">
        <InquiryInOneGo form={form} words={words} follow={reckoned} />
      </div>
    </Spread>
  );
}
