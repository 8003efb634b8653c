import type { Builder } from '../graphql/index.ts';

/** A sheet on its way to whoever saves it. */
export function csvFileType(builder: Builder) {
  return builder.objectRef<string>('CsvFile').implement({
    description: 'A table as a file, to be saved.',
    fields: t => ({ text: t.string({ resolve: text => text }) }),
  });
}

export type CsvFileRef = ReturnType<typeof csvFileType>;
