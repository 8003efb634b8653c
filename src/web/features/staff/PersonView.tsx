import { loadNamespace } from '#web/i18n/index.ts';
import { useOnDemand } from '../on-demand/index.ts';
import { useMe } from '../session/index.ts';

/** Shows staff whose account they are viewing, on every page, and lets them end it; loaded for nobody else. */
export function PersonView() {
  const me = useMe();
  const person = me.kind === 'person' && me.person.viewedUntil !== null ? me.person : null;
  const view = useOnDemand(person !== null, loadView);
  if (!view || !person?.viewedUntil) return null;
  return <view.ViewBar person={person} until={Date.parse(person.viewedUntil)} />;
}

async function loadView() {
  const [{ ViewBar }] = await Promise.all([import('./ViewBar.tsx'), loadNamespace('own')]);
  return { ViewBar };
}
