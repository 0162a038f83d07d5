import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import {
  type ReleaseDescriptor,
  releaseDescriptor,
  type ReleaseFile,
  type ReleaseProof,
  releaseProof,
  toolId,
} from '@jahrring/contracts-admin';
import { valid } from 'semver';
import { unzip, unreadable } from './unzip';

const unpacked = promisify(brotliDecompress);
const longestVersion = 40;
const plainName = /^(?!.*\.\.)[\w][\w.-]*(\/[\w][\w.-]*)*$/;

/** A release as it arrived, every file of it checked against the hash its descriptor names. */
export interface ReleaseArchive {
  descriptor: ReleaseDescriptor;
  /** Undefined where the archive has none. */
  proof: ReleaseProof | undefined;
  /** SHA-384 of `descriptor.json`. */
  contentHash: string;
  /** By name within the release's folder, `descriptor.json` and brotli included. */
  files: ReadonlyMap<string, Uint8Array>;
}

export function sha384(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the entry file of a release: a tool's container, or the shell's page. */
function entryFile(tool: string): string {
  return tool === 'shell' ? 'index.html' : 'remoteEntry.js';
}

/**
 * Returns the required path of a tool's version and the required name of its container, so that no two versions ever
 * collide.
 */
export function placeOf(tool: string, version: string): { entry: string; globalName: string } {
  return {
    entry: `/tools/${tool}/${version}/${entryFile(tool)}`,
    globalName: `${tool}_${version}`.replace(/\W/g, '_'),
  };
}

/** Reads and checks a zip; 422 with what is wrong. */
export async function readArchive(zip: Uint8Array): Promise<ReleaseArchive> {
  const files = new Map(Object.entries(unzip(zip)));
  const descriptorBytes = files.get('descriptor.json');
  if (!descriptorBytes) throw unreadable('descriptor', { detail: '–' });
  const descriptor = readDescriptor(descriptorBytes);
  const proofBytes = files.get('proof.json');
  const proof = proofBytes && parse(proofBytes, releaseProof);
  await checkFiles(descriptor.build.files, files);
  return { descriptor, proof, contentHash: sha384(descriptorBytes), files };
}

function readDescriptor(bytes: Uint8Array): ReleaseDescriptor {
  const descriptor = parse(bytes, releaseDescriptor);
  const { id, version, entry, globalName, integrity, build } = descriptor;
  const place = placeOf(id, version);
  const fault = [
    [!toolId.safeParse(id).success, 'id'],
    [valid(version) !== version || version.length > longestVersion, 'version'],
    [entry !== place.entry, 'entry'],
    [globalName !== place.globalName, 'globalName'],
    [build.files.find((file) => file.name === entryFile(id))?.integrity !== integrity, 'integrity'],
    [missingExpose(descriptor) !== undefined, `build.exposes ${missingExpose(descriptor)}`],
  ].find(([wrong]) => wrong);
  if (fault) throw unreadable('descriptor', { detail: String(fault[1]) });
  return descriptor;
}

/** A page or extension whose component, or one of whose files, is not in the build. */
function missingExpose({ routes, extensions, build }: ReleaseDescriptor): string | undefined {
  const names = new Set(build.files.map((file) => file.name));
  const needed = [...routes, ...extensions].map((part) => part.expose);
  return needed.find((expose) => !build.exposes[expose]?.every((name) => names.has(name)));
}

/** Every file is there, is what its hash says, and nothing else is; its brotli unpacks to the same bytes. */
async function checkFiles(
  described: readonly ReleaseFile[],
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const expected = new Set(['descriptor.json', 'proof.json', 'descriptor.json.br']);
  for (const { name, size, compressed, integrity } of described) {
    expected.add(name).add(`${name}.br`);
    const content = files.get(name);
    if (!plainName.test(name) || content?.length !== size || sha384(content) !== integrity) {
      throw unreadable('file', { file: name });
    }
    const packed = files.get(`${name}.br`);
    if (!packed && compressed === size) continue;
    if (packed?.length !== compressed || !(await unpacksTo(packed, content))) {
      throw unreadable('file', { file: `${name}.br` });
    }
  }
  for (const name of files.keys())
    if (!expected.has(name)) throw unreadable('file', { file: name.slice(0, 100) });
}

async function unpacksTo(packed: Uint8Array, content: Uint8Array): Promise<boolean> {
  try {
    return (await unpacked(packed, { maxOutputLength: content.length + 1 })).equals(content);
  } catch {
    return false;
  }
}

function parse<T>(bytes: Uint8Array, schema: { parse(value: unknown): T }): T {
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch (error) {
    throw unreadable('descriptor', { detail: firstFault(error) }, error);
  }
}

function firstFault(error: unknown): string {
  const issues = (error as { issues?: { path: PropertyKey[] }[] }).issues;
  return issues?.[0]?.path.map(String).join('.') || 'JSON';
}
