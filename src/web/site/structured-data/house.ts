import type { MetaDescriptor } from 'react-router';
import { brand } from '#shared/brand.ts';
import { offeredLocales } from '#shared/words/locale.ts';
import { machineData } from '#web/page-head.ts';

/** The house under one id, so that all pages refer to the same organization. */
const houseOf = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#house`,
  name: brand().name,
});

/** Returns the house with its contact data. */
export function houseData(
  origin: string,
  house: { readonly phone: string | null; readonly email: string; readonly address: string } | null = null,
): MetaDescriptor {
  return machineData({
    ...houseOf(origin),
    url: origin,
    logo: `${origin}/apple-touch-icon.png`,
    ...(house ? { email: house.email, address: house.address } : {}),
    ...(house?.phone ? { telephone: house.phone } : {}),
    areaServed: 'Europe',
    availableLanguage: offeredLocales(),
  });
}

export type Page = {
  readonly origin: string;
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly locale: string;
};

/** Returns a plain page. */
export function pageData(
  type: 'WebPage' | 'ContactPage' | 'AboutPage',
  { origin, path, name, description, locale, changedAt }: Page & { readonly changedAt?: string },
): MetaDescriptor {
  return machineData({
    '@type': type,
    name,
    description,
    url: origin + path,
    inLanguage: locale,
    publisher: houseOf(origin),
    ...(changedAt ? { dateModified: changedAt } : {}),
  });
}

/** Returns a service of the house. */
export function serviceData({ origin, path, name, description }: Omit<Page, 'locale'>): MetaDescriptor {
  return machineData({
    '@type': 'Service',
    name,
    description,
    url: origin + path,
    provider: houseOf(origin),
    areaServed: 'Europe',
  });
}
