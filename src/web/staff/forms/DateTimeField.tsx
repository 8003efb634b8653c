import { useTranslations } from 'use-intl';
import { type FieldError, TextField } from '#web/ui/index.ts';

type Props = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: FieldError | null;
  isRequired?: boolean;
};

/** A moment by the clocks of Paris, whatever clock the browser goes by. */
export function DateTimeField({ label, name, value, onChange, error, isRequired = true }: Props) {
  const t = useTranslations('admin.form');
  return (
    <TextField
      type="datetime-local"
      label={label}
      name={name}
      isRequired={isRequired}
      hint={t('parisTime')}
      value={value}
      onChange={event => onChange(event.target.value)}
      error={error}
    />
  );
}
