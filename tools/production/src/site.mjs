import path from 'node:path';
import { loadDescriptor } from '../../build/src/descriptor.mjs';
import { buildToolRelease } from '../../build/src/tool-release.mjs';
import { ClearError } from '../../start/src/setup/clear-error.mjs';
import { nodeEnvironment } from '../../start/src/setup/packaged-node.mjs';
import { runProcess } from '../../start/src/setup/run-process.mjs';

/** Lays the built workspace out as the site nginx serves, as the runbook does. */
export async function laySite({ root, node, environment, site }) {
  const command = [path.join(root, 'tools/release/release.mjs'), 'site', '--to', site];
  const { code, output } = await runProcess(node, command, {
    cwd: root,
    env: nodeEnvironment(node, environment),
  });
  if (code !== 0) throw new ClearError(`The site could not be laid out:\n${output.slice(-2_000)}`);
}

/** A second version of a tool, so that there is something to switch between. */
export async function addVersion({ root, site, tool, version }) {
  const folder = path.join(root, 'apps', tool);
  const descriptor = await loadDescriptor(tool, folder);
  await buildToolRelease({
    id: tool,
    folder,
    descriptor,
    version,
    output: path.join(site, 'tools', tool, version),
  });
}
