import {
  extraInput,
  extraValues,
  id,
  listOf,
  listQuery,
  localDate,
  money,
  optionalText,
  quantity,
  recordFields,
  requiredText,
  unit,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { projectStatus } from './project-status';

/** Lengths of the fields; one place for form, service and import. */
export const projectLimits = {
  number: 30,
  title: 150,
  externalId: 50,
  description: 5000,
  forestOwner: 100,
  centre: 30,
  assigned: 200,
} as const;

const fields = z.object({
  number: requiredText(projectLimits.number),
  externalId: optionalText(projectLimits.externalId),
  title: requiredText(projectLimits.title),
  description: optionalText(projectLimits.description),
  startDate: localDate.nullish(),
  endDate: localDate.nullish(),
  deadline: localDate.nullish(),
  forestOwner: optionalText(projectLimits.forestOwner),
  addressId: id.nullish(),
  responsibleEmployeeId: id.nullish(),
  assignedEmployeeIds: z.array(id).max(projectLimits.assigned).default([]),
  totalAmount: money.nullish(),
  quantity: quantity.nullish(),
  unit: unit.nullish(),
  costCentre: optionalText(projectLimits.centre),
  revenueCentre: optionalText(projectLimits.centre),
  /** The licence's own fields; the service knows which. */
  extra: extraInput.nullish(),
});

type Fields = z.infer<typeof fields>;

/** Rules across fields: start not after end; a quantity needs its unit and the reverse. */
function checkTogether(project: Fields, context: z.RefinementCtx): void {
  const { startDate, endDate, deadline } = project;
  if (startDate && endDate && endDate < startDate) {
    context.addIssue({
      code: 'custom',
      path: ['endDate'],
      message: 'afterOrEqual',
      params: { code: 'afterOrEqual', date: startDate },
    });
  }
  if (startDate && deadline && deadline < startDate) {
    context.addIssue({
      code: 'custom',
      path: ['deadline'],
      message: 'afterOrEqual',
      params: { code: 'afterOrEqual', date: startDate },
    });
  }
  if (project.quantity && !project.unit) {
    context.addIssue({ code: 'custom', path: ['unit'], message: 'required', params: { code: 'required' } });
  }
  if (project.unit && !project.quantity) {
    context.addIssue({
      code: 'custom',
      path: ['quantity'],
      message: 'required',
      params: { code: 'required' },
    });
  }
}

export const createProject = fields
  .extend({ id: id.optional(), status: projectStatus.default('PLAN') })
  .superRefine(checkTogether);
export type CreateProject = z.infer<typeof createProject>;
export type CreateProjectInput = z.input<typeof createProject>;

/** A field that is left out stays as it is; null or '' clears it. Rules across fields are checked on the result. */
export const updateProject = fields
  .extend({ assignedEmployeeIds: z.array(id).max(projectLimits.assigned) })
  .partial();
export type UpdateProject = z.infer<typeof updateProject>;

/** The whole record after an update, for the rules across fields. */
export const wholeProject = fields.superRefine(checkTogether);
export type WholeProject = z.infer<typeof wholeProject>;
/** What a form holds while it is filled in. */
export type ProjectDraft = z.input<typeof wholeProject>;

export const changeProjectStatus = z.object({
  status: projectStatus,
  reason: z.string().trim().max(500).optional(),
});
export type ChangeProjectStatus = z.infer<typeof changeProjectStatus>;

export const projectView = z.object({
  ...recordFields,
  number: z.string(),
  externalId: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  startDate: localDate.nullable(),
  endDate: localDate.nullable(),
  deadline: localDate.nullable(),
  forestOwner: z.string().nullable(),
  addressId: id.nullable(),
  addressName: z.string().nullable(),
  responsibleEmployeeId: id.nullable(),
  responsibleName: z.string().nullable(),
  assignedEmployees: z.array(z.object({ id, name: z.string() })),
  status: projectStatus,
  nextStatuses: z.array(projectStatus),
  /** Amounts are null for people without `tools.project.showprice`. */
  totalAmount: money.nullable(),
  outstandingAmount: money.nullable(),
  quantity: quantity.nullable(),
  unit: z.string().nullable(),
  costCentre: z.string().nullable(),
  revenueCentre: z.string().nullable(),
  recordedSeconds: z.int(),
  extra: extraValues,
});
export type ProjectView = z.infer<typeof projectView>;

export const projectListItem = projectView.pick({
  id: true,
  version: true,
  number: true,
  title: true,
  status: true,
  addressId: true,
  addressName: true,
  responsibleEmployeeId: true,
  responsibleName: true,
  startDate: true,
  endDate: true,
  deadline: true,
  recordedSeconds: true,
  totalAmount: true,
  deletedAt: true,
  extra: true,
});
export type ProjectListItem = z.infer<typeof projectListItem>;
export const projectList = listOf(projectListItem);

export const projectListSpec = {
  sort: ['number', 'title', 'status', 'startDate', 'endDate', 'deadline'],
  filter: {
    number: 'text',
    title: 'text',
    status: 'enum',
    addressId: 'id',
    responsibleEmployeeId: 'id',
    startDate: 'date',
    endDate: 'date',
    deadline: 'date',
  },
  defaultSort: '-number',
  extra: true,
} as const;
export const projectListQuery = listQuery(projectListSpec);

/** The columns of an export, in this order; those of the licence's own fields follow. */
export const projectExportFields = [
  'number',
  'title',
  'status',
  'addressName',
  'responsibleName',
  'startDate',
  'endDate',
  'deadline',
  'recordedHours',
  'totalAmount',
] as const;

export const numberProposal = z.object({ number: z.string() });

/** What is already there under a number or title while somebody types; a warning, never a block. */
export const duplicateQuery = z.object({
  number: z.string().max(projectLimits.number).optional(),
  title: z.string().max(projectLimits.title).optional(),
  exceptId: id.optional(),
});
export const duplicates = z.object({ number: z.boolean(), title: z.boolean() });
export type Duplicates = z.infer<typeof duplicates>;

/** A choice for pickers: small, searched on the server. */
export const projectChoice = z.object({ id, number: z.string(), title: z.string(), status: projectStatus });
export type ProjectChoice = z.infer<typeof projectChoice>;
