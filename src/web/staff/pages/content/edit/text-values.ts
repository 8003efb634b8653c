import type { ContentDraftInput, EditedVersionFragment, Locale } from '#web/graphql/documents.gen.ts';
import type { TextOf } from '../text-id.ts';

/** What stands in the fields of the editor, as it is typed. */
export type TextValues = {
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly tags: string;
  readonly author: string;
  readonly brands: string;
  readonly ads: readonly string[];
  readonly isRetromobile: boolean;
  readonly place: string;
  readonly startsOn: string;
  readonly endsOn: string;
};

export const NOTHING: TextValues = {
  ...{ title: '', description: '', body: '', tags: '', author: '', brands: '', ads: [] },
  ...{ isRetromobile: false, place: '', startsOn: '', endsOn: '' },
};

export function valuesOf(version: EditedVersionFragment): TextValues {
  const { title, description, body, tags, signature, brands, ads, isRetromobile, place, startsOn, endsOn } =
    version;
  return {
    // Values are compared as they are written: their fields stand in one order.
    ...NOTHING,
    ...{ title, description, body, ads, isRetromobile },
    tags: tags.join(', '),
    author: signature ?? '',
    brands: brands.join(', '),
    place: place ?? '',
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
  };
}

const words = (text: string) =>
  text
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');

/** As the server takes it; what was left empty is not said. */
export function draftOf(of: TextOf, locale: Locale, values: TextValues): ContentDraftInput {
  const { title, description, body, ads, isRetromobile } = values;
  const { author, place, startsOn, endsOn } = values;
  const said = Object.entries({ author, place, startsOn, endsOn }).filter(([, text]) => text.trim() !== '');
  return {
    ...of,
    ...{ locale, title, description, body },
    tags: words(values.tags),
    brands: words(values.brands),
    ads: [...ads],
    isRetromobile,
    ...Object.fromEntries(said),
  };
}

/** As the server will have it: without spaces around, lists with one comma. */
export const tidied = (values: TextValues): TextValues => ({
  ...values,
  title: values.title.trim(),
  description: values.description.trim(),
  tags: words(values.tags).join(', '),
  brands: words(values.brands).join(', '),
});

/** The fields that are compared, in words. */
export type LineName = Exclude<keyof TextValues, 'body' | 'ads'>;

/** Everything of a text as lines, for a comparison. */
export function linesOf(values: TextValues, words: (name: LineName | 'cars') => string): string {
  const { ads, body, isRetromobile, ...about } = values;
  const said = Object.entries({ ...about, isRetromobile: isRetromobile ? '✓' : '', cars: ads.join(', ') });
  const lines = said
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${words(name as LineName)} : ${text}`);
  return [...lines, '', body].join('\n');
}
