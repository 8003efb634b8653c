import type { TypeEntry } from './index.ts';

/** What people have and are told. */
export const PEOPLE: Readonly<Record<string, TypeEntry>> = {
  AccountEvent: { own: 'browser happenedAt id kind network system way' },
  ApiKey: { 'own, Users:update': 'createdAt id isOfApplication name origins perMinute scopes start usedAt' },
  Address: { own: 'city country id isDefault label street zipCode' },
  Alert: { own: 'chips frequency id isPaused matchCount name query tellsDrops tellsEdits' },
  EmailLetter: { key: 'asksPassword' },
  FavoriteCar: { own: 'addedAt car endingOffsets name uuid' },
  Group: { own: 'name permissions' },
  LinkSocialAccountPayload: { own: 'user' },
  LoginPayload: { own: 'user' },
  MadeApiKey: { 'own, Users:update': 'key secret' },
  MadeOAuthClient: { own: 'client secret' },
  MadeWebhook: { own: 'secret webhook' },
  OrderReview: { own: 'isPublic message note' },
  Mandate: {
    'own, Leads:read': `brand budget id mileageMax model name proposals sentAt state version yearFrom yearTo`,
  },
  MandateProposal: { 'own, Leads:read': 'answer car date id note noteLanguage reason reasonLanguage' },
  Member: { everyone: 'ads id isPro pseudo since trader' },
  MyBid: { own: 'bid date maxBid receipt version' },
  MyLot: { own: 'auction car finalPrice myBidderId myMaxBid standing' },
  Notification: {
    own:
      'ad alertName amount amountWas car count date decision dropCount editCount end id isRead isSeller isSold kind ' +
      'mandateId mandateNews offerId offerNews orderId orderNews isForHouse reason reasonLanguage start',
  },
  NotificationChoice: { own: 'channels isMailNeeded kind' },
  NotificationConnection: { own: 'liveKey nodes pageInfo unreadCount' },
  NotificationSettings: { own: 'choices endingOffsets pushKey quietFrom quietUntil' },
  OpenQuestion: { own: 'car date id question questionLanguage' },
  OAuthAuthorization: { signedIn: 'home maker name scopes sendTo' },
  OAuthClient: { own: 'createdAt id name personCount redirects scopes usedAt' },
  Passkey: { own: 'createdAt hasRecoveryCodes id label recoveryCodes usedAt' },
  PasskeyLoginPayload: { own: 'user' },
  PaymentCard: { own: 'brand expiresAt isValid lastFour' },
  RegisterPayload: { own: 'user' },
  SecondFactor: { own: 'hasTotp isEnrolled isNeeded recoveryCodesLeft' },
  Session: { 'own, Users:update': 'browser createdAt id isCurrent network seenAt system' },
  Webhook: { 'own, Users:update': 'createdAt deadCount events id oldSecretUntil url waitingCount' },
  WebhookMessage: {
    'own, Users:update': 'attempts createdAt deliveredAt diedAt event id lastError lastStatus nextAt payload',
  },
  SocialLink: { key: 'email provider' },
  TotpSetup: { own: 'picture secret' },
  User: {
    own: `addedPermissions addresses cardGoodUntil email firstName groups hasPassword id isAuctionCGVAccepted isCardValid
      isEmailConfirmed language lastName mustConfirmEmail phone pseudo takesMarketing termsAcceptedAt viewedUntil wantedEmail`,
  },
};
