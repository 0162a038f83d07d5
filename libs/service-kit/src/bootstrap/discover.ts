import type { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { consumesMetadata } from '../events/consumes.decorator';
import type { ConsumedEvent, EventHandler } from '../events/consumes.decorator';
import type { Inbox } from '../events/inbox';
import { jobMetadata } from '../jobs/job.decorator';
import type { DeclaredJob, JobRun } from '../jobs/job.decorator';
import type { JobRunner } from '../jobs/job-runner';
import type { LongWork } from '../long-work/long-work';
import { republishesMetadata } from '../resync/republishes.decorator';
import type { RepublishedEvent, Republisher } from '../resync/republishes.decorator';
import type { Resync } from '../resync/resync';
import { workAbandonedMetadata, workMetadata } from '../long-work/work.decorator';
import type { AbandonedWorkHandler, WorkHandler } from '../long-work/work.decorator';

type Method = (...parameters: never[]) => unknown;

/** By class: services of one process share those of the kit. */
const known = new WeakMap<object, [string, Method][]>();

interface FoundMethod {
  owner: object;
  name: string;
  method: Method;
}

interface Registries {
  inbox: Inbox;
  jobs: JobRunner;
  work: LongWork;
  resync: Resync;
}

/** Finds @Consumes, @Job, @Work, @WorkAbandoned and @Republishes methods among the providers and registers them. */
export function registerMethods(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
  { inbox, jobs, work, resync }: Registries,
): void {
  for (const { owner, name, method } of methods(discovery, scanner)) {
    const consumed = Reflect.getMetadata(consumesMetadata, method) as ConsumedEvent | undefined;
    if (consumed) {
      const handle = method.bind(owner) as unknown as EventHandler<unknown>;
      inbox.add({ name: `${owner.constructor.name}.${name}`, ...consumed, handle });
    }
    const job = Reflect.getMetadata(jobMetadata, method) as DeclaredJob<object> | undefined;
    if (job) {
      const { isDue, ...options } = job;
      const due = isDue ? { isDue: () => isDue(owner) } : {};
      jobs.add({ ...options, ...due }, method.bind(owner) as unknown as (run: JobRun) => Promise<void>);
    }
    const kind = Reflect.getMetadata(workMetadata, method) as string | undefined;
    if (kind) work.add(kind, method.bind(owner) as unknown as WorkHandler);
    const abandoned = Reflect.getMetadata(workAbandonedMetadata, method) as string | undefined;
    if (abandoned) work.addAbandoned(abandoned, method.bind(owner) as unknown as AbandonedWorkHandler);
    const told = Reflect.getMetadata(republishesMetadata, method) as RepublishedEvent | undefined;
    if (told) resync.add({ ...told, republish: method.bind(owner) as unknown as Republisher<unknown> });
  }
}

function methods(discovery: DiscoveryService, scanner: MetadataScanner): FoundMethod[] {
  const seen = new Set<object>();
  return discovery.getProviders().flatMap(({ instance }): FoundMethod[] => {
    const owner: unknown = instance;
    if (typeof owner !== 'object' || owner === null || seen.has(owner)) return [];
    seen.add(owner);
    const prototype = Object.getPrototypeOf(owner) as Record<string, unknown> | null;
    if (!prototype || prototype === Object.prototype) return [];
    return described(prototype, scanner).map(([name, method]) => ({ owner, name, method }));
  });
}

/** The methods of a class that carry metadata, few of all: five look-ups less for each of the others. */
function described(prototype: Record<string, unknown>, scanner: MetadataScanner): [string, Method][] {
  let found = known.get(prototype);
  if (!found) {
    found = scanner.getAllMethodNames(prototype).flatMap((name): [string, Method][] => {
      const method = prototype[name];
      if (typeof method !== 'function' || Reflect.getOwnMetadataKeys(method).length === 0) return [];
      return [[name, method as Method]];
    });
    known.set(prototype, found);
  }
  return found;
}
