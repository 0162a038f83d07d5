import type {
  CreateProject,
  ProjectChanged,
  ProjectListItem,
  ProjectView,
  TransitionRights,
} from '@jahrring/contracts-projects';
import { nextStatuses } from '@jahrring/contracts-projects';
import type { ExtraRecord, NewRecord, RequestContext } from '@jahrring/service-kit';
import type { ProjectEntity } from './project.entity';

/** What a page of projects shows besides the records: names of others' records, hours, who is assigned. */
export interface ProjectSurroundings {
  addresses: ReadonlyMap<string, string>;
  employees: ReadonlyMap<string, string>;
  assigned: ReadonlyMap<string, readonly string[]>;
  seconds: ReadonlyMap<string, number>;
}

const adminRoles: ReadonlySet<string> = new Set(['superadmin', 'admin', 'supermanager']);

export function transitionRights(ctx: RequestContext): TransitionRights {
  return {
    admin: ctx.system || ctx.superadmin || adminRoles.has(ctx.role),
    archive: ctx.can('tools.project.archive'),
    billsElsewhere: false,
  };
}

const nameOf = (names: ReadonlyMap<string, string>, id: string | null) =>
  id ? (names.get(id) ?? null) : null;

export function toProjectListItem(
  ctx: RequestContext,
  project: ProjectEntity,
  around: ProjectSurroundings,
): ProjectListItem {
  return {
    id: project.id,
    version: project.version,
    number: project.number,
    title: project.title,
    status: project.status,
    addressId: project.addressId,
    addressName: nameOf(around.addresses, project.addressId),
    responsibleEmployeeId: project.responsibleEmployeeId,
    responsibleName: nameOf(around.employees, project.responsibleEmployeeId),
    startDate: project.startDate,
    endDate: project.endDate,
    deadline: project.deadline,
    recordedSeconds: around.seconds.get(project.id) ?? 0,
    totalAmount: ctx.can('tools.project.showprice') ? project.totalAmount : null,
    deletedAt: project.deletedAt?.toISOString() ?? null,
    extra: project.extra ?? {},
  };
}

/** A project as its page shows it; amounts only for those who may see prices. */
export function toProjectView(
  ctx: RequestContext,
  project: ProjectEntity,
  around: ProjectSurroundings,
  outstandingAmount: string,
): ProjectView {
  const mayChange = ctx.can('tools.project.update') || ctx.can('tools.project.manage');
  return {
    ...toProjectListItem(ctx, project, around),
    externalId: project.externalId,
    description: project.description,
    forestOwner: project.forestOwner,
    assignedEmployees: (around.assigned.get(project.id) ?? []).map((id) => ({
      id,
      name: around.employees.get(id) ?? '–',
    })),
    nextStatuses: mayChange
      ? nextStatuses(project.status, transitionRights(ctx), project.previousStatus)
      : [],
    outstandingAmount: ctx.can('tools.project.showprice') ? outstandingAmount : null,
    quantity: project.quantity,
    unit: project.unit,
    costCentre: project.costCentre,
    revenueCentre: project.revenueCentre,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  };
}

export function toNewProject(
  values: CreateProject,
  extra: ExtraRecord = { extra: null, extraSearch: null },
): NewRecord<ProjectEntity> {
  return {
    id: values.id,
    number: values.number,
    externalId: values.externalId ?? null,
    title: values.title,
    description: values.description ?? null,
    startDate: values.startDate ?? null,
    endDate: values.endDate ?? null,
    deadline: values.deadline ?? null,
    forestOwner: values.forestOwner ?? null,
    addressId: values.addressId ?? null,
    responsibleEmployeeId: values.responsibleEmployeeId ?? null,
    status: values.status,
    previousStatus: null,
    totalAmount: values.totalAmount ?? null,
    quantity: values.quantity ?? null,
    unit: values.unit ?? null,
    costCentre: values.costCentre ?? null,
    revenueCentre: values.revenueCentre ?? null,
    ...extra,
  };
}

/** What other services hear of a project. */
export function toProjectChanged(
  project: ProjectEntity,
  assignedEmployeeIds: readonly string[],
): ProjectChanged {
  return {
    id: project.id,
    number: project.number,
    title: project.title,
    status: project.status,
    addressId: project.addressId ?? undefined,
    responsibleEmployeeId: project.responsibleEmployeeId ?? undefined,
    assignedEmployeeIds: [...assignedEmployeeIds],
    deleted: project.deletedAt !== null,
  };
}
