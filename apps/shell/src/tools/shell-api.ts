/** The version of what the shell gives to tools (`tool-kit`, `ui`); tools name the range they were built for. */
export const shellApiVersion = '2.1.0';

/** Returns true if this shell is within a tool's range (`^1`, `^1.2`, `1`). False for an unreadable range. */
export function isCompatible(range: string, version = shellApiVersion): boolean {
  const wanted = /^\^?(\d+)(?:\.(\d+))?/.exec(range);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (!wanted || Number(wanted[1]) !== major) return false;
  return Number(wanted[2] ?? 0) <= minor;
}
