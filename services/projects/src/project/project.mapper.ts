import {
  nextStatuses,
  projectListItem,
  type ProjectListItem,
  type ProjectView,
  type TransitionRights,
} from '@jahrring/contracts-projects';
import { viewOf, type RequestContext } from '@jahrring/service-kit';
import type { ProjectEntity, ProjectFacts } from './project.entity';
import type { Assigned } from './surroundings.repository';

/** Data that a page of projects shows besides the records: names of other records, hours, assigned people. */
export interface ProjectSurroundings {
  facts: ReadonlyMap<string, ProjectFacts>;
  assigned: ReadonlyMap<string, readonly Assigned[]>;
  /** The licence writes its bills in another system. */
  billsElsewhere: boolean;
}

const adminRoles: ReadonlySet<string> = new Set(['superadmin', 'admin', 'supermanager']);

export function transitionRights(ctx: RequestContext, billsElsewhere: boolean): TransitionRights {
  return {
    admin: ctx.system || ctx.superadmin || adminRoles.has(ctx.role),
    archive: ctx.can('tools.project.archive'),
    billsElsewhere,
  };
}

/** A project as lists show it; amounts only for those who may see prices. */
export function toProjectListItem(
  ctx: RequestContext,
  project: ProjectEntity,
  around: ProjectSurroundings,
): ProjectListItem {
  const { id, status, previousStatus } = project;
  const withPrices = ctx.can('tools.project.showprice');
  const mayChange = ctx.can('tools.project.update') || ctx.can('tools.project.manage');
  const facts = project.facts ?? around.facts.get(id);
  return viewOf(projectListItem, project, {
    nextStatuses: mayChange
      ? nextStatuses(status, transitionRights(ctx, around.billsElsewhere), previousStatus)
      : [],
    addressName: facts?.addressName ?? null,
    responsibleName: facts?.responsibleName ?? null,
    assignedEmployees: (around.assigned.get(id) ?? []).map((person) => ({
      id: person.id,
      name: person.name ?? '–',
    })),
    recordedSeconds: facts?.seconds ?? 0,
    totalAmount: withPrices ? project.totalAmount : null,
    outstandingAmount: withPrices ? (facts?.outstanding ?? '0.00') : null,
    performanceAmount: withPrices ? (facts?.performed ?? '0.00') : null,
    extra: project.extra ?? {},
  });
}

/** A project as its page shows it. */
export function toProjectView(
  ctx: RequestContext,
  project: ProjectEntity,
  around: ProjectSurroundings,
): ProjectView {
  return {
    ...toProjectListItem(ctx, project, around),
    description: project.description,
    latitude: project.latitude,
    longitude: project.longitude,
    rescuePoint: project.rescuePoint,
  };
}
