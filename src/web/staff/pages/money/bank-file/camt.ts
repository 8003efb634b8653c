import { centsOfDecimal, cut, type Found } from './found.ts';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(0[2-9]|1\d)$/;

/** Returns the elements at a path below one, in any version's XML namespace. */
function allAt(from: Element, ...path: string[]): Element[] {
  return path.reduce<Element[]>(
    (found, name) => found.flatMap(each => [...each.children].filter(child => child.localName === name)),
    [from],
  );
}
const textAt = (from: Element, ...path: string[]): string =>
  allAt(from, ...path)[0]?.textContent?.trim() ?? '';
/** Returns the text of the first path that has one. */
const firstOf = (from: Element, ...paths: string[][]): string =>
  paths.map(path => textAt(from, ...path)).find(text => text !== '') ?? '';

/**
 * Reads a CAMT.053 statement, versions 02 to 08 and similar, with the browser's parser. Bank files have no document
 * type, so a file with one is refused before parsing. null when it is none.
 */
export function readCamt(text: string): Found | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return null;
  const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  if (root.localName !== 'Document' || !NAMESPACE.test(root.namespaceURI ?? '')) return null;
  const found: Found = { credits: [], faults: [], debitCount: 0 };
  let line = 0;
  for (const statement of allAt(root, 'BkToCstmrStmt', 'Stmt')) {
    const account = firstOf(statement, ['Acct', 'Id', 'IBAN'], ['Acct', 'Id', 'Othr', 'Id']);
    for (const entry of allAt(statement, 'Ntry')) readEntry(found, entry, account, ++line);
  }
  return found;
}

function readEntry(found: Found, entry: Element, account: string, line: number): void {
  const details = allAt(entry, 'NtryDtls', 'TxDtls');
  const isCredit = textAt(entry, 'CdtDbtInd') === 'CRDT';
  const back = details.flatMap(each => allAt(each, 'RtrInf'));
  const isBack = isTrue(textAt(entry, 'RvslInd')) || back.length > 0;
  const about = `${textAt(entry, 'Amt')} ${details[0] ? otherOf(details[0], 'Dbtr') : textAt(entry, 'AddtlNtryInf')}`;
  const fault = (reason: Found['faults'][number]['reason']) => {
    // Unreadable debits are only counted: nobody waits for them.
    if (isCredit || reason === 'REVERSED') found.faults.push({ line, reason, about: cut(about, 100) });
    else found.debitCount += 1;
  };
  // A credit that was reversed: staff undo its booking manually.
  if (isBack && !isCredit) return fault('REVERSED');
  if (firstOf(entry, ['Sts', 'Cd'], ['Sts']) !== 'BOOK') return fault('PENDING');
  const total = allAt(entry, 'Amt')[0];
  if (total?.getAttribute('Ccy') !== 'EUR') return fault('CURRENCY');
  const parts = details.length < 2 ? [centsOfDecimal(total.textContent ?? '')] : details.map(amountOf);
  const way = isCredit ? 'CRDT' : 'DBIT';
  if (details.length > 1 && !addsUp(parts, details, way, centsOfDecimal(total.textContent ?? '')))
    return fault('DETAILS');
  const kind = isCredit ? ('RETURN' as const) : ('DEBIT' as const);
  const move = isBack || !isCredit ? { move: { kind, reason: isBack ? reasonOf(back) : '' } } : {};
  const valueOn = firstOf(
    entry,
    ['ValDt', 'Dt'],
    ['ValDt', 'DtTm'],
    ['BookgDt', 'Dt'],
    ['BookgDt', 'DtTm'],
  ).slice(0, 10);
  const ownReference = firstOf(entry, ['AcctSvcrRef'], ['NtryRef']);
  for (const [detail, amountCents] of parts.entries()) {
    const from = details[detail] ?? entry;
    found.credits.push({
      ...{ line, detail, account, amountCents, valueOn },
      bankReference: cut(ownReference || textAt(from, 'Refs', 'AcctSvcrRef'), 140),
      payer: cut(otherOf(from, isCredit ? 'Dbtr' : 'Cdtr'), 140),
      ...move,
      reference: cut(wroteOf(from) || textAt(entry, 'AddtlNtryInf'), 500),
    });
  }
}

const isTrue = (text: string): boolean => text === 'true' || text === '1';

/** Returns the amount of one payment among several, in cents; NaN if it is not given in euros. */
function amountOf(detail: Element): number {
  const [amount] = [...allAt(detail, 'Amt'), ...allAt(detail, 'AmtDtls', 'TxAmt', 'Amt')];
  return amount?.getAttribute('Ccy') === 'EUR' ? centsOfDecimal(amount.textContent ?? '') : Number.NaN;
}

/** Whether the payments of an entry all have the same direction and add up to its amount. */
function addsUp(
  parts: readonly number[],
  details: readonly Element[],
  way: 'CRDT' | 'DBIT',
  total: number,
): boolean {
  const isOneWay = details.every(each => ['', way].includes(textAt(each, 'CdtDbtInd')));
  return isOneWay && parts.reduce((sum, cents) => sum + cents, 0) === total;
}

/** Returns the name of the other party. */
const otherOf = (detail: Element, side: 'Dbtr' | 'Cdtr'): string =>
  firstOf(
    detail,
    ['RltdPties', `Ultmt${side}`, 'Pty', 'Nm'],
    ['RltdPties', `Ultmt${side}`, 'Nm'],
    ['RltdPties', side, 'Pty', 'Nm'],
    ['RltdPties', side, 'Nm'],
  );

/** Returns why a transfer was returned: the bank's code and words. */
function reasonOf(back: readonly Element[]): string {
  const said = back.flatMap(each => [
    ...allAt(each, 'Rsn', 'Cd'),
    ...allAt(each, 'Rsn', 'Prtry'),
    ...allAt(each, 'AddtlInf'),
  ]);
  return cut(said.map(each => each.textContent ?? '').join(' '), 140) || 'RVSL';
}

/** Returns the payer's reference: free text, structured reference, and end-to-end id. */
function wroteOf(detail: Element): string {
  const free = allAt(detail, 'RmtInf', 'Ustrd').map(each => each.textContent ?? '');
  const formed = allAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(each => each.textContent ?? '');
  const endToEnd = textAt(detail, 'Refs', 'EndToEndId');
  return [...free, ...formed, endToEnd === 'NOTPROVIDED' ? '' : endToEnd].filter(Boolean).join(' ');
}
