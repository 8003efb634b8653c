import { type ComponentProps, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { slugify } from '#shared/words/text.ts';
import { TextField } from '#web/ui/index.ts';
import type { CarCatalogue, NamedName } from './use-car-catalogue.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange' | 'list'> & {
  name: NamedName;
  value: string;
  onValue: (value: string) => void;
  catalogue: CarCatalogue | null;
};

const LISTS = { brand: 'brands', model: 'models', version: 'versions' } as const;

/** A brand, model or version with suggestions of the catalogue. Other names are kept as typed, and marked as such. */
export function NamedField({ name, value, onValue, catalogue, onBlur, ...field }: Props) {
  const t = useTranslations('namedCar');
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isInIt, setInIt] = useState(false);
  const known = catalogue?.[LISTS[name]] ?? [];
  const meant = name === 'brand' ? catalogue?.meantBrand : name === 'model' ? catalogue?.meantModel : null;
  // No note is shown while a known name is still being typed.
  const isUnderWay = isInIt && known.some(one => slugify(one).startsWith(slugify(value)));
  const isQuiet = value.trim() === '' || isUnderWay;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <TextField
        {...field}
        ref={input}
        name={name}
        list={list}
        autoComplete="off"
        value={value}
        onChange={event => onValue(event.target.value)}
        onFocus={() => setInIt(true)}
        onBlur={event => {
          setInIt(false);
          onBlur?.(event);
        }}
      />
      <datalist id={list}>
        {known.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div role="status" className="text-14 text-ink-soft">
        {!isQuiet && meant != null && (
          <>
            {t('meant')}{' '}
            <button
              type="button"
              data-meant={name}
              className="link-line font-[560]"
              onClick={() => {
                onValue(meant);
                input.current?.focus();
              }}
            >
              {t('take', { name: meant })}
            </button>
          </>
        )}
        {!isQuiet && catalogue?.ownWords.includes(name) && <span data-own-words={name}>{t('own')}</span>}
      </div>
    </div>
  );
}
