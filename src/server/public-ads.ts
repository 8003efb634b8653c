/**
 * Which ads everybody may see, as conditions of SQL on an ad that the statement calls `d`. The one place where that is
 * said: every statement that answers what is public asks it in these words, by which the partial indexes of ads are
 * found too.
 */

/** It is offered or sold, and its page was not taken from the public. */
export const IS_PUBLIC_AD = "(d.status in ('PUBLISHED', 'SOLD') and d.hidden_at is null)";

/** It was before the public, and was taken away. */
export const IS_GONE_AD = "(d.status = 'WITHDRAWN' or d.hidden_at is not null)";
