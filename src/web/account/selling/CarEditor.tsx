import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  CarEditorContext,
  CarUploads,
  focusField,
  GroupFields,
  LeaveGuard,
  Meanwhile,
  SavingLine,
  useCarEditor,
  useCarUploads,
} from '#web/features/car-editor/index.ts';
import { SendingList } from '#web/features/uploads/index.ts';
import { Button, classes, Icon } from '#web/ui/index.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { PriceStep } from './PriceStep.tsx';
import { groupsOf, isStepDone, STEPS, type Step, stepOf } from './steps.ts';
import type { MyCarEditor } from './use-my-car.ts';

const isStep = (name: string | null): name is Step => STEPS.some(step => step === name);

/** Keeps the open step in the URL, so that reload and Back return to it. */
function useStep() {
  const [params, setParams] = useSearchParams();
  const named = params.get('step');
  const step: Step = isStep(named) ? named : 'car';
  const go = (next: Step) => setParams({ step: next }, { preventScrollReset: true });
  return { step, go };
}

/** The car's editor in steps; each can be opened at any time, and everything is saved while typing. */
export function CarEditor({ mine }: { mine: MyCarEditor }) {
  const t = useTranslations('selling.steps');
  const { step, go } = useStep();
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(step);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link again focuses again
  useEffect(() => {
    const isOpened = opened.current !== step;
    opened.current = step;
    if (focusField(hash.slice(1)) || !isOpened) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [step, hash, key]);

  const open = async (next: Step) => {
    await mine.draft.flush();
    go(next);
  };
  const at = STEPS.indexOf(step);
  const [previous, next] = [STEPS[at - 1], STEPS[at + 1]];
  return (
    <CarEditorContext value={mine.editor}>
      <CarUploads>
        <section aria-label={t('label')} className="flex flex-col gap-6">
          <StepNav current={step} onStep={name => void open(name)} />
          <SavingLine />
          <Meanwhile />
          <LeaveGuard isAutomatic />
          <OnTheWay step={step} />
          <h2 ref={heading} tabIndex={-1} className="display scroll-mt-24 text-28 outline-none">
            {t(`names.${step}`)}
          </h2>
          <div key={step} data-step={step}>
            <StepContent step={step} mine={mine} />
          </div>
          <div className="flex flex-wrap justify-between gap-3 border-line border-t pt-6">
            {previous ? (
              <Button look="secondary" onClick={() => void open(previous)}>
                {t('previous')}
              </Button>
            ) : (
              <span />
            )}
            {next && <Button onClick={() => void open(next)}>{t('next')}</Button>}
          </div>
        </section>
      </CarUploads>
    </CarEditorContext>
  );
}

/** The unfinished uploads of other steps; the step's own show at their field. */
function OnTheWay({ step }: { step: Step }) {
  const { photos, papers } = useCarUploads();
  return (
    <>
      {step !== stepOf('photos') && <SendingList uploads={photos} of="photos" />}
      {step !== stepOf('documents') && <SendingList uploads={papers} />}
    </>
  );
}

function StepContent({ step, mine }: { step: Step; mine: MyCarEditor }) {
  if (step === 'price') return <PriceStep mine={mine} />;
  if (step === 'preview') return <PreviewStep mine={mine} />;
  return <Groups step={step} />;
}

function Groups({ step }: { step: Step }) {
  const t = useTranslations('carEditor.groups');
  const groups = groupsOf(step);
  return (
    <div className="flex flex-col gap-10">
      {groups.map(group => (
        <fieldset key={group} className="min-w-0">
          <legend className={groups.length === 1 ? 'sr-only' : 'display mb-4 text-22'}>{t(group)}</legend>
          <GroupFields group={group} className="sm:grid-cols-2" />
        </fieldset>
      ))}
    </div>
  );
}

function StepNav({ current, onStep }: { current: Step; onStep: (step: Step) => void }) {
  const t = useTranslations('selling');
  const { missing, remarks, state } = useCarEditor();
  const open = new Set([...missing, ...remarks.map(({ field }) => field)].map(stepOf));
  const list = useRef<HTMLElement>(null);
  // Scrolls the row on a phone to the current step.
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>(`[data-step-link=${current}]`);
    if (row && here)
      row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={list}
      aria-label={t('steps.label')}
      className="relative -mx-5 overflow-x-auto px-5 sm:mx-0 sm:px-0"
    >
      <ol className="flex gap-1.5 pb-1">
        {STEPS.map((step, index) => (
          <li key={step} className="shrink-0">
            <button
              type="button"
              data-step-link={step}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onStep(step)}
              className={classes(
                'flex min-h-11 items-center gap-2 rounded-pill px-4 text-14 transition-colors',
                step === current ? 'bg-night text-on-night' : 'bg-wash hover:text-link',
              )}
            >
              {isStepDone(step, open, state.values) ? (
                <>
                  <Icon name="check" className="size-4" />
                  <span className="sr-only">{t('steps.done')}</span>
                </>
              ) : (
                <span className="tabular">{index + 1}</span>
              )}
              {t(`steps.names.${step}`)}
              {open.has(step) && (
                <>
                  <span aria-hidden="true" className="size-2 rounded-pill bg-brass" />
                  <span className="sr-only">({t('problems.missing')})</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
