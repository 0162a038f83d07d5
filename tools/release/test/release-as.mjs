/**
 * `release-as.mjs <url> <tool> <version>`: what `npm run release` does, as the demo's superadmin and under a version of the
 * test's choice, for everybody at once.
 */
import { runClearly } from '../../start/src/setup/clear-error.mjs';
import { packRelease, writeProof } from '../src/archive.mjs';
import { proveTool } from '../src/prove-tool.mjs';
import { Deployment } from '../src/server/deployment.mjs';

const [url, tool, version] = process.argv.slice(2);

await runClearly(async () => {
  const deployment = new Deployment(url);
  await deployment.signIn({ email: 'superadmin@demo.test', password: 'jahrring-demo' });
  const proven = await proveTool(tool, deployment, version);
  const zip = packRelease(proven.folder, proven.descriptor, writeProof(proven));
  await deployment.publish(zip, `${tool}-${version}.zip`);
  await deployment.setChannels(tool, { stable: version });
});
process.exit(process.exitCode ?? 0);
