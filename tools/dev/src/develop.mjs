import { BuildServer } from './build-server.mjs';
import { watchTool } from './watch-tool.mjs';

/** Builds the tool in `folder` on every change and serves it on `port` to the shell of `shell`. Answers how to end it. */
export async function develop({ id, folder, port, shell }) {
  const server = new BuildServer({ id, port, shell });
  await server.listen();
  const watch = await watchTool({ id, folder, onBuild: (build) => server.serve(build) });
  return async () => {
    await watch.close();
    await server.close();
  };
}
