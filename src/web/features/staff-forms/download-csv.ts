/** A cell that a spreadsheet reads as text, and never as a formula. */
function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a table to whoever asked for it, as French spreadsheets read it. */
export function downloadCsv(name: string, rows: readonly (readonly (string | number | null)[])[]): void {
  const text = rows.map(row => row.map(cellOf).join(';')).join('\r\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
