import semver from 'semver';
import { compareContracts } from './compare.mjs';
import { findUncovered } from './covers.mjs';
import { describeAnswer, describeRequest } from './describe.mjs';

/**
 * Checks that this remote works with a service as old as its declared range allows: the service accepts what it sends,
 * and it can read what it receives. Returns the differences; `service` is the snapshot of that older release.
 */
export function findTooOld(remote, service) {
  const found = [];
  for (const [key, { request, answer }] of Object.entries(remote.endpoints)) {
    const there = service.endpoints[key];
    if (!there) {
      found.push({ where: key, what: 'this endpoint is not there yet' });
      continue;
    }
    for (const [part, schema] of Object.entries(request)) {
      if (!there.request[part]) continue;
      for (const reason of findUncovered(there.request[part], schema)) {
        found.push({ where: `${key} ${part} ${reason.path}`, what: describeRequest(reason) });
      }
    }
    if (!answer || !there.answer) continue;
    for (const reason of findUncovered(answer, there.answer, { tolerant: true })) {
      found.push({ where: `${key} answer ${reason.path}`, what: describeAnswer(reason) });
    }
  }
  return found;
}

/** Checks that an earlier remote works with this service: nothing that it calls breaks. Returns the differences. */
export function findBroken(remote, service) {
  const differences = compareContracts(
    {
      ...remote,
      routes: {},
      exposes: [],
      extensions: [],
      plugins: [],
      permissions: [],
      events: {},
      errors: {},
    },
    {
      ...service,
      routes: {},
      exposes: [],
      extensions: [],
      plugins: [],
      permissions: [],
      events: {},
      errors: {},
    },
  );
  return differences.filter(({ level }) => level === 'major');
}

/** Returns true if the range that a remote declares includes this version of its own service. */
export function mayMeet(snapshot, serviceVersion) {
  const range = snapshot.needs.services[snapshot.tool];
  return range !== undefined && serviceVersion !== null && semver.satisfies(serviceVersion, range);
}
