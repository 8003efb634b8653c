import { linkTo } from '#shared/paths/links.ts';
import type { Locale } from '#web/i18n/index.ts';

/** The step that shows all answers before they are sent. */
export const SUMMARY = 'summary';

/** Returns the URL of a form's step; a draft not started yet has no id. */
export function stepAddress(form: string, locale: Locale, id: string | null, step: string): string {
  const formId = id ?? 'new';
  switch (form) {
    case 'carHunter':
      return linkTo('form/carhunter', locale, { formId, step });
    case 'carHunterLead':
      return linkTo('form/carhunter-lead', locale, { formId, step });
    case 'buyMultiple':
      return id === null
        ? linkTo('form/buy/multiple/new', locale)
        : linkTo('form/buy/multiple', locale, { formId, step });
    case 'buyPrecise':
      return linkTo('form/buy/precise', locale, {}, { id, step });
    case 'buyBudget':
      return linkTo('form/buy/budget', locale, {}, { id, step });
    case 'concierge':
      return linkTo('form/concierge', locale, {}, { id, step });
    case 'withdrawal':
      return linkTo('withdrawal', locale, {}, { id, step });
    case 'managedSale':
      return linkTo('form/managedSale', locale, { formId, step });
    case 'sellAd':
    case 'sellAuction':
      return sellingAddress(locale, id, step);
    default:
      return linkTo('contact', locale);
  }
}

/** Returns the same URL with the current query, so that for instance a campaign's name is kept. */
export function stepAddressWith(
  query: URLSearchParams,
  ...[form, locale, id, step]: Parameters<typeof stepAddress>
): string {
  const [path = '', own] = stepAddress(form, locale, id, step).split('?');
  const all = new URLSearchParams(own);
  for (const [name, value] of query) if (name !== 'id' && name !== 'step') all.append(name, value);
  return all.size === 0 ? path : `${path}?${all}`;
}

/** Returns the URL of a selling step. The last step has its own: there the draft becomes an ad or an auction. */
function sellingAddress(locale: Locale, id: string | null, step: string): string {
  if (id === null) return linkTo('form/sell/new', locale);
  if (step === 'ad') return linkTo('form/ad', locale, { formId: id });
  if (step === 'auction') return linkTo('form/auction', locale, { formId: id });
  return linkTo('form/sell', locale, { formId: id, step });
}
