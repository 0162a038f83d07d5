/**
 * `build-trial.mjs <tool> <version> [note]`: a release that nobody has proven, in `dist/releases/<tool>-<version>`. A note goes
 * into its snapshot, so that two of one version differ.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { loadDescriptor } from '../../build/src/descriptor.mjs';
import { buildToolRelease } from '../../build/src/tool-release.mjs';
import { distRoot, projectFolder } from '../../build/src/workspace.mjs';
import { runClearly } from '../../start/src/setup/clear-error.mjs';
import { takeSnapshot } from '../src/contract/snapshot.mjs';
import { snapshotText } from '../src/server/last-release.mjs';

const [tool, version, note] = process.argv.slice(2);

await runClearly(async () => {
  const { id, folder } = projectFolder(tool, 'apps');
  const output = path.join(distRoot, 'releases', `${id}-${version}`);
  rmSync(output, { recursive: true, force: true });
  const snapshot = await takeSnapshot(id, folder);
  await buildToolRelease({
    id,
    folder,
    version,
    output,
    descriptor: await loadDescriptor(id, folder),
    extra: { 'contract.json': snapshotText(note ? { ...snapshot, note } : snapshot) },
  });
});
