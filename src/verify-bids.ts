/** Recomputes every seal of each auction's log and of the accounting journal; fails when one does not hold. */
import { checkJournal } from '#server/accounting/index.ts';
import { checkBidLogs } from '#server/auctions/index.ts';
import { APP_ROLE, openDatabase } from '#server/database/index.ts';
import { reachDatabase, runCommand } from '#server/operations/index.ts';

await runCommand(async config => {
  await using reached = await reachDatabase(config);
  const { url } = reached;
  await using database = openDatabase({
    mainLane: 'LONG',
    url,
    role: APP_ROLE,
    applicationName: 'calandre verify-bids',
    onError: () => {},
  });
  const { count, broken } = await checkBidLogs(database);
  for (const { auctionId, broken: at } of broken) {
    console.error(`${auctionId}: the ${at?.of} are broken at line ${at?.line}`);
  }
  console.log(`${count} auctions, ${broken.length} broken`);
  const journal = await checkJournal(database);
  if (journal.brokenAt !== null) console.error(`the journal is broken at entry ${journal.brokenAt}`);
  if (broken.length > 0 || journal.brokenAt !== null) process.exitCode = 1;
});
