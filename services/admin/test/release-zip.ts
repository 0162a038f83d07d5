import { brotliCompressSync } from 'node:zlib';
import { proofChecks, type ReleaseProof, shellTool } from '@jahrring/contracts-admin';
import { zipSync } from 'fflate';
import { placeOf, sha384 } from '../src/release/release-archive';

interface ReleaseOptions {
  /** What its one script says: another text is another content. */
  script?: string;
  descriptor?: object;
  proof?: Partial<ReleaseProof> | null;
  /** Changes the files before they are packed. */
  spoil?: (files: Record<string, Uint8Array>) => void;
}

const pack = (content: Uint8Array) => new Uint8Array(brotliCompressSync(content, { params: {} }));

const entryOf = (tool: string) => (tool === shellTool ? 'index.html' : 'remoteEntry.js');

/** `descriptor.json` of a tool with one page and one script. */
export function descriptorOf(tool: string, version: string, script: Uint8Array, change: object = {}) {
  const packed = pack(script);
  const file = {
    name: entryOf(tool),
    size: script.length,
    compressed: packed.length,
    integrity: sha384(script),
  };
  const route = { path: `/${tool}`, expose: './A', module: './a', any: [], titleKey: `${tool}:a` };
  return {
    id: tool,
    version,
    shell: '^1',
    services: {},
    namespaces: [tool],
    routes: [route],
    navigation: [],
    extensions: [],
    core: true,
    plugins: [],
    ...placeOf(tool, version),
    integrity: file.integrity,
    build: { exposes: { './A': [file.name] }, files: [file] },
    ...change,
  };
}

/** A release as the command packs it. */
export function releaseZip(tool: string, version: string, options: ReleaseOptions = {}): Buffer {
  const script = Buffer.from(options.script ?? `console.log('${tool} ${version}')`);
  const descriptor = Buffer.from(JSON.stringify(descriptorOf(tool, version, script, options.descriptor)));
  const proof = {
    kind: 'release',
    subject: sha384(descriptor),
    checks: proofChecks.map((check) => ({ check, detail: 'ok' })),
    against: null,
    change: 'first',
    shellVersion: '1.0.0',
    ranAt: '2026-11-22T04:00:00.000Z',
    ...options.proof,
  };
  const files: Record<string, Uint8Array> = {
    'descriptor.json': descriptor,
    [entryOf(tool)]: script,
    [`${entryOf(tool)}.br`]: pack(script),
    ...(options.proof === null ? {} : { 'proof.json': Buffer.from(JSON.stringify(proof)) }),
  };
  options.spoil?.(files);
  return Buffer.from(zipSync(files));
}
