import { demoAddresses, demoMusterAddresses } from './demo-addresses';
import { demoId } from './demo-id';
import type { DemoActivity } from './demo-objects';
import { demoMusterPeople } from './demo-people';
import type { DemoProject, DemoProjectStatus } from './demo-projects';

type Row = readonly [title: string, status: DemoProjectStatus, startOffset: number, endOffset: number];

const rows: readonly Row[] = [
  ['Dachstuhl Einfamilienhaus Affoltern', 'PROG', -70, 25],
  ['Scheunenumbau Lützelflüh', 'PROG', -40, 60],
  ['Holzfassade Schulhaus Sumiswald', 'DONE', -200, -50],
  ['Balkonsanierung Dorfgasse', 'OFFR', 10, 40],
];

const firstNumber = 1000;

function project([title, status, startOffset, endOffset]: Row, index: number): DemoProject {
  const n = firstNumber + index + 1;
  const [lead, ...crew] = demoMusterPeople;
  const address = demoMusterAddresses[index % demoMusterAddresses.length] ?? demoAddresses[0];
  if (!lead || !address) throw new Error('Zimmerei Muster has neither people nor customers');
  return {
    n,
    id: demoId('project', n),
    number: `M-${index + 1}`,
    title,
    status,
    addressN: address.n,
    addressId: address.id,
    responsibleN: lead.n,
    responsibleEmployeeId: lead.employeeId,
    assignedNs: crew.map((person) => person.n),
    assignedEmployeeIds: crew.map((person) => person.employeeId),
    startOffset,
    endOffset,
  };
}

/** Four orders of Zimmerei Muster. */
export const demoMusterProjects: readonly DemoProject[] = rows.map(project);

const activities: readonly (readonly [title: string, price: string, billable: boolean])[] = [
  ['Abbund', '88.0000', true],
  ['Aufrichten', '92.0000', true],
  ['Werkstatt', '78.0000', false],
];

/** Activities of Zimmerei Muster with their price per hour. */
export const demoMusterActivities: readonly DemoActivity[] = activities.map(
  ([title, price, billable], index) => ({
    n: firstNumber + index + 1,
    id: demoId('activity', firstNumber + index + 1),
    articleNumber: `Z${String(index + 1).padStart(3, '0')}`,
    title,
    price,
    billable,
  }),
);
