import { findBroken, findTooOld, mayMeet } from './both-ways.mjs';
import { compareContracts, levelOf } from './compare.mjs';
import { isEnough, leastVersion } from './required-version.mjs';

/** A release whose version, or whose declared ranges, say too little. */
export class ContractRefusal extends Error {}

/** Number of differences that a sentence lists. */
const listed = 12;

const lines = (differences) => {
  const shown = differences.slice(0, listed).map(({ where, what }) => `\n  ${where.trim()}: ${what}`);
  const rest = differences.length - listed;
  return shown.join('') + (rest > 0 ? `\n  and ${rest} more` : '');
};

/**
 * Judges the version by what the contract does since the last release, and whether remote and service of neighbouring
 * releases still work together within the ranges they declare. Answers `{ detail, change, against }`; refuses what says too
 * little.
 */
export function judgeContract(snapshot, version, last) {
  if (last.version === null)
    return { detail: 'the first release with a contract', change: 'first', against: null };
  const differences = compareContracts(last.snapshots.get(last.version), snapshot);
  const change = levelOf(differences);
  const least = leastVersion(last.version, change);
  if (!isEnough(version, least)) throw tooLow({ snapshot, version, last, least, differences, change });
  const met = checkBothWays(snapshot, last);
  const detail = `${change} since ${last.version}: ${differences.length} differences; ${met}${lines(differences)}`;
  return { detail: detail.slice(0, 2_000), change, against: last.version };
}

function tooLow({ snapshot, version, last, least, differences, change }) {
  const why = {
    major: `its contract breaks what ${last.version} promised`,
    minor: `its contract has more than that of ${last.version}`,
    none: `${last.version} is out already`,
  }[change];
  const shown = change === 'major' ? differences.filter(({ level }) => level === 'major') : differences;
  return new ContractRefusal(
    `apps/${snapshot.tool}/package.json says ${version}, but ${why}: it has to be ${least} or higher.${lines(shown)}`,
  );
}

/** Every older release that the declared ranges let meet this one, in both directions. */
function checkBothWays(snapshot, { snapshots }) {
  let met = 0;
  for (const [version, older] of snapshots) {
    if (mayMeet(snapshot, older.service)) {
      const tooOld = findTooOld(snapshot, older);
      if (tooOld.length > 0) throw rangeTooWide(snapshot, older, tooOld);
      met += 1;
    }
    if (mayMeet(older, snapshot.service)) {
      const broken = findBroken(older, snapshot);
      if (broken.length > 0) throw serviceTooLow(snapshot, version, broken);
      met += 1;
    }
  }
  return `works with ${met} older remotes and services within their ranges`;
}

function rangeTooWide({ tool, needs, service }, older, found) {
  return new ContractRefusal(
    `apps/${tool}/src/tool.descriptor.ts lets this remote meet the service ${older.service} (${tool}: ${needs.services[tool]}), ` +
      `which it would not work on; its service is ${service} now: raise both.${lines(found)}`,
  );
}

function serviceTooLow({ tool, service }, version, found) {
  return new ContractRefusal(
    `services/${tool}/package.json says ${service}, which the released remote ${version} is ready to call, ` +
      `but it would break there: raise the service's version beyond that range.${lines(found)}`,
  );
}
