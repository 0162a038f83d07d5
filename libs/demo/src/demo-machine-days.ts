import { addDays, weekdayOf } from '@jahrring/contracts-common';
import { demoLicences } from './demo-licences';
import { demoMachines } from './demo-objects';
import { demoEntries, type DemoEntry } from './demo-work';

/** A machine as its own files name it. */
export interface DemoFileMachine {
  key: string;
  manufacturer: string;
  model: string;
  /** Harvester or Forwarder, as the standard has it. */
  category: string;
  litresPerHour: number;
  /** Hours of its engine now. */
  counter: number;
  /** The machine in the inventory; null for one that is hired. */
  machineId: string | null;
}

/** A day of an operator on a machine, as the machine's file tells it. */
export interface DemoMachineDay {
  machine: DemoFileMachine;
  operator: string;
  site: string;
  date: string;
  /** Wall-clock times of the licence. */
  from: string;
  to: string;
  runSeconds: number;
  downSeconds: number;
  litres: string;
  /** Null for an operator of another firm. */
  employeeId: string | null;
  projectId: string | null;
}

const perHour = 3600;
const days = 8;
const downShare = 0.06;
const decimals = 3;
const friday = 5;

const ownMachine = (title: string): Pick<DemoFileMachine, 'counter' | 'machineId'> => {
  const machine = demoMachines.find((one) => one.title === title);
  if (!machine) throw new Error(`The demo has no ${title}`);
  return { counter: machine.counter, machineId: machine.id };
};

const ownMachines: Readonly<Record<string, DemoFileMachine>> = {
  Rücken: {
    ...{ key: 'PON-BUF-6041', manufacturer: 'Ponsse', model: 'Buffalo', category: 'Forwarder' },
    ...{ litresPerHour: 11.4, ...ownMachine('Forwarder Ponsse Buffalo') },
  },
  'Holzernte Vollernter': {
    ...{ key: 'JD-1270G-3318', manufacturer: 'John Deere', model: '1270G', category: 'Harvester' },
    ...{ litresPerHour: 15.2, ...ownMachine('Vollernter John Deere 1270G') },
  },
};

const hired: DemoFileMachine = {
  ...{ key: 'PON-WIS-2207', manufacturer: 'Ponsse', model: 'Wisent', category: 'Forwarder' },
  ...{ litresPerHour: 10.2, counter: 5210, machineId: null },
};

/** The latest days of machines, newest first: the first half waits for a decision, the rest is decided. */
export function demoMachineDays(licence: keyof typeof demoLicences, today: string): DemoMachineDay[] {
  return licence === 'bergwald' ? ownDays(today) : hiredDays(today);
}

/** Returns the days of the licence's own machines, each by the person with the longest recorded time on it. */
function ownDays(today: string): DemoMachineDay[] {
  const byDriver = new Map<string, DemoEntry[]>();
  for (const entry of demoEntries('bergwald', today)) {
    if (!(entry.activity.title in ownMachines)) continue;
    const key = [entry.date, entry.activity.title, entry.person.n].join(' ');
    byDriver.set(key, [...(byDriver.get(key) ?? []), entry]);
  }
  const byDay = new Map<string, DemoEntry[]>();
  for (const [key, entries] of byDriver) {
    const day = key.slice(0, key.lastIndexOf(' '));
    if (secondsOf(entries) > secondsOf(byDay.get(day) ?? [])) byDay.set(day, entries);
  }
  const latest = [...byDay].sort(([one], [other]) => other.localeCompare(one)).slice(0, days);
  return latest.flatMap(([, entries]) => {
    const [first] = entries;
    const machine = first && ownMachines[first.activity.title];
    if (!machine) return [];
    const { person, project, date } = first;
    return {
      ...dayOf(machine, secondsOf(entries)),
      ...{ operator: `${person.firstName} ${person.lastName}`, site: project.title, date },
      from: entries.map((entry) => entry.from).sort()[0] ?? first.from,
      to:
        entries
          .map((entry) => entry.to)
          .sort()
          .at(-1) ?? first.to,
      ...{ employeeId: person.employeeId, projectId: project.id },
    };
  });
}

function secondsOf(entries: readonly DemoEntry[]): number {
  return entries.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** A forwarder of another firm, on the latest working days. */
function hiredDays(today: string): DemoMachineDay[] {
  const worked = Array.from({ length: 2 * days }, (_, back) => addDays(today, -back - 1));
  return worked
    .filter((date) => weekdayOf(date) <= friday)
    .slice(0, days)
    .map((date, index) => ({
      ...dayOf(hired, (index % 2 === 0 ? 7.5 : 6) * perHour),
      ...{ operator: 'Beat Gerber', site: 'Eigener Wald Fritzenhaus', date },
      ...{ from: '07:00', to: '16:00', employeeId: null, projectId: null },
    }));
}

function dayOf(machine: DemoFileMachine, seconds: number) {
  const downSeconds = Math.round(seconds * downShare);
  const litres = ((seconds / perHour) * machine.litresPerHour).toFixed(decimals);
  return { machine, runSeconds: seconds - downSeconds, downSeconds, litres };
}
