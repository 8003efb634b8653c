/** Ads from a file. */
export const importing = {
  title: 'Import ads',
  text: 'A file is brought in whole or not at all. The ads arrive as drafts.',
  file: 'CSV or JSON file',
  hint: 'The columns are those of the export. In JSON: a list of ads, with the fields of the API. 2,000 ads at most.',
  try: 'Try without writing',
  bring: 'Import',
  sending: 'Sending the file…',
  running: 'Reading: {done} of {count}',
  done: '{count, plural, one {# ad imported.} other {# ads imported.}}',
  tried:
    '{count, plural, one {# ad read without a fault. Nothing was written.} other {# ads read without a fault. Nothing was written.}}',
  refused:
    '{count, plural, one {Nothing was imported: one line is to be mended.} other {Nothing was imported: # lines are to be mended.}}',
  line: 'Line {line}',
  fault: '“{field}” is not valid.',
  noTable: 'This line cannot be read.',
  past: 'Latest files',
  states: { WAITING: 'Waiting', RUNNING: 'Under way', DONE: 'Imported', TRIED: 'Tried', REFUSED: 'Refused' },
} as const;
