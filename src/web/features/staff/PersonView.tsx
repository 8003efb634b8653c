import { lazy, Suspense } from 'react';
import { loadNamespace } from '#web/i18n/index.ts';
import { useMe } from '../session/index.ts';

/** Nobody else's browser needs it. */
const ViewBar = lazy(async () => {
  const words = loadNamespace('own');
  const { ViewBar } = await import('./ViewBar.tsx');
  await words;
  return { default: ViewBar };
});

/** Tells staff who look at somebody's account whose it is, on every page, and lets them end it. */
export function PersonView() {
  const me = useMe();
  if (me.kind !== 'person' || me.person.viewedUntil === null) return null;
  return (
    <Suspense>
      <ViewBar person={me.person} until={Date.parse(me.person.viewedUntil)} />
    </Suspense>
  );
}
