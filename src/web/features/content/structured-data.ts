import type { MetaDescriptor } from 'react-router';
import { brand } from '#shared/brand.ts';
import { machineData } from '#web/page-head.ts';
import { type Block, isKind, plainWords } from './block.ts';
import { picturedCar } from './pictured-car.ts';

type Illustrated = { readonly blocks: readonly Block[]; readonly cars: Parameters<typeof picturedCar>[0] };

/** Where the page stands, for those who read pages by machine. */
export function breadcrumbData(
  origin: string,
  steps: readonly { readonly words: string; readonly path: string }[],
): MetaDescriptor {
  const itemListElement = steps.map(({ words, path }, index) => ({
    ...{ '@type': 'ListItem', position: index + 1, name: words, item: origin + path },
  }));
  return machineData({ '@type': 'BreadcrumbList', itemListElement });
}

/** The questions of a text and their answers; none where there is no question. */
export function faqData(blocks: readonly Block[]): MetaDescriptor[] {
  const entries = blocks.filter(isKind('ContentFaq')).flatMap(block => block.entries);
  return faqEntriesData(
    entries.map(({ title, lines }) => ({
      question: plainWords(title),
      answer: lines.map(plainWords).join('\n'),
    })),
  );
}

/** Questions and answers in plain words; nothing where there is none. */
export function faqEntriesData(
  entries: readonly { readonly question: string; readonly answer: string }[],
): MetaDescriptor[] {
  if (entries.length === 0) return [];
  const mainEntity = entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [machineData({ '@type': 'FAQPage', mainEntity })];
}

/** An article and who signs it. */
export function articleData(of: {
  title: string;
  description: string;
  date: string;
  publishedAt: string;
  author: string | null;
  locale: string;
  picture: string;
}): MetaDescriptor {
  return machineData({
    '@type': 'BlogPosting',
    image: of.picture,
    headline: of.title,
    description: of.description,
    datePublished: of.date,
    dateModified: of.publishedAt,
    inLanguage: of.locale,
    author: { '@type': 'Person', name: of.author ?? brand().name },
    publisher: { '@type': 'Organization', name: brand().name },
  });
}

/** An event, its days and its place. */
export function eventData(of: {
  title: string;
  description: string;
  startsOn: string | null;
  endsOn: string | null;
  place: string | null;
  address: string;
  picture: string;
}): MetaDescriptor {
  return machineData({
    '@type': 'Event',
    url: of.address,
    image: of.picture,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    name: of.title,
    description: of.description,
    startDate: of.startsOn,
    endDate: of.endsOn,
    location: { '@type': 'Place', name: of.place, address: of.place },
    organizer: { '@type': 'Organization', name: brand().name },
  });
}

/** A text's picture: the first in its words, else that of the first car beside it; null where it has none. */
export const pictureIn = ({ blocks, cars }: Illustrated): string | null =>
  blocks.find(isKind('ContentFigure'))?.url ?? picturedCar(cars)?.photos.front?.url ?? null;
