/**
 * Forms with one hook: values by the server's field names, errors by field, and sending. The fields are described in
 * `#shared/fields`: `checkedFields` validates them before sending, and the server validates them the same.
 */
export { checkedFields } from './checked-fields.ts';
export { ownPasswordIn } from './own-password.ts';
export { useErrorText } from './use-error-text.ts';
export { type FormOf, type Telling, useForm } from './use-form.ts';
export { useToday } from './use-today.ts';
export { WrongFields } from './wrong-fields.ts';
