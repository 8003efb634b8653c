import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CarValues } from '#shared/fields/index.ts';
import { Button, Dialog } from '#web/ui/index.ts';
import type { Meanwhile as Theirs } from './draft.ts';
import { useCarEditor, useFieldLabel } from './use-car-editor.ts';
import { useValueWords } from './use-words.ts';

/** Another person's changes: those to other fields are reported, those to the same fields need a decision. */
export function Meanwhile() {
  const { state } = useCarEditor();
  if (!state.meanwhile) return null;
  return state.meanwhile.clashes.length > 0 ? (
    <Question meanwhile={state.meanwhile} />
  ) : (
    <Notice meanwhile={state.meanwhile} />
  );
}

type Props = { meanwhile: Theirs<CarValues> };

/** Says that another person's changes were merged; the user's own are kept. */
function Notice({ meanwhile }: Props) {
  const t = useTranslations('carEditor.meanwhile');
  const { draft } = useCarEditor();
  return (
    <div
      role="status"
      data-meanwhile=""
      className="mt-4 flex flex-wrap items-center gap-3 rounded-box bg-brass-wash px-4 py-3 text-14"
    >
      <p className="flex-1">{useTaken()(meanwhile, meanwhile.taken)}</p>
      <button
        type="button"
        onClick={() => draft.settle([])}
        className="min-h-11 font-[560] underline underline-offset-4"
      >
        {t('understood')}
      </button>
    </div>
  );
}

function useTaken() {
  const t = useTranslations('carEditor.meanwhile');
  const labelOf = useFieldLabel();
  return ({ who }: Theirs<CarValues>, fields: readonly string[]) =>
    t('taken', { who: who ?? t('elsewhere'), fields: fields.map(labelOf).join(', ') });
}

/** Both changed the same field: names the other person, and lets the user choose field by field. */
function Question({ meanwhile }: Props) {
  const t = useTranslations('carEditor.meanwhile');
  const { draft } = useCarEditor();
  const taken = useTaken();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const { who, clashes } = meanwhile;
  const others = meanwhile.taken.filter(name => !clashes.includes(name));
  const settle = () => draft.settle(theirs);
  return (
    <Dialog name="meanwhile" title={t('title')} isOpen onClose={settle} width="wide">
      <p>{t('text', { who: who ?? t('elsewhere') })}</p>
      {others.length > 0 && <p className="mt-2 text-14 text-ink-soft">{taken(meanwhile, others)}</p>}
      <div className="mt-5 flex flex-col gap-5">
        {clashes.map(name => (
          <Choice
            key={name}
            name={name}
            meanwhile={meanwhile}
            isTheirs={theirs.includes(name)}
            onChoose={isTheirs =>
              setTheirs(now => (isTheirs ? [...now, name] : now.filter(one => one !== name)))
            }
          />
        ))}
      </div>
      <Button onClick={settle} className="mt-6">
        {t('done')}
      </Button>
    </Dialog>
  );
}

function Choice({
  name,
  meanwhile: { who, theirs },
  isTheirs,
  onChoose,
}: Props & { name: string; isTheirs: boolean; onChoose: (isTheirs: boolean) => void }) {
  const t = useTranslations('carEditor.meanwhile');
  const { state } = useCarEditor();
  const labelOf = useFieldLabel();
  const say = useValueWords();
  const nameOfTheirs = who === null ? t('theirsElsewhere') : t('theirs', { who });
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="float-left mb-2 w-full font-[560]">{labelOf(name)}</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {([false, true] as const).map(one => (
          <label
            key={String(one)}
            className="flex cursor-pointer gap-3 rounded-box border border-line p-3 has-checked:border-link"
          >
            <input
              type="radio"
              name={`clash.${name}`}
              checked={isTheirs === one}
              onChange={() => onChoose(one)}
              className="mt-1 size-5 shrink-0 accent-green"
            />
            <span className="min-w-0 text-14">
              <span className="block font-[520]">{one ? nameOfTheirs : t('mine')}</span>
              <span className="wrap-anywhere block text-ink-soft">
                {say(name, one ? theirs : state.values)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
