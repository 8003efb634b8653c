/** Creates the first owner account, while the house runs or not: npm run owner -- <email> [--another]. */
import { Registry } from 'prom-client';
import { makeOwner } from '#server/accounts/index.ts';
import { APP_ROLE, migrate, openDatabase } from '#server/database/index.ts';
import { AppError } from '#server/errors.ts';
import { openEvents } from '#server/events.ts';
import { openLog } from '#server/log.ts';
import { reachDatabase, runCommand } from '#server/operations/index.ts';
import { StartError } from '#server/start-error.ts';

const REFUSED: Readonly<Partial<Record<AppError['code'], string>>> = {
  InvalidEmail: 'That is no e-mail address.',
  AccountSuspended: 'That account is kept out of the house: unblock it first.',
  Forbidden:
    'The house has an owner, who can give rights at /admin/people. To make another from here: --another.',
};

await runCommand(async (config, args) => {
  const [email, ...others] = args.filter(each => each !== '--another');
  if (!email || others.length > 0) throw new StartError('Say who: npm run owner -- <email> [--another]');
  await using reached = await reachDatabase(config);
  await migrate(reached.url);
  await using database = openDatabase({
    url: reached.url,
    role: APP_ROLE,
    applicationName: 'calandre owner',
    onError: () => {},
  });
  const events = openEvents(openLog(config.logLevel), new Registry());
  const parts = { database, events, publicUrl: config.publicUrl };
  try {
    const { link, isNew } = await makeOwner(parts, email, args.includes('--another'));
    console.log(isNew ? `${email} is an owner of the house.` : `${email} has every right in the house now.`);
    console.log(`Within the hour the password is set here, once: ${link}`);
  } catch (error) {
    const said = error instanceof AppError ? REFUSED[error.code] : undefined;
    throw said === undefined ? error : new StartError(said);
  }
});
