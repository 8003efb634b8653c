import { type InquiryMessages, useLocale } from '#web/i18n/index.ts';
import { LinkButton, Mark } from '#web/ui/index.ts';
import { stepAddress } from './addresses.ts';

/** A draft that is not this browser's nor this person's, or is gone: the same to whoever asks. */
export function Missing({
  words,
  form,
  step,
}: {
  words: InquiryMessages;
  form: string;
  /** Where it begins again. */
  step: string;
}) {
  const locale = useLocale();
  return (
    <div className="page-width flex flex-col items-start gap-6 py-20">
      <Mark className="size-14 text-brass" />
      <h1 className="display text-36">{words.common.missingTitle}</h1>
      <p className="max-w-prose text-18 text-ink-soft">{words.common.missingText}</p>
      <LinkButton size="large" to={stepAddress(form, locale, null, step)}>
        {words.common.startAgain}
      </LinkButton>
    </div>
  );
}
