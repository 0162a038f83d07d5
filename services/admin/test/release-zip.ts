import { brotliCompressSync } from 'node:zlib';
import { proofChecks, type ReleaseFile, type ReleaseProof, shellTool } from '@jahrring/contracts-admin';
import type { ToolDescriptor } from '@jahrring/contracts-common';
import { zipSync } from 'fflate';
import type { ContractSnapshot } from '../src/registry/release/contract/judge-contract.mjs';
import { placeOf, sha384 } from '../src/registry/release/release-archive';

interface ReleaseOptions {
  /** Text of its one script: another text makes another content. */
  script?: string;
  descriptor?: object;
  /** Content of its contract in addition to what the descriptor shows. */
  contract?: object;
  proof?: Partial<ReleaseProof> | null;
  /** Changes the files before they are packed. */
  spoil?: (files: Record<string, Uint8Array>) => void;
}

const pack = (content: Uint8Array) => new Uint8Array(brotliCompressSync(content, { params: {} }));

const entryOf = (tool: string) => (tool === shellTool ? 'index.html' : 'remoteEntry.js');

function fileOf(name: string, content: Uint8Array): ReleaseFile {
  return { name, size: content.length, compressed: pack(content).length, integrity: sha384(content) };
}

/** The contract of a tool whose service has nothing yet. */
function contractOf(descriptor: ReturnType<typeof descriptorOf>): ContractSnapshot {
  const { id: tool, routes, extensions, shell, services, plugins, core }: ToolDescriptor = descriptor;
  return {
    tool,
    service: null,
    endpoints: {},
    events: {},
    errors: {},
    permissions: [],
    routes: Object.fromEntries(routes.map(({ path, any }) => [path, any])),
    exposes: [...new Set([...routes, ...extensions].map(({ expose }) => expose))],
    extensions: extensions.map(({ point, expose }) => `${point} ${expose}`),
    needs: { shell, services },
    plugins: core ? [] : [...plugins].sort(),
  };
}

/** `descriptor.json` of a tool with one page and one script. */
export function descriptorOf(tool: string, version: string, script: Uint8Array, change: object = {}) {
  const file = fileOf(entryOf(tool), script);
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
  const described = descriptorOf(tool, version, script, options.descriptor);
  const contract = Buffer.from(JSON.stringify({ ...contractOf(described), ...options.contract }));
  if (tool !== shellTool) described.build.files.push(fileOf('contract.json', contract));
  const descriptor = Buffer.from(JSON.stringify(described));
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
    ...(tool === shellTool ? {} : { 'contract.json': contract, 'contract.json.br': pack(contract) }),
    ...(options.proof === null ? {} : { 'proof.json': Buffer.from(JSON.stringify(proof)) }),
  };
  options.spoil?.(files);
  return Buffer.from(zipSync(files));
}
