import { AppError } from '../errors.ts';
import type { Provider } from './provider.ts';

/**
 * The provider of a production house that configured none: it takes no money, and reports nothing as paid or refunded.
 * Each method @throws AppError PaymentUnavailable
 */
export function noProvider(): Provider {
  const refuse = () => Promise.reject(new AppError('PaymentUnavailable'));
  const refund = { refund: refuse, forget: refuse };
  return { name: 'none', openSetup: refuse, charge: refuse, look: refuse, abandon: refuse, ...refund };
}
