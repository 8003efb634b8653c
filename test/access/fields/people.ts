import type { TypeEntry } from './index.ts';

/** What people have and are told. */
export const PEOPLE: Readonly<Record<string, TypeEntry>> = {
  Address: { own: 'city country id isDefault label street zipCode' },
  Alert: { own: 'createdAt frequency id isPaused matchCount name query' },
  Group: { own: 'name permissions' },
  LinkSocialAccountPayload: { own: 'user' },
  LoginPayload: { own: 'user' },
  Member: { everyone: 'ads id isPro pseudo since' },
  Notification: {
    own: 'ad alertName amount count date decision end id isRead isSeller isSold kind offerId offerNews orderId',
  },
  NotificationChoice: { own: 'channels isMailNeeded kind' },
  NotificationConnection: { own: 'liveKey nodes pageInfo unreadCount' },
  NotificationSettings: { own: 'choices endingOffsets pushKey quietFrom quietUntil' },
  PaymentCard: { own: 'brand expiresAt isValid lastFour' },
  RegisterPayload: { own: 'user' },
  Session: { own: 'browser createdAt id isCurrent seenAt system' },
  SocialLink: { key: 'email provider' },
  User: {
    own: `addedPermissions addresses email firstName groups hasPassword id isAuctionCGVAccepted isCardValid
      isEmailConfirmed language lastName phone pseudo takesMarketing termsAcceptedAt wantedEmail`,
  },
};
