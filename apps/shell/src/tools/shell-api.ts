/** The version of what the shell gives to tools (`tool-kit`, `ui`); tools name the range they were built for. */
export const shellApiVersion = '2.1.0';

/** Whether a tool's range (`^1`, `^1.2`, `1`) takes this shell. An unreadable range does not. */
export function isCompatible(range: string, version = shellApiVersion): boolean {
  const wanted = /^\^?(\d+)(?:\.(\d+))?/.exec(range);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (!wanted || Number(wanted[1]) !== major) return false;
  return Number(wanted[2] ?? 0) <= minor;
}
