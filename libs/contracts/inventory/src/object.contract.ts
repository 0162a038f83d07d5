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
  unitPrice,
  vatKey,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { machineKinds, machineRecordFields, machineRecordView } from './machine-record.contract';
import { objectKinds } from './object.events';
import { datedPrices, objectPrice } from './object-price';

export const objectLimits = {
  title: 150,
  articleNumber: 50,
  description: 5000,
  centre: 30,
  months: 120,
  note: 500,
  surcharges: 10,
  surchargeTitle: 60,
  assigned: 200,
  bulk: 500,
  images: 12,
} as const;

export const objectKind = z.enum(objectKinds);
const months = z.int().min(1).max(objectLimits.months).nullish();

const objectFields = {
  title: requiredText(objectLimits.title),
  articleNumber: optionalText(objectLimits.articleNumber),
  description: optionalText(objectLimits.description),
  unit,
  price: objectPrice,
  vatRateKey: vatKey,
  costCentre: optionalText(objectLimits.centre),
  revenueCentre: optionalText(objectLimits.centre),
  active: z.boolean(),
  /** The licence's own fields; the service knows which. */
  extra: extraInput.optional(),
};

/** Added to the price: per cent of it, or an amount per unit. */
export const surcharge = z.object({
  title: requiredText(objectLimits.surchargeTitle),
  kind: z.enum(['percent', 'amount']),
  value: objectPrice,
});
export type Surcharge = z.infer<typeof surcharge>;

const settingsFields = {
  surcharges: z.array(surcharge).max(objectLimits.surcharges),
  datedPrices,
  rateCategoryId: id.nullish(),
  companyPartId: id.nullish(),
  /** People who see the object; if there are any, only they and people who manage objects see it. */
  assignedEmployeeIds: z.array(id).max(objectLimits.assigned),
};

const machineFields = {
  /** Unit of the counter: machine hours or kilometres. */
  counterUnit: z.enum(['machine_hour', 'km']).nullish(),
  counterReading: quantity.nullish(),
  serviceIntervalMonths: months,
  /** Counter units between two services. */
  serviceIntervalCounter: z.int().min(1).max(1_000_000).nullish(),
  nextServiceDate: localDate.nullish(),
  exhaustIntervalMonths: months,
  nextExhaustDate: localDate.nullish(),
  fuelCostPerLitre: unitPrice.nullish(),
  ...machineRecordFields,
};

const defaults = { vatRateKey: vatKey.default('standard'), active: z.boolean().default(true) };

export const createObject = z.object({
  ...objectFields,
  ...settingsFields,
  ...defaults,
  surcharges: settingsFields.surcharges.default([]),
  datedPrices: datedPrices.default([]),
  assignedEmployeeIds: settingsFields.assignedEmployeeIds.default([]),
  id: id.optional(),
  kind: objectKind,
});
export type CreateObject = z.infer<typeof createObject>;
/** Values of a form while it is filled in. */
export type ObjectDraft = z.input<typeof createObject>;
/** A field that is left out stays as it is; null clears it. */
export const updateObject = z.object({ ...objectFields, ...settingsFields }).partial();
export type UpdateObject = z.infer<typeof updateObject>;

export const createMachine = z.object({
  ...objectFields,
  ...machineFields,
  ...defaults,
  id: id.optional(),
  kind: z.enum(machineKinds),
});
export type CreateMachine = z.infer<typeof createMachine>;
/** Values of a form while it is filled in. */
export type MachineDraft = z.input<typeof createMachine>;
/** A field that is left out stays as it is; null clears it. */
export const updateMachine = z.object({ ...objectFields, ...machineFields }).partial();
export type UpdateMachine = z.infer<typeof updateMachine>;

export const objectView = z.object({
  ...recordFields,
  kind: objectKind,
  title: z.string(),
  articleNumber: z.string().nullable(),
  description: z.string().nullable(),
  unit,
  /** Null for people without a permission that shows prices. */
  price: unitPrice.nullable(),
  vatRateKey: vatKey,
  costCentre: z.string().nullable(),
  revenueCentre: z.string().nullable(),
  active: z.boolean(),
  surcharges: z.array(
    z.object({ title: z.string(), kind: z.enum(['percent', 'amount']), value: z.string() }),
  ),
  datedPrices: z.array(z.object({ validFrom: localDate, price: z.string() })),
  rateCategoryId: id.nullable(),
  companyPartId: id.nullable(),
  assignedEmployeeIds: z.array(id),
  /** Stored files; the first is the main image. */
  imageIds: z.array(id),
  extra: extraValues,
});
export type ObjectView = z.infer<typeof objectView>;

export const machineView = objectView.extend({
  ...machineRecordView,
  counterUnit: z.enum(['machine_hour', 'km']).nullable(),
  counterReading: quantity.nullable(),
  serviceIntervalMonths: z.int().nullable(),
  serviceIntervalCounter: z.int().nullable(),
  nextServiceDate: localDate.nullable(),
  exhaustIntervalMonths: z.int().nullable(),
  nextExhaustDate: localDate.nullable(),
  fuelCostPerLitre: unitPrice.nullable(),
  /** As machine control tells it: the counter at which the next service is due, and how far ahead it counts as near. */
  serviceAt: quantity.nullable(),
  warnDays: z.int().nullable(),
  warnUnits: z.int().nullable(),
  /** The first day the next service is due, by date or by counter. */
  serviceDueOn: localDate.nullable(),
});
export type MachineView = z.infer<typeof machineView>;

export const objectList = listOf(objectView);
export const machineList = listOf(machineView);

const listFilters = { kind: 'enum', title: 'text', articleNumber: 'text', active: 'boolean' } as const;
export const objectListSpec = {
  sort: ['title', 'articleNumber', 'kind', 'unit', 'price', 'active', 'updatedAt'],
  filter: { ...listFilters, unit: 'enum', rateCategoryId: 'id', companyPartId: 'id', costCentre: 'text' },
  defaultSort: 'title',
  extra: true,
} as const;
export const objectListQuery = listQuery(objectListSpec);

export const machineListSpec = {
  sort: [
    'title',
    'articleNumber',
    'kind',
    'machineState',
    'plate',
    'place',
    'nextServiceDate',
    'nextExhaustDate',
    'counterReading',
    'serviceDueOn',
  ],
  filter: {
    ...listFilters,
    nextServiceDate: 'date',
    nextExhaustDate: 'date',
    serviceDueOn: 'date',
    machineState: 'enum',
    plate: 'text',
    place: 'text',
    responsibleId: 'id',
  },
  defaultSort: 'serviceDueOn,title',
  extra: true,
} as const;
export const machineListQuery = listQuery(machineListSpec);

export const maintenanceKinds = ['service', 'exhaust', 'repair'] as const;

/** A service, exhaust test or repair that was done; the next date follows from the machine's interval. */
export const recordMaintenance = z.object({
  id: id.optional(),
  kind: z.enum(maintenanceKinds),
  doneOn: localDate,
  counterReading: quantity.nullish(),
  cost: money.nullish(),
  note: optionalText(objectLimits.note),
});
export type RecordMaintenance = z.infer<typeof recordMaintenance>;
export type MaintenanceDraft = z.input<typeof recordMaintenance>;

export const maintenanceView = z.object({
  id,
  kind: z.enum(maintenanceKinds),
  doneOn: localDate,
  counterReading: quantity.nullable(),
  /** Null for people without a permission that shows prices. */
  cost: money.nullable(),
  note: z.string().nullable(),
  /** Of an exhaust test, where it is known. */
  passed: z.boolean().nullable(),
});
export type MaintenanceView = z.infer<typeof maintenanceView>;
export const maintenanceList = listOf(maintenanceView);
