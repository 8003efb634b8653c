import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { CallingBiddersDocument, type CallingBiddersQuery } from '#web/graphql/documents.gen.ts';
import { type FieldError, PhoneNumber, TextField } from '#web/ui/index.ts';

export type Caller = CallingBiddersQuery['callingBidders'][number];

/** The server looks for nothing shorter. */
const LENGTH_MIN = 3;

type Props = {
  name: string;
  /** What it is asked for, where it is no one who calls. */
  label?: string;
  typed: string;
  caller: Caller | null;
  /** What was typed, and who is chosen by it: nobody, until one of those found is. */
  onFind: (typed: string, caller: Caller | null) => void;
  error?: FieldError | null;
};

/** Somebody with an account, found by a part of their name, their number or their address. */
export function FindCaller({ name, label, typed, caller, onFind, error }: Props) {
  const t = useTranslations('admin.auctions.live.phone');
  const isLooking = typed.trim().length >= LENGTH_MIN;
  const { data } = useQueryOf(CallingBiddersDocument, { search: typed.trim() }, { enabled: isLooking });
  const found = (isLooking && data?.callingBidders) || [];
  const take = useEffectEvent((only: Caller) => {
    if (caller === null) onFind(typed, only);
  });
  // A whole address names its person: nothing is left to choose.
  const only =
    found.length === 1 && found[0]?.email?.toLowerCase() === typed.trim().toLowerCase() ? found[0] : null;
  useEffect(() => {
    if (only) take(only);
  }, [only]);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        name={name}
        label={label ?? t('person')}
        hint={t('personHint')}
        isRequired
        autoComplete="off"
        value={typed}
        onChange={event => onFind(event.target.value, null)}
        error={error}
      />
      <div role="status">
        {isLooking && data && found.length === 0 && <p className="text-14">{t('unknown')}</p>}
      </div>
      {found.length > 0 && (
        <fieldset className="max-h-56 overflow-y-auto rounded-box border border-line">
          <legend className="sr-only">{t('found')}</legend>
          {found.map(each => (
            <label
              key={each.id}
              className="flex min-h-11 items-center gap-3 border-line px-4 py-2 text-14 not-last:border-b hover:bg-wash"
            >
              <input
                type="radio"
                name={`${name}-found`}
                value={each.id}
                checked={each.id === caller?.id}
                onChange={() => onFind(typed, each)}
                className="size-5 accent-green"
              />
              <span className="min-w-0 flex-1">
                <span
                  {...(each.id === caller?.id ? { 'data-caller': '' } : {})}
                  className="font-[560]"
                >{`${each.firstName} ${each.lastName}`}</span>
                <span className="flex flex-wrap gap-x-2 text-12 text-ink-soft wrap-anywhere">
                  {each.pseudo && <span>{each.pseudo}</span>}
                  {each.phone && <PhoneNumber phone={each.phone} />}
                  {each.email && <span>{each.email}</span>}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {caller && !caller.isCardValid && <p className="text-14">{t('noCard')}</p>}
    </div>
  );
}
