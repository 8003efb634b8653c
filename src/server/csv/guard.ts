/**
 * Where a spreadsheet would read the beginning of a formula: of a cell, or within it where the file is parted by
 * another sign than ours. After the end of a line a dash or a plus begins what people list.
 */
const FORMULA = /^(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])|(?<=[,;\t])(?=[=+\-@])|(?<=[\r\n])(?=[=@])/g;
const GUARD = /^'(?=[=+\-@])|(?<=[,;\t])'(?=[=+\-@])|(?<=[\r\n])'(?=[=@])/g;

/** A cell that no spreadsheet takes for a formula. */
export const guarded = (text: string): string => text.replace(FORMULA, "'");

/** A cell without the apostrophes that keep it from being a formula. */
export const unguarded = (cell: string): string => cell.replace(GUARD, '').trim();
