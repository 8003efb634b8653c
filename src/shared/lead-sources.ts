/** The channels by which a lead can come. */
export const LEAD_SOURCES = [
  'website',
  'phone_call',
  'chat',
  'system_generated',
  'partner',
  'email',
  'shortlink',
  'video',
] as const;
