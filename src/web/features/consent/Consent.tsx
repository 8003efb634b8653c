import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChooseConsentDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Button, Checkbox, keepClear } from '#web/ui/index.ts';
import { type ConsentChoice, readConsent } from '../analytics/index.ts';
import { useAct } from '../toasts/index.ts';
import { onConsentAsked } from './open-consent.ts';

const NOTHING: ConsentChoice = { analytics: false, marketing: false };
const EVERYTHING: ConsentChoice = { analytics: true, marketing: true };

/**
 * Asks once for consent, without blocking the page. It is rendered only in the browser, because the page's HTML is the
 * same for everyone.
 */
export function Consent() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (readConsent(document.cookie) === null) setAsked({});
    return onConsentAsked(() => setAsked({ by: document.activeElement }));
  }, []);
  return asked && <ConsentBanner asked={asked} onDone={() => setAsked(null)} />;
}

/** The element that reopened the choice: it gets the focus back. On a first visit the focus stays on the page. */
type Asked = { by?: Element | null };

function ConsentBanner({ asked, onDone }: { asked: Asked; onDone: () => void }) {
  const t = useTranslations('site.consent');
  const [choice, setChoice] = useState(() => readConsent(document.cookie) ?? NOTHING);
  const [isDetailed, setDetailed] = useState(choice !== NOTHING);
  const { isBusy, act } = useAct();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { by } = asked;
    if (!(by instanceof HTMLElement)) return;
    heading.current?.focus();
    return () => by.focus();
  }, [asked]);
  const choose = (chosen: ConsentChoice) => act(() => request(ChooseConsentDocument, chosen).then(onDone));
  return (
    <section
      ref={keepClear}
      data-bar="consent"
      aria-label={t('title')}
      className="above-bars fixed inset-x-3 z-40 flex max-h-[70dvh] flex-col gap-3 overflow-y-auto rounded-box border border-line bg-surface p-4 shadow-modal sm:right-auto sm:left-5 sm:w-96"
    >
      <h2 ref={heading} tabIndex={-1} className="font-[560] text-16 outline-none">
        {t('title')}
      </h2>
      <p className="text-14 text-ink-soft">
        {t('text')}{' '}
        <LocaleLink to="privacy" className="text-link underline underline-offset-4">
          {t('more')}
        </LocaleLink>
      </p>
      {isDetailed && (
        <div className="flex flex-col">
          {(['analytics', 'marketing'] as const).map(name => (
            <Checkbox
              key={name}
              name={name}
              label={t(name)}
              isChecked={choice[name]}
              onChange={isAllowed => setChoice({ ...choice, [name]: isAllowed })}
            />
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button look="secondary" className="px-2" isBusy={isBusy} onClick={() => void choose(NOTHING)}>
          {t('refuse')}
        </Button>
        <Button look="secondary" className="px-2" isBusy={isBusy} onClick={() => void choose(EVERYTHING)}>
          {t('accept')}
        </Button>
      </div>
      <button
        type="button"
        className="min-h-11 self-start text-14 text-link underline underline-offset-4"
        onClick={() => (isDetailed ? void choose(choice) : setDetailed(true))}
      >
        {t(isDetailed ? 'save' : 'choose')}
      </button>
    </section>
  );
}
