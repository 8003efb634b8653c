/**
 * A form on one hook: what is typed by the server's names, what is wrong with each field, sending. What a form asks
 * is described in `#shared/fields`: `checkedFields` tells what is wrong before it is sent, and the server refuses the
 * same.
 */
export { checkedFields } from './checked-fields.ts';
export { ownPasswordIn } from './own-password.ts';
export { useErrorText } from './use-error-text.ts';
export { type FormOf, type Telling, useForm } from './use-form.ts';
export { useToday } from './use-today.ts';
export { WrongFields } from './wrong-fields.ts';
