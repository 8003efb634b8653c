import type { RequestError } from '#web/graphql/index.ts';
import type { Problems } from './wrong-fields.ts';

/** Shows the refusal of a wrong current password at the field of that name. */
export const ownPasswordIn =
  (name: string) =>
  ({ code }: RequestError): Problems | null =>
    code === 'InvalidCredentials' ? { [name]: 'form.validation.ownPassword' } : null;
