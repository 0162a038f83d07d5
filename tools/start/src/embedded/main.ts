import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ClearError, explain } from './clear-error';
import { startHost, type Host } from './host';
import { services } from './services';
import { type HostSettings, readSettings } from './settings';
import { welcome } from './welcome';

const say = (text: string): boolean => process.stdout.write(`        ${text}\n`);
const onError = (error: unknown): boolean =>
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);

/** The first signal ends the host cleanly; one that comes later than a moment ends it at once. */
function closeOnSignal(host: Host): void {
  let since = 0;
  const end = (): void => {
    if (since > 0) {
      if (Date.now() - since > 1000) process.exit(1);
      return;
    }
    since = Date.now();
    say('ending');
    host.close().then(
      () => process.exit(0),
      (error: unknown) => {
        onError(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // The process that started us is gone.
  process.on('disconnect', end);
}

interface CollectOptions {
  type: 'major';
  flavor: 'last-resort';
  execution: 'async';
}

/** Once it has started: keeps what was compiled for the next start, and gives back what starting has left behind. */
function releaseMemory(): void {
  flushCompileCache();
  const collect = globalThis.gc as ((options: CollectOptions) => unknown) | undefined;
  void collect?.({ type: 'major', flavor: 'last-resort', execution: 'async' });
}

function read(): HostSettings {
  try {
    return readSettings(process.env, fileURLToPath(new URL('../', import.meta.url)));
  } catch (error) {
    if (error instanceof ClearError) process.stderr.write(`${error.message}\n`);
    else onError(error);
    return process.exit(1);
  }
}

// Built into <root>/dist/embedded/main.mjs, beside dist/shell, dist/tools and dist/messages.
const settings = read();
process.env['MESSAGES_DIR'] ??= settings.messagesDir;
process.env['TOOLS_DIR'] = settings.toolsDir;
process.env['SITE_DIR'] = settings.siteDir;

try {
  const host = await startHost(settings, { definitions: services, say, onError });
  closeOnSignal(host);
  process.stdout.write(`${welcome(host.port, settings)}\n`);
  setTimeout(releaseMemory, 2000).unref();
} catch (error) {
  const explained = explain(error, settings);
  if (explained instanceof ClearError) process.stderr.write(`${explained.message}\n`);
  else onError(explained);
  process.exit(1);
}
