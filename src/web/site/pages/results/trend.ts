export type Sale = { readonly endedAt: string; readonly price: number };
export type Trend = { readonly perYear: number; priceAt(at: number): number };

/** With fewer sales a trend line would be misleading. */
const SALES_MIN = 5;
const YEAR_MS = 365.25 * 24 * 3_600_000;

/** Returns the least-squares line through all sales; null with too few, or all at one moment. */
export function trendOf(sales: readonly Sale[]): Trend | null {
  if (sales.length < SALES_MIN) return null;
  const times = sales.map(sale => Date.parse(sale.endedAt));
  const meanTime = times.reduce((sum, time) => sum + time, 0) / times.length;
  const meanPrice = sales.reduce((sum, sale) => sum + sale.price, 0) / sales.length;
  let together = 0;
  let spread = 0;
  for (const [index, sale] of sales.entries()) {
    const away = (times[index] as number) - meanTime;
    together += away * (sale.price - meanPrice);
    spread += away * away;
  }
  if (spread === 0) return null;
  const slope = together / spread;
  return { perYear: slope * YEAR_MS, priceAt: at => meanPrice + slope * (at - meanTime) };
}
