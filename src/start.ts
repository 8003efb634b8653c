/** The entry point that any Node can parse: it reports an outdated runtime, where newer modules would fail to parse. */
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
