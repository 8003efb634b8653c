/** The scopes of a key; it never may do more than its person. */
export const SCOPES = ['read', 'profile', 'bid', 'watch', 'ask', 'leads'] as const;
export type Scope = (typeof SCOPES)[number];

/** The scopes of a key of the house, which acts as an anonymous visitor. */
export const HOUSE_SCOPES: ReadonlySet<Scope> = new Set(['read', 'leads']);
