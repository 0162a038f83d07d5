import { say } from '../../start/src/setup/progress.mjs';
import { BuildServer } from './build-server.mjs';
import { RunningHost } from './running-host.mjs';
import { watchServices } from './watch-services.mjs';
import { watchTool } from './watch-tool.mjs';

/**
 * Builds the tool in `folder` on every change and serves it on `port` to the shell of `shell`. With `host`, the environment
 * of an installation, that one runs here, its services built and started anew on every change. What is wrong with a build
 * is printed, and shown in the page. Answers how to end it.
 */
export async function develop({ id, folder, port, shell, host }) {
  const server = new BuildServer({ id, port, shell });
  await server.listen();
  const fault = (source) => (text) => {
    say(text);
    server.fail(source, text);
  };
  const services = host ? await runServices({ host, server, onFault: fault('services') }) : undefined;
  const watch = await watchTool({
    id,
    folder,
    onBuild: (build) => server.serve(build),
    onFault: fault('tool'),
  });
  return async () => {
    await watch.close();
    await services?.close();
    await server.close();
  };
}

/** Resolves once the services have started for the first time. */
async function runServices({ host, server, onFault }) {
  const running = new RunningHost({ environment: host });
  let started;
  const first = new Promise((resolve) => (started = resolve));
  const start = async (file, builtIn) => {
    const begun = Date.now();
    try {
      const url = await running.restart(file);
      if (url === undefined) return;
      server.mend('services');
      say(`the services run (built in ${builtIn} ms, started in ${Date.now() - begun} ms)`);
      started();
    } catch (error) {
      onFault(error.message);
    }
  };
  const watch = watchServices({ onBuild: (file, builtIn) => void start(file, builtIn), onFault });
  await first;
  return {
    close: async () => {
      await watch.close();
      await running.close();
    },
  };
}
