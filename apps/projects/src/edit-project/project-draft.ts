import type { ProjectDraft, ProjectView } from '@jahrring/contracts-projects';

export const emptyDraft: ProjectDraft = {
  number: '',
  externalId: null,
  title: '',
  description: null,
  startDate: null,
  endDate: null,
  deadline: null,
  forestOwner: null,
  addressId: null,
  responsibleEmployeeId: null,
  assignedEmployeeIds: [],
  totalAmount: null,
  quantity: null,
  unit: null,
  costCentre: null,
  revenueCentre: null,
  companyPartId: null,
  latitude: null,
  rescuePoint: null,
  longitude: null,
  extra: {},
};

/** Returns the form's values for a saved project. */
export function toDraft(project: ProjectView): ProjectDraft {
  const draft: Record<string, unknown> = {};
  for (const field of Object.keys(emptyDraft)) draft[field] = project[field as keyof ProjectView];
  draft.assignedEmployeeIds = project.assignedEmployees.map((person) => person.id);
  return draft as unknown as ProjectDraft;
}

/** The fields in which two states of the form differ. */
export function differingFields(mine: ProjectDraft, theirs: ProjectDraft): (keyof ProjectDraft)[] {
  return (Object.keys(emptyDraft) as (keyof ProjectDraft)[]).filter(
    (field) => JSON.stringify(mine[field] ?? null) !== JSON.stringify(theirs[field] ?? null),
  );
}
