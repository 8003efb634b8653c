import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog } from '#web/ui/index.ts';
import { useEditorContext } from './editor-context.ts';
import { useFieldLabel } from './fields.tsx';

/** Two people wrote in the same field: the second is told who the first was, and chooses, field by field. */
export function MeanwhileDialog() {
  const t = useTranslations('admin.editor');
  const { meanwhile, values, settle } = useEditorContext();
  const labelOf = useFieldLabel();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  if (!meanwhile || meanwhile.clashes.length === 0) return null;
  const others = meanwhile.taken.filter(name => !meanwhile.clashes.includes(name));
  const done = () => {
    settle(theirs);
    setTheirs([]);
  };
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs(now => (isTheirs ? [...now, name] : now.filter(one => one !== name)));
  return (
    <Dialog name="meanwhile" title={t('clashTitle')} isOpen onClose={done} width="wide">
      <p>{t('clashText', { who: meanwhile.who })}</p>
      {others.length > 0 && (
        <p className="mt-2 text-14 text-ink-soft">
          {t('taken', { who: meanwhile.who, fields: others.map(labelOf).join(', ') })}
        </p>
      )}
      <div className="mt-5 flex flex-col gap-5">
        {meanwhile.clashes.map(name => (
          <fieldset key={name} className="border-line border-t pt-4">
            <legend className="float-left mb-2 w-full font-[560]">{labelOf(name)}</legend>
            <div className="clear-both grid gap-3 sm:grid-cols-2">
              {([false, true] as const).map(isTheirs => (
                <label
                  key={String(isTheirs)}
                  className="flex cursor-pointer gap-3 rounded-box border border-line p-3 has-checked:border-link"
                >
                  <input
                    type="radio"
                    name={`clash.${name}`}
                    checked={theirs.includes(name) === isTheirs}
                    onChange={() => choose(name, isTheirs)}
                    className="mt-1 size-5 shrink-0 accent-green"
                  />
                  <span className="min-w-0 text-14">
                    <span className="block font-[520]">
                      {isTheirs ? t('theirs', { who: meanwhile.who }) : t('mine')}
                    </span>
                    <span className="block wrap-anywhere text-ink-soft">
                      {told(isTheirs ? meanwhile.theirs[name] : values[name])}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <Button onClick={done} className="mt-6">
        {t('clashDone')}
      </Button>
    </Dialog>
  );
}

const SHOWN_MAX = 400;

function told(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  const text = typeof value === 'object' ? Object.values(value).filter(Boolean).join(' · ') : String(value);
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}
