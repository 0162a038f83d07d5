import {
  releaseDescriptor,
  type ReleaseDescriptor,
  releaseProof,
  type ReleaseProof,
} from '@jahrring/contracts-admin';
import { unzip } from 'fflate';

/** Why a file cannot be a release, seen before it is sent. */
export type ArchiveFault = 'zip' | 'descriptor' | 'proof';

export type ArchiveContent =
  { descriptor: ReleaseDescriptor; proof: ReleaseProof; fault: null } | { fault: ArchiveFault };

const wanted = ['descriptor.json', 'proof.json'];

function unpack(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  return new Promise((resolve, reject) => {
    const only = { filter: ({ name }: { name: string }) => wanted.includes(name) };
    unzip(bytes, only, (error, files) => (error ? reject(error) : resolve(files)));
  });
}

function parse(bytes: Uint8Array | undefined): unknown {
  if (!bytes) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** What a release's zip says of itself; the server checks every byte again. */
export async function readArchive(file: Blob): Promise<ArchiveContent> {
  let files: Record<string, Uint8Array>;
  try {
    files = await unpack(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { fault: 'zip' };
  }
  const descriptor = releaseDescriptor.safeParse(parse(files['descriptor.json']));
  if (!descriptor.success) return { fault: 'descriptor' };
  const proof = releaseProof.safeParse(parse(files['proof.json']));
  if (!proof.success) return { fault: 'proof' };
  return { descriptor: descriptor.data, proof: proof.data, fault: null };
}
