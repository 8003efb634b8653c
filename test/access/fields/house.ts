import type { TypeEntry } from './index.ts';

/** What the house publishes, asks, and keeps for its staff. */
export const HOUSE: Readonly<Record<string, TypeEntry>> = {
  ArticleConnection: { everyone: 'edges pageInfo tags totalCount' },
  ArticleEdge: { everyone: 'cursor node' },
  Content: {
    everyone: `author blocks brands date description endsOn isRetromobile locale locales place publishedAt slug
      startsOn tags title version`,
  },
  ContentAction: { everyone: 'isMain label to' },
  ContentEntry: { everyone: 'lines title' },
  ContentFaq: { everyone: 'entries' },
  ContentFigure: { everyone: 'alt caption url' },
  ContentHeading: { everyone: 'id level line' },
  ContentLine: { everyone: 'spans' },
  ContentList: { everyone: 'isOrdered items' },
  ContentNote: { everyone: 'lines' },
  ContentParagraph: { everyone: 'line' },
  ContentRow: { everyone: 'cells' },
  ContentSpan: { everyone: 'href isEmphasized isStrong text' },
  ContentSteps: { everyone: 'steps' },
  ContentTable: { everyone: 'caption head rows' },
  ContentVersion: {
    'Content:update': 'author body description number publishedAt savedAt tags title',
  },
  FaqEntry: { everyone: 'answer question' },
  Inquiry: { key: 'answers carUuid form id isSent openStep updatedAt' },
  InquiryAnswer: { 'key, Leads:read': 'name values' },
  InquiryField: { everyone: 'isRequired kind maximum minimum name options' },
  InquiryForm: { everyone: 'makesAd name steps' },
  InquiryStep: { everyone: 'fields name' },
  Lead: {
    'Leads:read': `answers carUuid createdAt dueAt email form id leadSource name note ownerId phone state`,
  },
  LeadPage: { 'Leads:read': 'leads next' },
  PageInfo: { everyone: 'endCursor hasNextPage' },
  Review: { everyone: 'date image message name note title uuid' },
  ReviewConnection: { everyone: 'edges pageInfo totalCount' },
  ReviewEdge: { everyone: 'cursor node' },
  ReviewImage: { everyone: 'alternativeText url' },
};
