/**
 * The entry that any Node can read: it says in one line when the runtime is too old, before a newer
 * module would fail to parse.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Calandre needs Node 22.18 or newer and found ${process.versions.node}. ` +
      'Run it with "npm start": npm brings the right Node on Linux and Windows.',
  );
  process.exitCode = 1;
} else {
  const { main } = await import('#server/main.ts');
  await main();
}
