import semver from 'semver';
import { compareContracts } from './compare.mjs';
import { findUncovered } from './covers.mjs';
import { describeAnswer, describeRequest } from './describe.mjs';

/**
 * Whether this remote works on a service as old as its declared range allows: what it sends is taken there, what it gets
 * it can read. Answers the differences; `service` is the snapshot of that older release.
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

/** Whether a remote of before works on this service: nothing that it calls breaks. */
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

/** Whether the range a remote declares lets it meet this version of its own service. */
export function mayMeet(snapshot, serviceVersion) {
  const range = snapshot.needs.services[snapshot.tool];
  return range !== undefined && serviceVersion !== null && semver.satisfies(serviceVersion, range);
}
