import { type ObjectChanged } from '@jahrring/contracts-inventory';
import { contractCostsOf } from './contract-costs';
import { keepersOf } from './keepers';
import type { ObjectEntity } from './object.entity';

/** Returns the event that other services receive about an object. */
export function toObjectChanged(object: ObjectEntity): ObjectChanged {
  const { id, kind, title, unit, price, vatRateKey, active } = object;
  return {
    id,
    kind,
    title,
    articleNumber: object.articleNumber ?? undefined,
    unit,
    price,
    vatRateKey,
    active,
    deleted: object.deletedAt !== null,
    prices: object.datedPrices ?? [],
    rateCategoryId: object.rateCategoryId ?? undefined,
    companyPartId: object.companyPartId ?? undefined,
    extra: object.extra ?? undefined,
    assignedEmployeeIds: object.assignedEmployeeIds ?? [],
    surcharges: object.surcharges ?? [],
    ...(kind === 'machines' || kind === 'vehicles' ? { machine: toMachinePart(object) } : {}),
  };
}

function toMachinePart(object: ObjectEntity): NonNullable<ObjectChanged['machine']> {
  return {
    counterUnit: object.counterUnit,
    counterReading: object.counterReading,
    serviceIntervalMonths: object.serviceIntervalMonths,
    serviceIntervalCounter: object.serviceIntervalCounter,
    nextServiceDate: object.nextServiceDate,
    exhaustIntervalMonths: object.exhaustIntervalMonths,
    nextExhaustDate: object.nextExhaustDate,
    fuelCostPerLitre: object.fuelCostPerLitre,
    keeperIds: keepersOf(object),
    imageIds: object.imageIds ?? [],
    contractCosts: contractCostsOf(object),
  };
}
