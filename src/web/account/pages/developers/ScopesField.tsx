import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { ApiScope } from '#web/graphql/documents.gen.ts';
import { BoxesField, optionsOf } from '#web/ui/index.ts';

const SCOPES = ['read', 'profile', 'bid', 'watch', 'ask', 'leads'] as const satisfies readonly ApiScope[];

/** The scopes of a key or an application, as checkboxes. */
export function ScopesField(field: Omit<ComponentProps<typeof BoxesField<ApiScope>>, 'options'>) {
  const t = useTranslations('developers.keys.scope');
  return <BoxesField {...field} options={optionsOf(SCOPES, scope => t(scope))} />;
}
