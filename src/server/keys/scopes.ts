/** What a key may be good for; it never does more than its person may. */
export const SCOPES = ['read', 'profile', 'bid', 'watch', 'ask', 'leads'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a key of the house is good for: it acts as nobody, so as every visitor may. */
export const HOUSE_SCOPES: ReadonlySet<Scope> = new Set(['read', 'leads']);
