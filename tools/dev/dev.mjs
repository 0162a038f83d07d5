/**
 * `npm run dev -- <tool> [--port 4301]`: an installation of your own in which one tool and all services follow every change.
 * PORT (4200) · DATA_DIR (.data) · DATABASE_URL, as `npm start` reads them.
 * With `--shell http://host:4200` the tool alone, inside an installation that runs already, with DEVELOPMENT=1.
 */
import { parseArgs } from 'node:util';
import { projectFolder, workspaceRoot } from '../build/src/workspace.mjs';
import { ensureBuilt } from '../start/src/setup/build.mjs';
import { ClearError, runClearly } from '../start/src/setup/clear-error.mjs';
import { assertPortFree, assertWritable, readSettings } from '../start/src/setup/preflight.mjs';
import { say } from '../start/src/setup/progress.mjs';
import { develop } from './src/develop.mjs';

function readOptions(args) {
  const usage = 'npm run dev -- <tool> [--port 4301] [--shell http://localhost:4200]';
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { shell: { type: 'string' }, port: { type: 'string' } },
    });
    if (positionals.length !== 1) throw new ClearError(usage);
    const port = Number(values.port ?? 4301);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new ClearError(`--port is "${values.port}".`);
    const shell = values.shell === undefined ? undefined : new URL(values.shell).origin;
    return { tool: positionals[0], port, shell };
  } catch (error) {
    throw error instanceof ClearError ? error : new ClearError(`${error.message}\n${usage}`);
  }
}

/** Returns the environment with which one's own installation is started. */
async function ownInstallation() {
  const { port, dataDir } = readSettings(workspaceRoot);
  assertWritable(dataDir);
  await assertPortFree(port);
  await ensureBuilt(workspaceRoot, process.execPath);
  return { PORT: String(port), DATA_DIR: dataDir };
}

await runClearly(async () => {
  const { tool, port, shell: running } = readOptions(process.argv.slice(2));
  const { id, folder } = projectFolder(tool, 'apps');
  const host = running === undefined ? await ownInstallation() : undefined;
  const shell = running ?? `http://localhost:${host.PORT}`;
  const close = await develop({ id, folder, port, shell, host });
  say(`open ${shell}/?tool.${id}=http://localhost:${port}`);
  say(
    `as a developer or superadmin${running ? '; the installation runs with DEVELOPMENT=1' : ''}. Ctrl-C ends it.`,
  );
  const end = async () => {
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end());
});
