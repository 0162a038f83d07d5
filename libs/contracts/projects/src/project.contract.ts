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
  rescuePoint: 150,
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
  companyPartId: id.nullish(),
  /** Degrees (WGS84): where on the map it is; both or neither. */
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  /** Rescue point: its number, or a description. */
  rescuePoint: optionalText(projectLimits.rescuePoint),
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
  for (const [given, missing] of [
    ['latitude', 'longitude'],
    ['longitude', 'latitude'],
  ] as const) {
    const isHalf = typeof project[given] === 'number' && typeof project[missing] !== 'number';
    if (!isHalf) continue;
    context.addIssue({ code: 'custom', path: [missing], message: 'required', params: { code: 'required' } });
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
/** Values of a form while it is filled in. */
export type ProjectDraft = z.input<typeof wholeProject>;

export const changeProjectStatus = z.object({
  status: projectStatus,
  reason: z.string().trim().max(500).optional(),
});
export type ChangeProjectStatus = z.infer<typeof changeProjectStatus>;

/** One step for many projects; what cannot be done is told for each and stops nothing else. */
export const bulkProjectStatus = changeProjectStatus.extend({
  projects: z
    .array(z.object({ id, version: z.int() }))
    .min(1)
    .max(500),
});
export type BulkProjectStatus = z.infer<typeof bulkProjectStatus>;

export const bulkProjectResult = z.object({
  done: z.array(id),
  refused: z.array(z.object({ id, number: z.string().nullable(), code: z.string() })),
});
export type BulkProjectResult = z.infer<typeof bulkProjectResult>;

/** A new project after the model of another; what has a day of its own stays without one. */
export const duplicateProject = z.object({
  id: id.optional(),
  number: requiredText(projectLimits.number),
  title: requiredText(projectLimits.title),
  startDate: localDate.nullish(),
  people: z.boolean().default(true),
  plan: z.boolean().default(true),
  notes: z.boolean().default(false),
  tasks: z.boolean().default(true),
});
export type DuplicateProject = z.infer<typeof duplicateProject>;
export type DuplicateProjectDraft = z.input<typeof duplicateProject>;

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
  /** Amount that was performed so far and can be charged. */
  performanceAmount: money.nullable(),
  quantity: quantity.nullable(),
  unit: z.string().nullable(),
  costCentre: z.string().nullable(),
  revenueCentre: z.string().nullable(),
  companyPartId: id.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  rescuePoint: z.string().nullable(),
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
  outstandingAmount: true,
  performanceAmount: true,
  externalId: true,
  forestOwner: true,
  quantity: true,
  unit: true,
  costCentre: true,
  revenueCentre: true,
  companyPartId: true,
  assignedEmployees: true,
  nextStatuses: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  extra: true,
});
export type ProjectListItem = z.infer<typeof projectListItem>;
export const projectList = listOf(projectListItem);

export const projectListSpec = {
  sort: [
    'number',
    'title',
    'status',
    'startDate',
    'endDate',
    'deadline',
    'externalId',
    'forestOwner',
    'costCentre',
    'revenueCentre',
    'quantity',
    'totalAmount',
    'createdAt',
    'updatedAt',
  ],
  filter: {
    number: 'text',
    title: 'text',
    status: 'enum',
    addressId: 'id',
    responsibleEmployeeId: 'id',
    startDate: 'date',
    endDate: 'date',
    deadline: 'date',
    externalId: 'text',
    forestOwner: 'text',
    costCentre: 'text',
    revenueCentre: 'text',
    companyPartId: 'id',
    totalAmount: 'number',
    /** Led by the reader, or assigned to them. */
    mine: 'boolean',
  },
  defaultSort: '-number',
  extra: true,
} as const;
export const projectListQuery = listQuery(projectListSpec);

/** Fields by which nobody sorts or filters who may not see prices. */
export const projectPriceFields = ['totalAmount'] as const;

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
  'outstandingAmount',
  'performanceAmount',
  'externalId',
  'forestOwner',
  'quantity',
  'unit',
  'costCentre',
  'revenueCentre',
  'assignedEmployees',
] as const;

/** Columns of an export that only those get who may see prices. */
export const projectExportPrices = ['totalAmount', 'outstandingAmount', 'performanceAmount'] as const;

export const numberProposal = z.object({ number: z.string() });

/** Query for existing projects with a number or title while somebody types; a warning, never a block. */
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
