/**
 * The places where a spreadsheet would start a formula: at the start of a cell, or within it if the file is opened with
 * another separator. After a line break a dash or plus is not matched, since it begins a list item.
 */
const FORMULA = /^(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])|(?<=[,;\t])(?=[=+\-@])|(?<=[\r\n])(?=[=@])/g;
const GUARD = /^'(?=[=+\-@])|(?<=[,;\t])'(?=[=+\-@])|(?<=[\r\n])'(?=[=@])/g;

/** Escapes a cell so that no spreadsheet runs it as a formula. */
export const guarded = (text: string): string => text.replace(FORMULA, "'");

/** Removes the apostrophes added by `guarded`. */
export const unguarded = (cell: string): string => cell.replace(GUARD, '').trim();
