import { toolDescriptor } from '@jahrring/contracts-common';
import { type ReleaseArchive } from './release-archive';
import { type ReleaseContent } from './release-record';

export function contentOf({ descriptor, proof, contentHash }: ReleaseArchive): ReleaseContent {
  const { id: tool, version, entry, globalName, integrity, build } = descriptor;
  return {
    tool,
    version,
    entry,
    globalName,
    integrity,
    contentHash,
    descriptor: toolDescriptor.parse(descriptor),
    files: build.files,
    proof: proof ?? null,
  };
}
