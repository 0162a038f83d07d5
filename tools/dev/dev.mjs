/**
 * `npm run dev -- <tool> [--shell http://localhost:4200] [--port 4301]`: one tool live inside an installation whose shell and
 * other tools stay as they are. The installation has to be started with DEVELOPMENT=1.
 */
import { parseArgs } from 'node:util';
import { projectFolder } from '../build/src/workspace.mjs';
import { ClearError, runClearly } from '../start/src/setup/clear-error.mjs';
import { say } from '../start/src/setup/progress.mjs';
import { develop } from './src/develop.mjs';

function readOptions(args) {
  const usage = 'npm run dev -- <tool> [--shell http://localhost:4200] [--port 4301]';
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
    const shell = new URL(values.shell ?? 'http://localhost:4200');
    return { tool: positionals[0], port, shell: shell.origin };
  } catch (error) {
    throw error instanceof ClearError ? error : new ClearError(`${error.message}\n${usage}`);
  }
}

await runClearly(async () => {
  const { tool, port, shell } = readOptions(process.argv.slice(2));
  const { id, folder } = projectFolder(tool, 'apps');
  const close = await develop({ id, folder, port, shell });
  say(`open ${shell}/?tool.${id}=http://localhost:${port}`);
  say('as a developer or superadmin; the installation runs with DEVELOPMENT=1. Ctrl-C ends it.');
  const end = async () => {
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end());
});
