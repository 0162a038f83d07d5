import type { CreateProject, ProjectChanged } from '@jahrring/contracts-projects';
import type { ExtraRecord, NewRecord } from '@jahrring/service-kit';
import type { ProjectEntity } from './project.entity';

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
    companyPartId: values.companyPartId ?? null,
    latitude: values.latitude ?? null,
    longitude: values.longitude ?? null,
    rescuePoint: values.rescuePoint ?? null,
    budgetLevel: null,
    ...extra,
  };
}

/** Returns the event that other services receive about a project. */
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
    costCentre: project.costCentre ?? undefined,
    revenueCentre: project.revenueCentre ?? undefined,
    companyPartId: project.companyPartId ?? undefined,
    latitude: project.latitude ?? undefined,
    longitude: project.longitude ?? undefined,
    rescuePoint: project.rescuePoint ?? undefined,
    deadline: project.deadline ?? undefined,
    extra: project.extra ?? undefined,
    deleted: project.deletedAt !== null,
  };
}
