import { Spread } from '#web/features/content/index.ts';
import { InquiryInOneGo, type loadForm, useInquiryWords } from '#web/features/inquiries/index.ts';

type RequestProps = Pick<Awaited<ReturnType<typeof loadForm>>, 'form'> & {
  /** What was reckoned above, as the form's fields take it. */
  reckoned: Readonly<Record<string, readonly string[]>>;
};

/** The offer, asked for where it is read. */
export function RequestForm({ form, reckoned }: RequestProps) {
  const { title, text } = useInquiryWords().headOf(form.name);
  return (
    <Spread id="request" heading={title}>
      <p className="mb-6 max-w-prose text-18 text-ink-soft">{text}</p>
      <div className="max-w-2xl rounded-box border border-line bg-surface p-6 sm:p-8">
        <InquiryInOneGo form={form} follow={reckoned} />
      </div>
    </Spread>
  );
}
