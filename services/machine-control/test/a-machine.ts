import { newId } from '@jahrring/contracts-common';
import { objectChanged, type ObjectChanged } from '@jahrring/contracts-inventory';
import type { DeliverOptions, TestService } from '@jahrring/testing';

export const url = '/api/machine-control';

const machine = {
  counterUnit: 'machine_hour',
  counterReading: null,
  serviceIntervalMonths: 6,
  serviceIntervalCounter: 500,
  nextServiceDate: null,
  exhaustIntervalMonths: 24,
  nextExhaustDate: null,
  fuelCostPerLitre: '1.8000',
} as const satisfies ObjectChanged['machine'];

type Part = Partial<NonNullable<ObjectChanged['machine']>>;
type Values = Partial<Omit<ObjectChanged, 'machine'>>;

/** Returns a machine as the inventory publishes it. */
export function aMachine(part: Part = {}, values: Values = {}): ObjectChanged {
  return {
    id: newId(),
    kind: 'machines',
    title: 'Forwarder',
    articleNumber: 'M001',
    unit: 'machine_hour',
    price: '165.0000',
    vatRateKey: 'standard',
    active: true,
    deleted: false,
    assignedEmployeeIds: [],
    ...values,
    machine: { ...machine, ...part },
  };
}

/** A machine of the inventory becomes known; answers its id. */
export async function deliverMachine(
  app: TestService,
  part: Part = {},
  values: Values = {},
  options: DeliverOptions = {},
): Promise<string> {
  const event = aMachine(part, values);
  await app.deliver(objectChanged, event, options);
  return event.id;
}
