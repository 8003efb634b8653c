/** What article A47 A-1 asks of the file of a year's entries, and what stands in it. */
/** A line of the file, by the names of its columns. */
export type FecRow = Record<string, string>;
const HEAD =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate ' +
  'EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise';

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}
export const centsIn = (text: string): bigint => BigInt(text.replace(',', ''));

/** What article A47 A-1 asks of a file, read anew from its text; what is wrong with it, line by line. */
export function faultsOf(bytes: Buffer, year: number): { rows: FecRow[]; faults: string[] } {
  const faults: string[] = [];
  const [head, ...lines] = new TextDecoder('iso-8859-15').decode(bytes).split('\r\n');
  if (lines.pop() !== '') faults.push('the last line has no end');
  if (head !== HEAD.split(' ').join('\t')) faults.push('the columns are not those of the law');
  const names = HEAD.split(' ');
  const rows = lines.map(line => {
    const cells = line.split('\t');
    if (cells.length !== names.length) faults.push(`${cells.length} cells: ${line}`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
  const wordFor = new Map<string, string>();
  let [number, day] = [0, ''];
  const sums = new Map<string, bigint>();
  for (const row of rows) {
    const wrong = (what: string) => faults.push(`${what}: ${JSON.stringify(row)}`);
    for (const name of ['JournalCode', 'JournalLib', 'CompteNum', 'CompteLib', 'PieceRef', 'EcritureLib'])
      if (row[name] === '') wrong(`no ${name}`);
    for (const name of ['EcritureDate', 'PieceDate', 'ValidDate'])
      if (!isDay(row[name] ?? '')) wrong(`no day in ${name}`);
    if (!row.EcritureDate?.startsWith(String(year))) wrong('another year');
    if ((row.EcritureDate ?? '') < day) wrong('before the entry above it');
    if ((row.ValidDate ?? '') < (row.EcritureDate ?? '')) wrong('fixed before it was written');
    const next = Number(row.EcritureNum);
    if (next !== number && next !== number + 1) wrong('a gap in the numbers');
    [number, day] = [next, row.EcritureDate ?? ''];
    if (!/^[1-7]\d{2,}$/.test(row.CompteNum ?? '')) wrong('no account of the chart');
    if ((row.CompAuxNum === '') !== (row.CompAuxLib === '')) wrong('half an auxiliary account');
    if ((row.Montantdevise === '') !== (row.Idevise === '')) wrong('half a currency');
    for (const [code, word] of [
      [`journal ${row.JournalCode}`, row.JournalLib],
      [`account ${row.CompteNum}`, row.CompteLib],
    ] as const)
      if ((wordFor.get(code) ?? word) !== word) wrong(`two names of ${code}`);
      else wordFor.set(code, word ?? '');
    for (const name of ['Debit', 'Credit'])
      if (!/^\d+,\d\d$/.test(row[name] ?? '')) wrong(`no amount in ${name}`);
    const [debit, credit] = [centsIn(row.Debit ?? '0'), centsIn(row.Credit ?? '0')];
    if ((debit === 0n) === (credit === 0n)) wrong('not one of debit and credit');
    sums.set(`${next} ${row.JournalCode}`, (sums.get(`${next} ${row.JournalCode}`) ?? 0n) + debit - credit);
  }
  for (const [entry, sum] of sums) if (sum !== 0n) faults.push(`entry ${entry} is out of balance by ${sum}`);
  if (sums.size !== number) faults.push('an entry stands in two journals');
  return { rows, faults };
}

/** What stands on an account: a debit above zero, in cents. */
export const balanceOf = (rows: readonly FecRow[], account: string): bigint =>
  rows
    .filter(row => row.CompteNum === account)
    .reduce((sum, row) => sum + centsIn(row.Debit ?? '0') - centsIn(row.Credit ?? '0'), 0n);
