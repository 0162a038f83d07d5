import { addDays } from '@jahrring/contracts-common';
import { demoAddresses } from './demo-addresses';
import { demoId } from './demo-id';
import { demoPeople } from './demo-people';

export type DemoProjectStatus =
  | 'PLAN' | 'PREP' | 'OFFR' | 'CONF' | 'PROG' | 'DONE' | 'PRCH' | 'PACH' | 'CHRG' | 'PAID' | 'CANC' | 'ARCH'; // oxfmt-ignore

export interface DemoProject {
  n: number;
  id: string;
  number: string;
  title: string;
  status: DemoProjectStatus;
  addressN: number;
  addressId: string;
  responsibleN: number;
  responsibleEmployeeId: string;
  assignedNs: readonly number[];
  assignedEmployeeIds: readonly string[];
  /** Days from the seed day. */
  startOffset: number;
  endOffset: number;
}

export interface DatedDemoProject extends DemoProject {
  startDate: string;
  endDate: string;
}

const titles = [
  'Durchforstung Gohlgraben', 'Holzschlag Hinterwald', 'Jungwaldpflege Lüderenalp', 'Sicherheitsholzerei Kantonsstrasse',
  'Wegunterhalt Napfgebiet', 'Aufforstung Sturmfläche Risisegg', 'Schutzwaldpflege Trubertal', 'Rücken Seillinie Fankhaus',
  'Hackschnitzel Wärmeverbund', 'Käferholz Räumung Ober-Rafrüti', 'Bachgehölz Ilfis', 'Waldrandpflege Bärau',
  'Holzernte Vollernter Schwändi', 'Pflanzung Weisstannen', 'Erschliessung Rückegasse Nord',
] as const; // oxfmt-ignore
const statuses: readonly DemoProjectStatus[] = [
  'PROG', 'PROG', 'DONE', 'PAID', 'PROG', 'CHRG', 'PROG', 'PRCH', 'PLAN', 'PROG',
  'CONF', 'PAID', 'PROG', 'PREP', 'OFFR', 'PACH', 'PROG', 'ARCH', 'DONE', 'CANC',
]; // oxfmt-ignore

/** People who lead: manager, second manager, two foremen, supermanager. */
const leaders = [4, 15, 5, 16, 3];
/** People who work in the forest, by their number in `demoPeople`. */
const crew = [6, 17, 18, 19, 20, 21, 22, 7, 23, 14];

function employeeId(n: number): string {
  const found = demoPeople.find((person) => person.n === n);
  if (!found) throw new Error(`no demo person ${n}`);
  return found.employeeId;
}

function crewOf(index: number): number[] {
  const size = 2 + (index % 3);
  const picked = Array.from({ length: size }, (_, step) => crew[(index * 2 + step) % crew.length] ?? 6);
  return [...new Set([...picked, index % 2 === 0 ? 5 : 16])];
}

function offsets(status: DemoProjectStatus, index: number): { startOffset: number; endOffset: number } {
  const future = status === 'PLAN' || status === 'PREP' || status === 'OFFR' || status === 'CONF';
  if (future) return { startOffset: 7 + index, endOffset: 40 + index * 2 };
  if (status === 'PROG') return { startOffset: -150 + index * 3, endOffset: 20 + index };
  return { startOffset: -360 + index * 4, endOffset: -40 - index };
}

function project(index: number): DemoProject {
  const n = index + 1;
  const status = statuses[index % statuses.length] ?? 'PROG';
  // The first customers own several orders, so that the customer accounts see something.
  const addressN = index % 8 === 0 ? 1 : index % 8 === 4 ? 2 : 3 + ((index * 5) % (demoAddresses.length - 3));
  const responsibleN = leaders[index % leaders.length] ?? 4;
  const assignedNs = crewOf(index);
  const lot = index < titles.length ? '' : ` ${Math.floor(index / titles.length) + 1}. Etappe`;
  return {
    n,
    id: demoId('project', n),
    number: `P${200 + n}`,
    title: `${titles[index % titles.length]}${lot}`,
    status,
    addressN,
    addressId: demoId('address', addressN),
    responsibleN,
    responsibleEmployeeId: employeeId(responsibleN),
    assignedNs,
    assignedEmployeeIds: assignedNs.map(employeeId),
    ...offsets(status, index),
  };
}

/** 40 orders of Bergwald, every common status among them. */
export const demoProjects: readonly DemoProject[] = Array.from({ length: 40 }, (_, index) => project(index));

/** The demo projects (of Bergwald unless others are given) with real dates, counted from the day of the seed. */
export function demoProjectsOn(
  seedDay: string,
  projects: readonly DemoProject[] = demoProjects,
): DatedDemoProject[] {
  return projects.map((one) => ({
    ...one,
    startDate: addDays(seedDay, one.startOffset),
    endDate: addDays(seedDay, one.endOffset),
  }));
}
