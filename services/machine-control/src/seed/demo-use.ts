import { addDays, weekdayOf } from '@jahrring/contracts-common';
import { demoEntries, demoMachines, type DemoMachine, type DemoRandom } from '@jahrring/demo';

/** Usage of a machine on a day, in units of its counter. */
export interface DayOfUse {
  day: string;
  used: number;
}

/** Machines whose hours stand on time sheets run with this activity (see the time tool's demo lines). */
const activityOf: Readonly<Record<string, string>> = {
  'Forwarder Ponsse Buffalo': 'Rücken',
  'Vollernter John Deere 1270G': 'Holzernte Vollernter',
  'Hacker Mus-Max WT 9': 'Hacken',
  'Lastwagen Scania R 520 mit Kran': 'Transport',
};
const engineShare = 0.8;
const kilometresPerHour = 21;
const secondsPerHour = 3600;
const daysBack = 365;
const saturday = 6;

/** Returns true if a machine's counter is read on time sheets. */
export function isRecorded({ title }: DemoMachine): boolean {
  return title in activityOf;
}

/** A year's days of use of every machine, oldest first. */
export function demoUse(today: string, perWeek: (machine: DemoMachine) => number, random: DemoRandom) {
  const entries = demoEntries('bergwald', today);
  return new Map(
    demoMachines.map((machine) => {
      if (!isRecorded(machine)) return [machine.id, inventedUse(today, perWeek(machine), random)] as const;
      const perHour = machine.unit === 'km' ? kilometresPerHour : engineShare;
      const own = entries.filter(({ activity }) => activity.title === activityOf[machine.title]);
      const days = own.map(({ date, seconds }) => ({
        day: date,
        used: (seconds / secondsPerHour) * perHour,
      }));
      return [machine.id, days.sort((a, b) => a.day.localeCompare(b.day))] as const;
    }),
  );
}

function inventedUse(today: string, perWeek: number, random: DemoRandom): DayOfUse[] {
  const days: DayOfUse[] = [];
  for (let back = daysBack; back >= 1; back -= 1) {
    const day = addDays(today, -back);
    if (weekdayOf(day) >= saturday || !random.chance(0.6)) continue;
    days.push({ day, used: Math.round((perWeek / 3) * (0.5 + random.next()) * 10) / 10 });
  }
  return days;
}
