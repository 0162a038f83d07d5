import { createHash } from 'node:crypto';
import semver from 'semver';
import { ClearError } from '../../../start/src/setup/clear-error.mjs';

/**
 * The newest release of a tool that the installation has besides `own`, with the snapshot of its contract, and those of all
 * others it still serves files of: `{ version, versions, snapshots: Map<version, snapshot> }`; `version` null before the
 * first release. `own` may be there already: the same content is not published twice, but may get a channel.
 */
export async function findLastRelease(deployment, tool, own) {
  const known = await publishedVersions(deployment, tool);
  const versions = known.filter((one) => semver.valid(one) !== null && one !== own);
  versions.sort(semver.rcompare);
  const releases = versions.filter((version) => !semver.prerelease(version));
  const snapshots = new Map();
  for (const version of releases) {
    const snapshot = await readSnapshot(deployment, tool, version);
    if (snapshot) snapshots.set(version, snapshot);
  }
  return { version: [...snapshots.keys()][0] ?? null, versions, snapshots };
}

async function publishedVersions(deployment, tool) {
  if (deployment.token) return (await deployment.published(tool))?.versions ?? [];
  const { status, body } = await deployment.call('GET', `/api/admin/tools/${tool}`);
  if (status === 200)
    return body.items.filter(({ state }) => state !== 'retired').map(({ version }) => version);
  const entry = (await deployment.boot()).tools.find(({ id }) => id === tool);
  return entry ? [entry.version, ...(entry.fallback ? [entry.fallback.version] : [])] : [];
}

/** `contract.json` of a release, checked against the hash in its descriptor; none for builds of a workspace. */
async function readSnapshot(deployment, tool, version) {
  const base = `/tools/${tool}/${version}`;
  const descriptor = await deployment.file(`${base}/descriptor.json`);
  const file = descriptor && JSON.parse(descriptor).build.files.find(({ name }) => name === 'contract.json');
  if (!file) return undefined;
  const text = await deployment.file(`${base}/contract.json`);
  const parsed = text === undefined ? undefined : JSON.parse(text);
  const written = snapshotText(parsed ?? {});
  if (`sha384-${createHash('sha384').update(written).digest('base64')}` !== file.integrity) {
    throw new ClearError(`${deployment.url}${base}/contract.json is not what was published.`);
  }
  return parsed;
}

/** The file's text: what was hashed. */
export const snapshotText = (snapshot) => `${JSON.stringify(snapshot)}\n`;
