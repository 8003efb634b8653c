import type { MetaDescriptor } from 'react-router';
import { type Block, isKind, plainWords } from './block.ts';

const ld = (thing: object): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', ...thing },
});

/** Where the page stands, for those who read pages by machine. */
export function breadcrumbData(
  origin: string,
  steps: readonly { readonly words: string; readonly path: string }[],
): MetaDescriptor {
  const itemListElement = steps.map(({ words, path }, index) => ({
    ...{ '@type': 'ListItem', position: index + 1, name: words, item: origin + path },
  }));
  return ld({ '@type': 'BreadcrumbList', itemListElement });
}

/** The questions of a text and their answers; none where there is no question. */
export function faqData(blocks: readonly Block[]): MetaDescriptor[] {
  const entries = blocks.filter(isKind('ContentFaq')).flatMap(block => block.entries);
  if (entries.length === 0) return [];
  const mainEntity = entries.map(({ title, lines }) => ({
    '@type': 'Question',
    name: plainWords(title),
    acceptedAnswer: { '@type': 'Answer', text: lines.map(plainWords).join('\n') },
  }));
  return [ld({ '@type': 'FAQPage', mainEntity })];
}

/** An article and who signs it. */
export function articleData(of: {
  title: string;
  description: string;
  date: string;
  publishedAt: string;
  author: string | null;
  locale: string;
}): MetaDescriptor {
  return ld({
    '@type': 'BlogPosting',
    headline: of.title,
    description: of.description,
    datePublished: of.date,
    dateModified: of.publishedAt,
    inLanguage: of.locale,
    author: { '@type': 'Person', name: of.author ?? 'Calandre' },
    publisher: { '@type': 'Organization', name: 'Calandre' },
  });
}

/** An event, its days and its place. */
export function eventData(of: {
  title: string;
  description: string;
  startsOn: string | null;
  endsOn: string | null;
  place: string | null;
}): MetaDescriptor {
  return ld({
    '@type': 'Event',
    name: of.title,
    description: of.description,
    startDate: of.startsOn,
    endDate: of.endsOn,
    location: { '@type': 'Place', name: of.place, address: of.place },
    organizer: { '@type': 'Organization', name: 'Calandre' },
  });
}
