import type { MetaDescriptor } from 'react-router';
import { brand } from '#shared/brand.ts';
import { machineData } from '#web/page-head.ts';
import { type Block, isKind, plainWords } from './block.ts';
import { picturedCar } from './pictured-car.ts';

type Illustrated = { readonly blocks: readonly Block[]; readonly cars: Parameters<typeof picturedCar>[0] };

/** Returns the page's breadcrumb as structured data. */
export function breadcrumbData(
  origin: string,
  steps: readonly { readonly words: string; readonly path: string }[],
): MetaDescriptor {
  const itemListElement = steps.map(({ words, path }, index) => ({
    ...{ '@type': 'ListItem', position: index + 1, name: words, item: origin + path },
  }));
  return machineData({ '@type': 'BreadcrumbList', itemListElement });
}

/** Returns the questions and answers of a text as structured data; none without questions. */
export function faqData(blocks: readonly Block[]): MetaDescriptor[] {
  const entries = blocks.filter(isKind('ContentFaq')).flatMap(block => block.entries);
  return faqEntriesData(
    entries.map(({ title, lines }) => ({
      question: plainWords(title),
      answer: lines.map(plainWords).join('\n'),
    })),
  );
}

/** Returns plain questions and answers as structured data; none without questions. */
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

/** Returns an article with its author as structured data. */
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

/** Returns an event with its days and place as structured data. */
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

/** Returns the URL of a text's picture: the first in the text, else of its first car with a photo; null without one. */
export const pictureIn = ({ blocks, cars }: Illustrated): string | null =>
  blocks.find(isKind('ContentFigure'))?.url ?? picturedCar(cars)?.photos.front?.url ?? null;
