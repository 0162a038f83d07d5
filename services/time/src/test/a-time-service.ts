import { employeeChanged } from '@jahrring/contracts-admin';
import type { Role } from '@jahrring/contracts-common';
import { objectChanged, type ObjectKind } from '@jahrring/contracts-inventory';
import { projectChanged } from '@jahrring/contracts-projects';
import type { CreateEntryInput } from '@jahrring/contracts-time';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, testId, testMember, type TestLicence, type TestService } from '@jahrring/testing';
import { timeService } from '../time.service-definition';

/** Friday, 20 November 2026, 18:00 in Zurich. */
export const friday = '2026-11-20';
const now = new Date('2026-11-20T17:00:00.000Z');

export const ids = {
  /** The employee is assigned to it. */
  forest: testId('project forest'),
  /** Nobody of the crew is assigned to it. */
  hidden: testId('project hidden'),
  archived: testId('project archived'),
  felling: testId('activity felling'),
  inactive: testId('activity inactive'),
  machine: testId('machine'),
  material: testId('material'),
  mileage: testId('mileage'),
  otherProject: testId('project of the other licence'),
} as const;

export interface TimeTest extends TestService {
  clock: FixedClock;
}

/** The service with two projects, an activity and the people of the roles, in both licences. */
export async function aTimeService(): Promise<TimeTest> {
  const clock = new FixedClock(now);
  const app = await startTestService(timeService, { clock });
  await prepare(app);
  return Object.assign(app, { clock });
}

export async function prepare(app: TestService): Promise<void> {
  for (const licence of ['own', 'other'] as const) await deliverPeople(app, licence);
  const crew = [testMember('employee'), testMember('trainee'), testMember('foreman')];
  await deliverProject(app, ids.forest, {
    number: 'P241',
    title: 'Durchforstung Gohlgraben',
    assigned: crew,
  });
  await deliverProject(app, ids.hidden, { number: 'P999', title: 'Geheimwald', assigned: [] });
  await deliverProject(app, ids.archived, {
    number: 'P100',
    title: 'Alter Schlag',
    status: 'ARCH',
    assigned: crew,
  });
  await deliverProject(app, ids.otherProject, {
    number: 'X1',
    title: 'Fremd',
    assigned: [],
    licence: 'other',
  });
  await deliverActivity(app, ids.felling, { title: 'Holzen' });
  await deliverActivity(app, ids.inactive, { title: 'Flössen', active: false });
  await deliverActivity(app, ids.machine, { title: 'Forwarder', kind: 'machines', unit: 'machine_hour' });
  await deliverActivity(app, ids.material, {
    title: 'Pfähle',
    kind: 'material',
    unit: 'piece',
    price: '4.5000',
  });
  await deliverActivity(app, ids.mileage, {
    title: 'Kilometer',
    kind: 'expenses',
    unit: 'km',
    price: '0.7000',
  });
}

const staff: readonly Role[] = ['admin', 'manager', 'foreman', 'employee', 'trainee'];

async function deliverPeople(app: TestService, licence: TestLicence): Promise<void> {
  for (const role of staff) {
    for (const person of [0, 1]) {
      const id = testMember(role, { licence, person });
      const name = { firstName: role, lastName: `Muster${person}` };
      const payload = { id, userId: id, ...name, email: `${role}${person}@x.test`, role, active: true };
      await app.deliver(employeeChanged, payload, { licence });
    }
  }
}

interface ProjectSetup {
  number: string;
  title: string;
  status?: 'PROG' | 'ARCH';
  assigned: string[];
  licence?: TestLicence;
}

export async function deliverProject(app: TestService, id: string, setup: ProjectSetup): Promise<void> {
  const { number, title, status = 'PROG', assigned, licence = 'own' } = setup;
  const payload = { id, number, title, status, assignedEmployeeIds: assigned, deleted: false };
  await app.deliver(projectChanged, payload, { licence });
}

interface ActivitySetup {
  title: string;
  active?: boolean;
  kind?: ObjectKind;
  price?: string;
  unit?: string;
  assignedEmployeeIds?: string[];
}

export async function deliverActivity(app: TestService, id: string, setup: ActivitySetup): Promise<void> {
  const { title, active = true, kind = 'activities', price = '78.0000', unit = 'hour' } = setup;
  const { assignedEmployeeIds = [] } = setup;
  const shown = { id, kind, title, unit, price, vatRateKey: 'standard', active };
  const payload = { ...shown, assignedEmployeeIds, deleted: false };
  await app.deliver(objectChanged, payload);
}

/** A valid entry: this morning on the assigned project. */
export function anEntry(change: Partial<CreateEntryInput> = {}): Partial<CreateEntryInput> {
  const times = change.seconds === undefined && !change.startAt ? { from: '07:00', to: '12:00' } : {};
  return { projectId: ids.forest, activityId: ids.felling, workDate: friday, ...times, ...change };
}

export const entriesPath = '/api/time/entries';

/** A valid line of another kind than hours. */
export function aLine(
  kind: NonNullable<CreateEntryInput['kind']>,
  change: Partial<CreateEntryInput> = {},
): Partial<CreateEntryInput> {
  return { kind, projectId: ids.forest, workDate: friday, ...change };
}
