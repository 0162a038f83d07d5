import { entryKinds, overviewPermissionOf, ownPermissionOf, type EntryKind } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { seesAllWithinGrant } from '../reference';
import type { EntryEntity } from './entry.entity';

const ownKeys = [
  'tools.project.timetable.own.show',
  'tools.timetable.index',
  'tools.timetable.own.create',
] as const;
const othersKey = 'tools.project.timetable.others.show';

/** Permissions to open lists and overviews at all. */
export const showKeys = [...ownKeys, othersKey, 'tools.timeoverview.index'] as const;

export function seesOwn(ctx: RequestContext): boolean {
  return ctx.grade(...ownKeys) !== undefined;
}

/** Returns true if the caller sees hours of others at all, of some projects at least. */
export function seesHoursOfOthers(ctx: RequestContext): boolean {
  const { all, assigned } = visibleKinds(ctx);
  return all.includes('hours') || assigned.includes('hours');
}

/** Returns true if the caller sees everything in the licence, whoever recorded it and on whichever project. */
export function seesEverything(ctx: RequestContext): boolean {
  return visibleKinds(ctx).all.length === entryKinds.length;
}

/** Narrows a query on entries: one's own, those of assigned projects, or everybody's; each of the kinds one may see. */
export function limitToReach<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  alias: string,
): void {
  limitTo(ctx, query, alias, { kinds: visibleKinds(ctx), every: entryKinds });
}

/** The same of what shows a day's work as a whole and is of no kind itself, like a day report: it is reached as hours are. */
export function limitToReachOfHours<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  alias: string,
): void {
  const { all, assigned, own } = visibleKinds(ctx);
  const hours = (kinds: readonly EntryKind[]) => kinds.filter((kind) => kind === 'hours');
  const kinds = { all: hours(all), assigned: hours(assigned), own: hours(own) };
  limitTo(ctx, query, alias, { kinds, every: ['hours'] });
}

/**
 * Returns the check that decides, as `limitToReach` does, which entries the caller sees, for entries that were read without
 * it. `assigned`: the projects that the caller is assigned to.
 */
export function seenBy(
  ctx: RequestContext,
  assigned: ReadonlySet<string>,
): (entry: Pick<EntryEntity, 'kind' | 'employeeId' | 'projectId'>) => boolean {
  const kinds = visibleKinds(ctx);
  const ofAll = new Set(kinds.all);
  const ofOwn = new Set(kinds.own);
  const ofAssigned = new Set(kinds.assigned);
  const everything = assigned.size === 0 && seesAllWithinGrant(ctx);
  return ({ kind, employeeId, projectId }) =>
    ofAll.has(kind) ||
    (employeeId === ctx.membershipId && ofOwn.has(kind)) ||
    (ofAssigned.has(kind) && (everything || assigned.has(projectId)));
}

interface Limits {
  kinds: Record<'all' | 'assigned' | 'own', readonly EntryKind[]>;
  /** All kinds of entries; if the caller sees all of them, the query does not filter by kind. */
  every: readonly EntryKind[];
}

function limitTo<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  alias: string,
  { kinds, every }: Limits,
): void {
  if (kinds.all.length === every.length) return;
  const ofKinds = (name: string, some: readonly EntryKind[]): string =>
    some.length === every.length ? '1 = 1' : `${alias}.kind IN (:...${name})`;
  const reach: string[] = [];
  if (kinds.all.length > 0) reach.push(ofKinds('kindsOfAll', kinds.all));
  if (kinds.own.length > 0)
    reach.push(`${alias}.employeeId = :reader AND ${ofKinds('kindsOfOwn', kinds.own)}`);
  if (kinds.assigned.length > 0) {
    const own =
      'SELECT mine.project_id FROM project_employees mine WHERE mine.licence_id = :licenceId AND mine.employee_id = :reader';
    const assigned = [`${alias}.projectId IN (${own})`];
    if (seesAllWithinGrant(ctx)) assigned.push(`NOT EXISTS (${own})`);
    reach.push(`(${assigned.join(' OR ')}) AND ${ofKinds('kindsOfAssigned', kinds.assigned)}`);
  }
  query.andWhere(reach.length > 0 ? `(${reach.map((one) => `(${one})`).join(' OR ')})` : '1 = 0', {
    licenceId: ctx.licenceId,
    reader: ctx.membershipId,
    kindsOfAll: kinds.all,
    kindsOfOwn: kinds.own,
    kindsOfAssigned: kinds.assigned,
  });
}

/**
 * Returns the kinds that the caller sees of everybody, of assigned projects, and of their own; users who may record a
 * kind see their own.
 */
function visibleKinds(ctx: RequestContext): Record<'all' | 'assigned' | 'own', EntryKind[]> {
  const others = ctx.grade(othersKey);
  const gradeOf = (kind: EntryKind) => ctx.grade(overviewPermissionOf(kind));
  const everybody = (kind: EntryKind): boolean => others === 'all' && gradeOf(kind) === 'all';
  const reaching = (kind: EntryKind): boolean =>
    (others === 'all' || others === 'assigned') && ['all', 'assigned'].includes(gradeOf(kind) ?? '');
  return {
    all: entryKinds.filter(everybody),
    assigned: entryKinds.filter((kind) => reaching(kind) && !everybody(kind)),
    own: seesOwn(ctx)
      ? entryKinds.filter((kind) => gradeOf(kind) !== undefined || ctx.can(ownPermissionOf(kind)))
      : [],
  };
}
