import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { classes, Icon } from '#web/ui/index.ts';
import { SUMMARY } from './addresses.ts';
import type { InquiryForm } from './draft.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useInquiryWords } from './use-inquiry-words.ts';

type InquiryFrameProps = {
  form: InquiryForm;
  current: string;
  /** The content shown, a step or the confirmation; null while it is loading. */
  shown?: string | null;
  /** Returns the URL of an earlier step; null for a step that is not open yet. */
  addressOf: (step: string) => string | null;
  /** The page's heading, where the form's own name would be too narrow. */
  heading?: { title: string; text: string };
  children: ReactNode;
};

/** A form of several steps: its purpose, the progress, and the current step. */
export function InquiryFrame({
  form,
  current,
  shown = current,
  addressOf,
  heading,
  children,
}: InquiryFrameProps) {
  const t = useTranslations('inquiry.common');
  const { headOf, stepOf } = useInquiryWords();
  const content = useFocusOnStep(shown);
  const { title, text } = heading ?? headOf(form.name);
  const steps = [...form.steps.map(step => step.name), SUMMARY];
  const place = steps.indexOf(current);
  return (
    <div className="page-width grid gap-8 py-10 lg:grid-cols-[18rem_1fr] lg:gap-16 lg:py-16">
      <header className="flex flex-col gap-4 lg:sticky lg:top-8 lg:self-start">
        <h1 className="display text-28 sm:text-36">{title}</h1>
        <p className="text-ink-soft">{text}</p>
        <nav aria-label={t('progress')} className="mt-2">
          <p className="tabular text-14 text-ink-soft lg:hidden">
            {t('stepOf', { number: String(place + 1), count: String(steps.length) })}
          </p>
          <progress
            aria-hidden="true"
            value={place + 1}
            max={steps.length}
            className="mt-2 block h-1 w-full appearance-none overflow-hidden rounded-pill bg-line lg:hidden [&::-moz-progress-bar]:bg-green [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-green"
          />
          <ol className="hidden flex-col lg:flex">
            {steps.map((step, index) => (
              <li key={step} aria-current={index === place ? 'step' : undefined}>
                <StepLine
                  word={stepOf(step)}
                  number={index + 1}
                  isCurrent={index === place}
                  isDone={index < place}
                  address={index < place ? addressOf(step) : null}
                />
              </li>
            ))}
          </ol>
        </nav>
      </header>
      <div ref={content} className="flex max-w-2xl flex-col gap-6">
        {children}
      </div>
    </div>
  );
}

type StepLineProps = {
  word: string;
  number: number;
  isCurrent: boolean;
  isDone: boolean;
  address: string | null;
};

function StepLine({ word, number, isCurrent, isDone, address }: StepLineProps) {
  const inside = (
    <>
      <span
        className={classes(
          'tabular flex size-7 shrink-0 items-center justify-center rounded-pill border text-12',
          isCurrent
            ? 'border-green bg-green text-on-green'
            : isDone
              ? 'border-green text-link'
              : 'border-field-line',
        )}
      >
        {isDone ? <Icon name="check" className="size-4" /> : number}
      </span>
      {word}
    </>
  );
  const look = classes(
    'flex min-h-11 items-center gap-3 text-14',
    isCurrent ? 'font-[560]' : 'text-ink-soft',
  );
  if (address === null) return <span className={look}>{inside}</span>;
  return (
    <Link to={address} className={classes(look, 'hover:text-ink')}>
      {inside}
    </Link>
  );
}
