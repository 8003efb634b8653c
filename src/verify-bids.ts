/** Works out every seal of every auction's log again, and fails when one does not hold: npm run verify-bids. */
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
  if (broken.length > 0) process.exitCode = 1;
});
