import type { RequestError } from '#web/graphql/index.ts';
import type { Problems } from './wrong-fields.ts';

/** A password that is not one's own is told at the field of that name. */
export const ownPasswordIn =
  (name: string) =>
  ({ code }: RequestError): Problems | null =>
    code === 'InvalidCredentials' ? { [name]: 'form.validation.ownPassword' } : null;
