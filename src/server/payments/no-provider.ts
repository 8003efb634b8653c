import { AppError } from '../errors.ts';
import type { Provider } from './provider.ts';

/**
 * A house in production that names nobody who takes money takes none: nothing asked of it is ever taken for paid, or
 * for given back. Each verb @throws AppError PaymentUnavailable
 */
export function noProvider(): Provider {
  const refuse = () => Promise.reject(new AppError('PaymentUnavailable'));
  const refund = { refund: refuse, forget: refuse };
  return { name: 'none', openSetup: refuse, charge: refuse, look: refuse, abandon: refuse, ...refund };
}
