import { demoMusterPeople, demoPeople, type DemoPerson } from './demo-people';

/** Data that the licence stores about a demo person besides role and access. */
export interface DemoEmployment {
  n: number;
  function: string | null;
  team: string | null;
  birthdate: string | null;
  /** Of full time; null for those who record no hours: the office works on trust. */
  pensumPercent: number | null;
  /** Value until `changedDaysAgo`, if it has changed. */
  formerPensumPercent?: number;
  yearlyHolidayDays: number;
  supervisorNs: readonly number[];
  mobile: string | null;
  drivingCategories: readonly ('A1' | 'B' | 'BE' | 'C1' | 'F' | 'G' | 'M')[];
  startHolidayHours: number;
  startOvertimeHours: number;
}

type Row = readonly [
  email: string,
  title: string | null,
  team: string | null,
  birthdate: string | null,
  pensum: number | null,
  holidayDays: number,
  supervisors: readonly string[],
  driving?: DemoEmployment['drivingCategories'],
  starts?: readonly [holidayHours: number, overtimeHours: number],
  formerPensum?: number,
];

const rows: readonly Row[] = [
  ['superadmin@demo.test', 'Geschäftsführung', 'Büro', '1968-03-14', null, 25, [], ['B', 'BE']],
  ['admin@demo.test', 'Betriebsförster', 'Büro', '1974-09-02', null, 25, ['superadmin@demo.test'], ['B', 'BE']],
  ['supermanager@demo.test', 'Leitung Administration', 'Büro', '1979-01-23', null, 20, ['admin@demo.test'], ['B']],
  ['manager@demo.test', 'Einsatzleitung', 'Holzernte', '1982-06-30', 100, 20, ['admin@demo.test'], ['B', 'BE'], [16.8, 11]],
  ['foreman@demo.test', 'Forstwart-Vorarbeiter', 'Holzernte', '1975-11-11', 100, 25, ['manager@demo.test'], ['B', 'BE', 'C1'], [4.2, 18.5]],
  ['employee@demo.test', 'Forstwart EFZ', 'Holzernte', '1991-04-18', 100, 20, ['foreman@demo.test'], ['B', 'G'], [8.4, 4]],
  ['trainee@demo.test', 'Lernende Forstwartin', 'Holzernte', '2009-08-05', 100, 25, ['foreman@demo.test', 'manager@demo.test'], ['M', 'G']],
  ['developer@demo.test', null, null, null, null, 0, []],
  ['translator@demo.test', null, null, null, null, 0, []],
  ['custom@demo.test', 'Sachbearbeitung', 'Büro', '1987-12-09', null, 20, ['supermanager@demo.test'], ['B']],
  ['throttle@demo.test', 'Forstwart EFZ', 'Pflege', '1996-02-27', 100, 20, ['beat.lehmann@demo.test'], ['B']],
  ['andrea.schuepbach@demo.test', 'Einsatzleitung Pflege', 'Pflege', '1985-07-16', 90, 20, ['admin@demo.test'], ['B', 'BE'], [8.4, 7]],
  ['beat.lehmann@demo.test', 'Vorarbeiter Pflege', 'Pflege', '1971-05-21', 100, 25, ['andrea.schuepbach@demo.test'], ['B', 'BE', 'F'], [21, 9.5]],
  ['simon.bichsel@demo.test', 'Forstwart EFZ', 'Holzernte', '1998-10-03', 100, 20, ['foreman@demo.test'], ['B', 'G']],
  ['reto.moser@demo.test', 'Maschinist', 'Holzernte', '1983-03-08', 100, 20, ['foreman@demo.test'], ['B', 'C1', 'F'], [12.6, 22]],
  ['michael.habegger@demo.test', 'Maschinist', 'Holzernte', '1990-09-25', 80, 20, ['foreman@demo.test'], ['B', 'C1'], [4.2, 2], 100],
  ['florian.jost@demo.test', 'Forstwart EFZ', 'Pflege', '2000-01-12', 100, 20, ['beat.lehmann@demo.test'], ['B']],
  ['ivan.kuenzi@demo.test', 'Forstwart EFZ', 'Pflege', '1994-06-06', 80, 20, ['beat.lehmann@demo.test'], ['B', 'A1']],
  ['cornelia.haldemann@demo.test', 'Forstwartin EFZ', 'Pflege', '1997-11-29', 90, 20, ['beat.lehmann@demo.test', 'andrea.schuepbach@demo.test'], ['B', 'BE'], [6, 5]],
  ['noah.rothenbuehler@demo.test', 'Lernender Forstwart', 'Pflege', '2008-02-19', 100, 25, ['beat.lehmann@demo.test'], ['M']],
  ['admin@muster.test', 'Inhaber', 'Werkstatt', '1970-04-04', null, 25, [], ['B', 'BE']],
  ['foreman@muster.test', 'Polierin', 'Aufrichte', '1984-08-17', 100, 20, ['admin@muster.test'], ['B', 'C1'], [8.4, 6]],
  ['employee@muster.test', 'Zimmermann EFZ', 'Aufrichte', '1999-12-01', 80, 20, ['foreman@muster.test'], ['B']],
]; // oxfmt-ignore

const people = [...demoPeople, ...demoMusterPeople];

function numberOf(email: string): number {
  const found = people.find((person) => person.email === email);
  if (!found) throw new Error(`no demo person ${email}`);
  return found.n;
}

const nobody: Row = ['', null, null, null, null, 0, []];

/** HR data of a demo person; customers, guests and the like have none. */
export function demoEmploymentOf({ n, email }: DemoPerson): DemoEmployment {
  const row = rows.find(([of]) => of === email) ?? nobody;
  const [, title, team, birthdate, pensumPercent, yearlyHolidayDays, supervisors] = row;
  const [, , , , , , , drivingCategories = [], starts = [0, 0], formerPensumPercent] = row;
  return {
    n,
    function: title,
    team,
    birthdate,
    pensumPercent,
    ...(formerPensumPercent === undefined ? {} : { formerPensumPercent }),
    yearlyHolidayDays,
    supervisorNs: supervisors.map(numberOf),
    mobile: birthdate === null ? null : `+41 79 555 ${String(n).padStart(4, '0').replace(/(..)$/, ' $1')}`,
    drivingCategories,
    startHolidayHours: starts[0],
    startOvertimeHours: starts[1],
  };
}
