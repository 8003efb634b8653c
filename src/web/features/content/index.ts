/**
 * Editorial texts as blocks: loading, splitting into chapters, rendering and links. Texts only ever become React
 * elements; their markup is never rendered.
 */
export { addressOf } from './address.ts';
export { ActionButton, Blocks } from './Blocks.tsx';
export { type Action, type Block, type Chapter, chaptersOf, isKind, plainWords } from './block.ts';
export { Chapters, Spread } from './Chapters.tsx';
export { Illustration } from './Illustration.tsx';
export { loadPage } from './load-page.ts';
export { picturedCar } from './pictured-car.ts';
export {
  articleData,
  breadcrumbData,
  eventData,
  faqData,
  faqEntriesData,
  pictureIn,
} from './structured-data.ts';
export { Words } from './Words.tsx';
