import format from 'use-intl/format-message/format-only';
import { brand } from '#shared/brand.ts';

type Formatters = Parameters<typeof format>[3]['formatters'];

/** Up to here every language writes a whole number with the same digits. */
const ALIKE_MAX = 999;

/**
 * Wraps the library's formatter of precompiled messages. Creating an Intl number format takes thirty milliseconds, so
 * small counts are written as plain digits. Every message can use the house's name.
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
