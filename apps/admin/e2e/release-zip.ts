import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';

interface ReleaseOptions {
  tool: string;
  version: string;
  /** Part of the proof that is left out. */
  without?: string;
}

const checks = ['descriptor', 'exposes', 'contract', 'shared', 'budgets', 'boot'];
const sha384 = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A file that travels as it is. */
function fileOf(name: string, content: Uint8Array) {
  return { name, size: content.length, compressed: content.length, integrity: sha384(content) };
}

/** A release as the command packs it: one script and no page, carried by the plugin `timber`. */
export function releaseZip({ tool, version, without }: ReleaseOptions): Buffer {
  const script = Buffer.from(`/* ${tool} ${version} */`);
  const services = { admin: '^0.1.0' };
  const contract = Buffer.from(
    JSON.stringify({
      tool,
      service: null,
      endpoints: {},
      events: {},
      errors: {},
      permissions: [],
      routes: {},
      exposes: [],
      extensions: [],
      needs: { shell: '^2', services },
      plugins: ['qr-code'],
    }),
  );
  const files = [fileOf('remoteEntry.js', script), fileOf('contract.json', contract)];
  const descriptor = Buffer.from(
    JSON.stringify({
      id: tool,
      version,
      shell: '^2',
      services,
      namespaces: [tool],
      routes: [],
      navigation: [],
      extensions: [],
      core: false,
      plugins: ['qr-code'],
      entry: `/tools/${tool}/${version}/remoteEntry.js`,
      globalName: `${tool}_${version}`.replace(/\W/g, '_'),
      integrity: files[0]?.integrity,
      build: { exposes: {}, files },
    }),
  );
  const proof = {
    kind: 'release',
    subject: sha384(descriptor),
    checks: checks.filter((check) => check !== without).map((check) => ({ check, detail: 'geprüft' })),
    against: null,
    change: 'first',
    shellVersion: '1.0.0',
    ranAt: new Date().toISOString(),
  };
  return Buffer.from(
    zipSync({
      'descriptor.json': descriptor,
      'proof.json': Buffer.from(JSON.stringify(proof)),
      'remoteEntry.js': script,
      'contract.json': contract,
    }),
  );
}
