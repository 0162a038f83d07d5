import type { ReleaseFile, ReleaseProof } from '@jahrring/contracts-admin';
import { newId, type ToolDescriptor } from '@jahrring/contracts-common';
import type { ReleaseEntity } from '../release-record';

/** Content of a release, wherever it came from. */
export interface ReleaseContent {
  tool: string;
  version: string;
  entry: string;
  globalName: string;
  integrity: string | null;
  contentHash: string;
  descriptor: ToolDescriptor;
  files: ReleaseFile[];
  proof: ReleaseProof | null;
}

/** The row of a release that is published now; `by` is null for what was found in the folder of tools. */
export function toRelease(content: ReleaseContent, by: string | null, at: Date): ReleaseEntity {
  const { tool, version, entry, globalName, integrity, contentHash, descriptor, files, proof } = content;
  return {
    id: newId(),
    tool,
    toolVersion: version,
    entry,
    globalName,
    integrity,
    contentHash,
    descriptor,
    files,
    fileCount: files.length,
    byteCount: files.reduce((sum, file) => sum + file.size, 0),
    proof,
    state: 'published',
    publishedBy: by,
    registeredAt: at,
    withdrawnAt: null,
    withdrawnReason: null,
  };
}
