import {
  machineView,
  objectView,
  type CreateMachine,
  type CreateObject,
  type MachineView,
  type ObjectKind,
  type ObjectView,
} from '@jahrring/contracts-inventory';
import type { RequestContext } from '@jahrring/service-kit';
import type { ObjectEntity } from './object.entity';
import type { NewObject } from './object.repository';
import { seesObjectPrices } from './object.scope';

const objectFields = Object.keys(objectView.shape);
const lists = ['surcharges', 'datedPrices', 'assignedEmployeeIds', 'imageIds'];
/** Filled in by `MachineViews`. */
const workedOut = new Set(['responsibleName', 'driverName', 'openDefects']);
const machineFields = Object.keys(machineView.shape).filter((field) => !workedOut.has(field));
const machineMoney = ['fuelCostPerLitre', 'insurancePerYear', 'leasePerMonth'];

/** A machine as it stands in its own row. */
export type MachineRow = Omit<MachineView, 'responsibleName' | 'driverName' | 'openDefects'>;

function pick(ctx: RequestContext, object: ObjectEntity, fields: readonly string[]): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  for (const field of fields) {
    const value = object[field as keyof ObjectEntity];
    view[field] = value instanceof Date ? value.toISOString() : value;
  }
  for (const field of lists) view[field] ??= [];
  if (fields === machineFields) view['datedCosts'] ??= [];
  view['extra'] ??= {};
  if (!seesObjectPrices(ctx)) {
    Object.assign(view, { price: null, datedPrices: [], surcharges: [] });
    for (const field of machineMoney) if (field in view) view[field] = null;
    if (fields === machineFields) view['datedCosts'] = [];
  }
  return view;
}

export function toObjectView(ctx: RequestContext, object: ObjectEntity): ObjectView {
  return pick(ctx, object, objectFields) as ObjectView;
}

export function toMachineRow(ctx: RequestContext, object: ObjectEntity): MachineRow {
  return pick(ctx, object, machineFields) as MachineRow;
}

type Given = Partial<Omit<CreateMachine & CreateObject, 'kind' | 'extra'>> &
  Pick<CreateMachine, 'title' | 'unit' | 'price' | 'vatRateKey' | 'active'> & { kind: ObjectKind };

/** Returns the values of a new object; fields that were left out become null. */
export function toNewObject(values: Given): NewObject {
  return {
    id: values.id,
    kind: values.kind,
    title: values.title,
    articleNumber: values.articleNumber ?? null,
    description: values.description ?? null,
    unit: values.unit,
    price: values.price,
    vatRateKey: values.vatRateKey,
    costCentre: values.costCentre ?? null,
    revenueCentre: values.revenueCentre ?? null,
    active: values.active,
    surcharges: values.surcharges ?? [],
    datedPrices: values.datedPrices ?? [],
    imageIds: [],
    assignedEmployeeIds: values.assignedEmployeeIds ?? [],
    rateCategoryId: values.rateCategoryId ?? null,
    companyPartId: values.companyPartId ?? null,
    counterUnit: values.counterUnit ?? null,
    counterReading: values.counterReading ?? null,
    serviceIntervalMonths: values.serviceIntervalMonths ?? null,
    serviceIntervalCounter: values.serviceIntervalCounter ?? null,
    nextServiceDate: values.nextServiceDate ?? null,
    exhaustIntervalMonths: values.exhaustIntervalMonths ?? null,
    nextExhaustDate: values.nextExhaustDate ?? null,
    fuelCostPerLitre: values.fuelCostPerLitre ?? null,
    serviceAt: null,
    serviceByCounterOn: null,
    warnDays: null,
    warnUnits: null,
    serviceDueOn: values.nextServiceDate ?? null,
    ...newRecord(values),
  };
}

/** The record of a new machine; other objects have none. */
function newRecord(values: Given) {
  return {
    make: values.make ?? null,
    model: values.model ?? null,
    buildYear: values.buildYear ?? null,
    serialNumber: values.serialNumber ?? null,
    plate: values.plate ?? null,
    machineState: values.machineState ?? null,
    place: values.place ?? null,
    responsibleId: values.responsibleId ?? null,
    driverId: values.driverId ?? null,
    insurer: values.insurer ?? null,
    policyNumber: values.policyNumber ?? null,
    insurancePerYear: values.insurancePerYear ?? null,
    insuredFrom: values.insuredFrom ?? null,
    insuredUntil: values.insuredUntil ?? null,
    lessor: values.lessor ?? null,
    leasePerMonth: values.leasePerMonth ?? null,
    leasedFrom: values.leasedFrom ?? null,
    leasedUntil: values.leasedUntil ?? null,
    datedCosts: values.datedCosts ?? [],
    warrantyUntil: values.warrantyUntil ?? null,
  };
}
