import format from 'use-intl/format-message/format-only';
import { brand } from '#shared/brand.ts';

type Formatters = Parameters<typeof format>[3]['formatters'];

/** Up to here a whole number is written alike in every language: its digits. */
const ALIKE_MAX = 999;

/**
 * The library's formatter of sentences that are read already. It asks the browser to write every count, which takes
 * thirty milliseconds to learn how; small ones are their digits. Every sentence may say whose house it is.
 */
export default function formatMessage(...[key, message, values, options]: Parameters<typeof format>) {
  const { formatters } = options;
  return format(
    key,
    message,
    { houseName: brand().name, ...values },
    { ...options, formatters: { ...formatters, getNumberFormat } },
  );

  function getNumberFormat(...asked: Parameters<Formatters['getNumberFormat']>) {
    const isPlain = asked[1] === undefined;
    return {
      format: (value: number) =>
        isPlain && Number.isInteger(value) && Math.abs(value) <= ALIKE_MAX
          ? String(value)
          : formatters.getNumberFormat(...asked).format(value),
    } as Intl.NumberFormat;
  }
}
formatMessage.raw = false;
