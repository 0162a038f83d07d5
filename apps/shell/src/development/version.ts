/** A build of a developer's own machine: no registry takes such a version, and no hash belongs to it. */
export function isDeveloped(version: string): boolean {
  return /^dev\.\d+$/.test(version);
}
