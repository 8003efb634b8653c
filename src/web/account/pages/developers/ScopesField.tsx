import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { ApiScope } from '#web/graphql/documents.gen.ts';
import { Checkbox, FieldErrorText } from '#web/ui/index.ts';

const SCOPES = ['read', 'profile', 'bid', 'watch', 'ask', 'leads'] as const satisfies readonly ApiScope[];

type Props = {
  label: string;
  scopes: readonly ApiScope[];
  onChange: (scopes: readonly ApiScope[]) => void;
  error: ComponentProps<typeof FieldErrorText>['error'];
};

/** What a key or an application may be good for, each in words. */
export function ScopesField({ label, scopes, onChange, error }: Props) {
  const t = useTranslations('developers.keys.scope');
  return (
    <fieldset>
      <legend className="font-[560] text-14">{label}</legend>
      {SCOPES.map(scope => (
        <Checkbox
          key={scope}
          name={scope}
          label={t(scope)}
          isChecked={scopes.includes(scope)}
          onChange={isIn => onChange(isIn ? [...scopes, scope] : scopes.filter(each => each !== scope))}
        />
      ))}
      <FieldErrorText id="scopes-error" error={error} />
    </fieldset>
  );
}
