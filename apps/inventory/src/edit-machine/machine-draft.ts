import type { MachineDraft, MachineView } from '@jahrring/contracts-inventory';

export const emptyMachine: MachineDraft = {
  kind: 'machines',
  title: '',
  articleNumber: null,
  description: null,
  unit: 'machine_hour',
  price: '',
  vatRateKey: 'standard',
  costCentre: null,
  revenueCentre: null,
  active: true,
  counterUnit: 'machine_hour',
  counterReading: null,
  serviceIntervalMonths: null,
  serviceIntervalCounter: null,
  nextServiceDate: null,
  exhaustIntervalMonths: null,
  nextExhaustDate: null,
  fuelCostPerLitre: null,
  make: null,
  model: null,
  buildYear: null,
  serialNumber: null,
  plate: null,
  machineState: null,
  place: null,
  responsibleId: null,
  driverId: null,
  insurer: null,
  policyNumber: null,
  insurancePerYear: null,
  insuredFrom: null,
  insuredUntil: null,
  lessor: null,
  leasePerMonth: null,
  leasedFrom: null,
  leasedUntil: null,
  datedCosts: [],
  warrantyUntil: null,
  extra: {},
};

/** Returns the form's values for a saved machine. */
export function toDraft(machine: MachineView): MachineDraft {
  const fields = Object.keys(emptyMachine) as (keyof MachineView)[];
  const draft = Object.fromEntries(fields.map((field) => [field, machine[field]]));
  return draft as unknown as MachineDraft;
}
