import { PERMISSIONS } from '#server/context.ts';
import type { TypeEntry } from './index.ts';

/** What the house publishes, asks, and keeps for its staff. */
export const HOUSE: Readonly<Record<string, TypeEntry>> = {
  ArticleConnection: { everyone: 'edges pageInfo tags totalCount' },
  ArticleEdge: { everyone: 'cursor node' },
  FileImport: {
    'Ads:create': `archive authorName columns counts createdAt faults fileName id kind lines photos refusedPhotos
      resultCount separator state takenBackAt takenBackBy targets wish`,
  },
  FileImportColumn: { 'Ads:create': 'heading samples' },
  FileImportCounts: { 'Ads:create': 'created refused total unchanged updated waiting' },
  FileImportArchive: { 'Ads:create': 'byteCount fileName photoCount' },
  FileImportFault: { 'Ads:create': 'field reason value' },
  FileImportFaultCount: { 'Ads:create': 'count field reason' },
  FileImportLine: { 'Ads:create': 'faults line name outcome subjectId' },
  FileImportPhotos: { 'Ads:create': 'known refused stopped taken total waiting' },
  FileImportRefusedPhoto: { 'Ads:create': 'address fault line' },
  FileImportTarget: { 'Ads:create': 'field heading isRequired locale' },
  FileImportWish: { 'Ads:create': 'days decimal rate source takesGood targets updatesBy' },
  AuditChange: {
    'Users:update, Ads:update, Leads:read, Questions:answer, Content:update': 'after before name',
  },
  AuditEntry: {
    'Users:update, Ads:update, Leads:read, Questions:answer, Content:update':
      'action actorName changes id reason reasonLanguage recordedAt subjectId subjectName',
  },
  AuditPage: { 'Users:update': 'entries totalCount' },
  Content: {
    everyone: `author blocks brands cars date description endsOn isRetromobile locale locales place publishedAt slug
      startsOn tags title version`,
  },
  ContentAddress: { everyone: 'kind locale publishedAt slug title' },
  BuyerFee: { everyone: 'basisPoints leastCents mostCents' },
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
    'Content:update': `ads author body brands description endsOn isRetromobile number place publishedAt savedAt
      signature startsOn tags title`,
  },
  FaqEntry: { everyone: 'answer question' },
  EditedCarAd: { 'Ads:update': 'ad isInReview ownerName values' },
  StaffAd: {
    'Ads:update': `brand isInReview isPriceHidden kind model ownerId ownerName photo price status updatedAt uuid version
      year`,
  },
  StaffAdPage: { 'Ads:update': 'ads totalCount' },
  StaffOverview: {
    'Ads:update': 'drafts',
    'Ads:publish': 'adsToReview',
    'Auctions:update': 'closingsFailed endingSoon endingToday reservesAboveMandate running',
    'Leads:read': 'consignmentsLate leads leadsDue',
    'Orders:update':
      'ordersLate ordersUnread exportsDue carPapersDue vigilanceDue feesContested restoredFrom withdrawals',
    'Orders:update, Accounts:read': 'returnsDue',
    'Questions:answer': 'questions questionsFlagged questionsSince',
    'Users:update': 'jobsDead mailsRefused reportsWaiting',
  },
  MissingParticular: {
    [PERMISSIONS.join(', ')]: 'field keepsClosed setting',
  },
  FixedSettingField: { 'Settings:update': 'by field' },
  HouseSetting: { 'Settings:update': 'changes fixed name value' },
  HouseText: {
    'Settings:update': 'changes fixed group isChanged isPlanned key standard title value values',
  },
  HouseTextFault: { 'Settings:update': 'kind value' },
  HouseTextPage: { 'Settings:update': 'texts totalCount' },
  HouseTextPreview: { 'Settings:update': 'button fault language note paragraphs title' },
  HouseTextValue: { 'Settings:update': 'example value' },
  IncrementStep: { everyone: 'from increment' },
  Inquiry: { key: 'answers carUuid dueInHours form id isSent openStep updatedAt' },
  InquiryAnswer: { 'key, Leads:read': 'name values' },
  InquiryField: { everyone: 'isRequired kind maximum minimum name options takesOwnWords' },
  InquiryForm: { everyone: 'isGuarded makesAd name steps' },
  InquiryStep: { everyone: 'fields name' },
  ListedContent: {
    'Content:update': 'date locale newest plannedAt savedAt shown slug title',
  },
  PageInfo: { everyone: 'endCursor hasNextPage' },
  PublicVersion: { everyone: 'number publishedAt' },
  SettingChange: { 'Settings:update': 'authorName holdsFrom id isPlanned value writtenAt' },
  SettingEffect: { 'Settings:update': 'count keeps what' },
  SettingPreview: { 'Settings:update': 'after before effects holdsFrom holdsUntil' },
  UsualAuction: { 'Auctions:update': 'lengthDays windowSeconds' },
  Review: { everyone: 'date image language message name note purchase title uuid' },
  ReviewPurchase: { everyone: 'slug' },
  ReviewConnection: { everyone: 'edges pageInfo totalCount' },
  ReviewEdge: { everyone: 'cursor node' },
  ReviewImage: { everyone: 'alternativeText url' },
};
