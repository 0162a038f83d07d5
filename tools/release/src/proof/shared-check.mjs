import semver from 'semver';
import { ClearError } from '../../../start/src/setup/clear-error.mjs';

/** The deployed shell gives what the tool takes from it: its api, and each shared package in the range it was built for. */
export function checkShared(descriptor, shell, url) {
  if (!shell) throw new ClearError(`${url} does not tell what its shell provides (/descriptor.json).`);
  if (!semver.satisfies(shell.shell, descriptor.shell)) {
    throw new ClearError(
      `${descriptor.id} needs the shell's api ${descriptor.shell}; ${url} has ${shell.shell} (shell ${shell.version}).`,
    );
  }
  for (const [name, range] of Object.entries(descriptor.shared ?? {})) {
    const provided = shell.shared[name];
    if (provided === undefined || !semver.satisfies(provided, range)) {
      throw new ClearError(
        `${descriptor.id} was built for ${name} ${range}; the shell ${shell.version} of ${url} gives ${provided ?? 'none'}.`,
      );
    }
  }
  return `shell ${shell.version}, api ${shell.shell}: ${Object.keys(descriptor.shared ?? {}).join(', ')}`;
}
