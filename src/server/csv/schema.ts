import type { Builder } from '../graphql/index.ts';
import type { CsvPart } from './index.ts';

/** A sheet on its way to whoever saves it. */
export function csvFileType(builder: Builder) {
  return builder.objectRef<CsvPart>('CsvFile').implement({
    description: 'A table as a file, to be saved: a part of it at a time, one behind the other.',
    fields: t => ({
      text: t.exposeString('text'),
      nextPage: t.exposeInt('nextPage', { nullable: true, description: 'Null where this part is the last.' }),
    }),
  });
}

export type CsvFileRef = ReturnType<typeof csvFileType>;
