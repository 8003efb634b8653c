/** Types of which no query of the test has every field in hand, and why; the other tests stand for them. */
export const UNMET: Readonly<Record<string, string>> = {
  AdImport: 'one sees only one’s own: src/server/imports',
  AdImportLine: 'one sees only one’s own: src/server/imports',
  ContentFigure: 'no text of the house has a picture yet: src/server/content/blocks.test.ts',
  EditedPhoto: 'no car of the scene has a photo: src/server/ads/editing.test.ts',
  FeePayment: 'the answer of a mutation: src/server/orders',
  HandoverReport: 'written once all is paid: src/server/orders',
  OrderSignature: 'given by a code from a mailbox: src/server/orders',
  LinkSocialAccountPayload: 'the answer of a mutation: src/server/social',
  LoginPayload: 'the answer of a mutation: src/server/accounts',
  RegisterPayload: 'the answer of a mutation: src/server/accounts',
  OwnerContact: 'the answer of a mutation: src/server/ads',
  SocialLink: 'waits in the browser of somebody back from another house: src/server/social',
};
