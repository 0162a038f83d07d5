import { findUncovered } from './covers.mjs';
import { describeRequest, describeAnswer } from './describe.mjs';

/**
 * A difference between two snapshots. `major`: somebody who was built for the old one breaks; `minor`: there is more than
 * before, so who uses it needs the new one.
 * @typedef {{ level: 'major' | 'minor', where: string, what: string }} Difference
 */

const major = (where, what) => ({ level: 'major', where, what });
const minor = (where, what) => ({ level: 'minor', where, what });

/** Everything that differs between the last release's contract and this one's. */
export function compareContracts(before, now) {
  return [
    ...compareKeys(before.endpoints, now.endpoints, 'endpoint', compareEndpoint),
    ...compareKeys(before.events, now.events, 'event', compareEvent),
    ...compareKeys(fromList(before.permissions), fromList(now.permissions), 'permission key', () => []),
    ...compareErrors(before.errors, now.errors),
    ...compareKeys(before.routes, now.routes, 'route', comparePermissions),
    ...addedOnly(before.exposes, now.exposes, 'exposed module'),
    ...addedOnly(before.extensions, now.extensions, 'extension'),
    ...comparePlugins(before.plugins, now.plugins),
  ];
}

/** The strongest level, as the proof names it. */
export function levelOf(differences) {
  if (differences.some(({ level }) => level === 'major')) return 'major';
  return differences.length > 0 ? 'minor' : 'none';
}

const fromList = (names) => Object.fromEntries(names.map((name) => [name, true]));
const same = (one, two) => JSON.stringify(one) === JSON.stringify(two);

function compareKeys(before, now, kind, compare) {
  const gone = Object.keys(before).filter((key) => !(key in now));
  const added = Object.keys(now).filter((key) => !(key in before));
  return [
    ...gone.map((key) => major(key, `this ${kind} is gone`)),
    ...added.map((key) => minor(key, `this ${kind} is new`)),
    ...Object.keys(now)
      .filter((key) => key in before && !same(before[key], now[key]))
      .flatMap((key) => compare(key, before[key], now[key])),
  ];
}

function compareEndpoint(key, before, now) {
  const parts = new Set([...Object.keys(before.request), ...Object.keys(now.request)]);
  return [
    ...[...parts].flatMap((part) =>
      compareRequest(`${key} ${part}`, before.request[part], now.request[part]),
    ),
    ...compareAnswer(`${key} answer`, before.answer, now.answer),
  ];
}

/** Old callers must be taken as before; a part that is not declared takes nothing that matters. */
function compareRequest(where, before, now) {
  if (same(before, now)) return [];
  const found = now === undefined ? [] : findUncovered(now, before ?? { type: 'object', properties: {} });
  if (found.length > 0) return found.map((reason) => major(at(where, reason), describeRequest(reason)));
  return [minor(where, now === undefined ? 'is not read any more' : describeMore(now, before))];
}

/** Old readers must be able to read what is answered now. */
function compareAnswer(where, before, now) {
  if (same(before, now)) return [];
  if (before === null) return [minor(where, 'there is one now')];
  if (now === null) return [major(where, 'there is none any more')];
  const found = findUncovered(before, now, { tolerant: true });
  if (found.length > 0) return found.map((reason) => major(at(where, reason), describeAnswer(reason)));
  return [minor(where, describeMore(now, before))];
}

const compareEvent = (key, before, now) => compareAnswer(key, before, now);

const at = (where, { path }) => (path === '' ? where : `${where} ${path}`);

/** Names of properties that are new, else that something is wider. */
function describeMore(now, before) {
  const names = Object.keys(now.properties ?? {}).filter((name) => !(name in (before?.properties ?? {})));
  return names.length > 0 ? `new: ${names.join(', ')}` : 'is defined otherwise, without hurting anybody';
}

function compareErrors(before, now) {
  return Object.entries(now)
    .filter(([code, status]) => before[code] !== status)
    .map(([code, status]) =>
      before[code] === undefined
        ? minor(code, 'this error code is new')
        : major(code, `this error is answered with ${status}, it was ${before[code]}`),
    );
}

/** Compares the permissions of a route; a permission that was not required before locks people out. */
function comparePermissions(route, before, now) {
  const taken = before.length === 0 || before.some((key) => !now.includes(key));
  return now.length > 0 && taken
    ? [major(route, `opens for ${now.join(', ')} only, it did for ${before.join(', ') || 'everybody'}`)]
    : [minor(route, 'opens for more people')];
}

function addedOnly(before, now, kind) {
  return [
    ...now.filter((name) => !before.includes(name)).map((name) => minor(name, `this ${kind} is new`)),
    ...before.filter((name) => !now.includes(name)).map((name) => minor(name, `this ${kind} is gone`)),
  ];
}

function comparePlugins(before, now) {
  if (same(before, now)) return [];
  const gone = before.filter((plugin) => !now.includes(plugin));
  if (before.length === 0)
    return [major('plugins', `needs ${now.join(' or ')} now, it was in every licence`)];
  if (gone.length > 0 && now.length > 0)
    return [major('plugins', `does not belong to ${gone.join(', ')} any more`)];
  return [minor('plugins', 'belongs to more of them')];
}
