import { classes } from './classes.ts';
import { CONTROL_CLASSES, Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { type PhoneEntry, phoneEntryOf, readPhone } from './phone.ts';
import { CALLING_CODES, isPhoneCountry, PHONE_COUNTRIES } from './phone-codes.ts';
import { useUiWords } from './UiWords.tsx';

type PhoneFieldProps = FieldProps & { entry: PhoneEntry; onEntry: (entry: PhoneEntry) => void };

/** A country and a phone number; `readPhone` returns the international form when the form is sent. */
export function PhoneField({ entry, onEntry, ...field }: PhoneFieldProps) {
  const words = useUiWords();
  const here = isPhoneCountry(words.houseCountry) ? words.houseCountry : 'FR';
  // The first keystroke fixes the default country under which the number is typed.
  const country = entry.country ?? here;
  // A typed prefix of another country, such as +44, selects that country.
  const followPrefix = async () => {
    if (!entry.text.trim().startsWith('+')) return;
    const phone = await readPhone(entry);
    if (phone) onEntry(await phoneEntryOf(phone));
  };

  return (
    <Field {...field}>
      {control => (
        <div className="flex gap-2">
          <div className="relative w-28 shrink-0">
            <select
              aria-label={words.phoneCountry}
              name={`${control.name}Country`}
              autoComplete="tel-country-code"
              value={country}
              onChange={event => {
                if (isPhoneCountry(event.target.value)) onEntry({ ...entry, country: event.target.value });
              }}
              className={classes(CONTROL_CLASSES, 'tabular appearance-none pr-8 text-transparent')}
            >
              {PHONE_COUNTRIES.map(country => (
                <option key={country} value={country} className="text-ink">
                  {words.countries[country]} +{CALLING_CODES[country]}
                </option>
              ))}
            </select>
            <span
              aria-hidden="true"
              className="tabular pointer-events-none absolute inset-0 flex items-center justify-between pr-3 pl-4"
            >
              {country} +{CALLING_CODES[country]}
              <Icon name="chevronDown" className="size-4 text-ink-soft" />
            </span>
          </div>
          <input
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            value={entry.text}
            onChange={event => onEntry({ country, text: event.target.value })}
            onBlur={() => void followPrefix()}
            className={classes(CONTROL_CLASSES, 'tabular min-w-0 flex-1')}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}
