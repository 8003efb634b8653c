import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openFolder, startApp } from '../kit/app.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

it('starts in a folder whose name has spaces and accents, with its database in it', async () => {
  await using folder = await openFolder();
  const home = join(folder.path, 'Mes projets é', 'calandre 100%');
  await mkdir(home, { recursive: true });
  // A copy, for what a module imports is found from where it really lies; the large part is as good elsewhere.
  for (const part of ['src', 'demo', 'brands', 'embedded-postgres', 'scripts', 'build']) {
    await cp(join(ROOT, part), join(home, part), { recursive: true, preserveTimestamps: true });
  }
  const rest = (await readdir(ROOT)).filter(name => /^package\.json$|^node_modules$/.test(name));
  for (const name of rest) await symlink(join(ROOT, name), join(home, name));
  const entry = join(home, 'src', 'start.ts');
  const app = await startApp({ DATA_DIR: join(home, 'données à moi') }, { entry });
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${app.url}/en/brands`)).text()).toContain('</html>');
  expect(await app.kill('SIGTERM')).toBe(0);
});
