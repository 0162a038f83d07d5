import {
  releaseDescriptor,
  type ReleaseDescriptor,
  releaseProof,
  type ReleaseProof,
} from '@jahrring/contracts-admin';
import { unzip } from 'fflate';

/** Reasons why a file cannot be a release, detected before it is sent. */
export type ArchiveFault = 'zip' | 'descriptor' | 'proof';

export type ArchiveContent =
  | { descriptor: ReleaseDescriptor; proof: ReleaseProof; fault: null }
  | { fault: ArchiveFault };

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

/** Reads the content of a release's zip; the server checks every byte again. */
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
