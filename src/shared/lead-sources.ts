/** By what way somebody may have come to the house. */
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
