import { type Builder, exposed } from '../graphql/index.ts';
import type { Block, Line, Span, Titled } from './block.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** What a text is made of, as the wall says it. */
export function blockType(builder: Builder) {
  const Line = lineType(builder);
  const Entry = entryType(builder, Line);
  const types = [...plainTypes(builder, Line), ...titledTypes(builder, Entry), tableType(builder, Line)];
  return builder.unionType('ContentBlock', { types, resolveType: block => `Content${block.kind}` });
}

function lineType(builder: Builder) {
  const Span = builder.objectRef<Span>('ContentSpan').implement({
    description: 'href is `route:` and a route’s name, an anchor, or an address outside.',
    fields: t => ({
      ...exposed(t, { String: ['text'], Boolean: ['isStrong', 'isEmphasized'] }),
      href: t.exposeString('href', { nullable: true }),
    }),
  });
  return builder.objectRef<Line>('ContentLine').implement({
    fields: t => ({ spans: t.expose('spans', { type: [Span] }) }),
  });
}
type LineRef = ReturnType<typeof lineType>;

function entryType(builder: Builder, Line: LineRef) {
  return builder.objectRef<Titled>('ContentEntry').implement({
    description: 'A step and what happens in it, or a question and its answer.',
    fields: t => ({
      title: t.expose('title', { type: Line }),
      lines: t.expose('lines', { type: [Line] }),
    }),
  });
}
type EntryRef = ReturnType<typeof entryType>;

function plainTypes(builder: Builder, Line: LineRef) {
  const Heading = builder.objectRef<Of<'Heading'>>('ContentHeading').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], Int: ['level'] }),
      line: t.expose('line', { type: Line }),
    }),
  });
  const Paragraph = builder.objectRef<Of<'Paragraph'>>('ContentParagraph').implement({
    fields: t => ({ line: t.expose('line', { type: Line }) }),
  });
  const List = builder.objectRef<Of<'List'>>('ContentList').implement({
    fields: t => ({
      isOrdered: t.exposeBoolean('isOrdered'),
      items: t.expose('items', { type: [Line] }),
    }),
  });
  const Note = builder.objectRef<Of<'Note'>>('ContentNote').implement({
    fields: t => ({ lines: t.expose('lines', { type: [Line] }) }),
  });
  const Figure = builder.objectRef<Of<'Figure'>>('ContentFigure').implement({
    fields: t => ({
      ...exposed(t, { String: ['url', 'alt'] }),
      caption: t.exposeString('caption', { nullable: true }),
    }),
  });
  const Action = builder.objectRef<Of<'Action'>>('ContentAction').implement({
    description: 'One thing the reader may want to do now; `isMain` for the first of a text.',
    fields: t => ({
      ...exposed(t, { String: ['label', 'to'], Boolean: ['isMain'] }),
    }),
  });
  return [Heading, Paragraph, List, Note, Figure, Action];
}

function titledTypes(builder: Builder, Entry: EntryRef) {
  const Steps = builder.objectRef<Of<'Steps'>>('ContentSteps').implement({
    fields: t => ({ steps: t.expose('steps', { type: [Entry] }) }),
  });
  const Faq = builder.objectRef<Of<'Faq'>>('ContentFaq').implement({
    fields: t => ({ entries: t.expose('entries', { type: [Entry] }) }),
  });
  return [Steps, Faq];
}

function tableType(builder: Builder, Line: LineRef) {
  const Row = builder.objectRef<{ readonly cells: readonly Line[] }>('ContentRow').implement({
    fields: t => ({ cells: t.expose('cells', { type: [Line] }) }),
  });
  return builder.objectRef<Of<'Table'>>('ContentTable').implement({
    fields: t => ({
      caption: t.exposeString('caption', { nullable: true }),
      head: t.expose('head', { type: [Line] }),
      rows: t.expose('rows', { type: [Row] }),
    }),
  });
}
