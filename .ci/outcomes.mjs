/**
 * What became of the tests, from the report that vitest left: with `counts` how many passed and failed, else a line for
 * each that failed, and for each that passed in a browser on its second try only.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const { testResults } = JSON.parse(readFileSync('artifacts/tests.json', 'utf8'));
const lines = [];
let good = 0;
let bad = 0;
for (const { name, status, message, assertionResults } of testResults) {
  const file = relative('.', name);
  let broken = 0;
  for (const { fullName, status: outcome, failureMessages } of assertionResults) {
    const [first] = failureMessages;
    // A random history that fails once has found something: only what waits for a browser may try again.
    const isUnsteady = outcome === 'passed' && first !== undefined;
    if (outcome === 'failed' || (isUnsteady && !file.startsWith('test/browser/'))) {
      broken += 1;
      lines.push(`failed: ${file}: ${fullName}`);
    } else if (outcome === 'passed') {
      good += 1;
      if (isUnsteady) lines.push(`passed on its second try: ${file}: ${fullName}: ${first.split('\n')[0]}`);
    }
  }
  if (status === 'failed' && broken === 0) lines.push(`failed: ${file}: ${message.split('\n')[0]}`);
  bad += broken;
}
console.log(process.argv[2] === 'counts' ? `${good} ${bad}` : lines.join('\n'));
