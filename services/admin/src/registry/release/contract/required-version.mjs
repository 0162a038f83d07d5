import semver from 'semver';

/**
 * The least version a release may have after `before`, by what its contract does. Below 1.0.0 the second number stands for
 * what breaks and the third for the rest, as semver ranges (`^0.4`) read it.
 */
export function leastVersion(before, level) {
  const base = semver.coerce(before)?.version;
  if (!base || !semver.valid(before)) throw new Error(`"${before}" is no version`);
  // A build of the workspace (`0.1.0-1a2b3c4d`) comes before the release of the same number.
  if (semver.prerelease(before) && level !== 'major') return base;
  const beta = semver.major(base) === 0;
  if (level === 'major') return semver.inc(base, beta ? 'minor' : 'major');
  if (level === 'minor') return semver.inc(base, beta ? 'patch' : 'minor');
  return semver.inc(base, 'patch');
}

/** A plain version, as releases have it: three numbers. */
export const isPlainVersion = (version) => /^\d+\.\d+\.\d+$/.test(version) && semver.valid(version) !== null;

export const isEnough = (version, least) => semver.gte(version, least);
