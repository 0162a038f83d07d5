import { demoId } from './demo-id';

export type DemoRole =
  | 'superadmin'
  | 'admin'
  | 'supermanager'
  | 'manager'
  | 'foreman'
  | 'employee'
  | 'trainee'
  | 'customer'
  | 'guest'
  | 'developer'
  | 'translator'
  | 'user_defined'
  | 'blocked';

export interface DemoPerson {
  n: number;
  userId: string;
  /** Id of the membership: what time entries, tasks and assignments refer to. */
  employeeId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: DemoRole;
  /** False for a shut membership. */
  active: boolean;
  /** Keys picked by an admin (user_defined only). */
  keys: readonly string[];
  /** Number of the demo address a customer is linked to. */
  addressN?: number;
}

/** The four keys of custom@demo.test. */
export const demoCustomKeys = [
  'tools.address.index',
  'tools.project.index',
  'tools.timetable.index',
  'tools.timetable.own.create',
] as const;

type Row = readonly [email: string, firstName: string, lastName: string, role: DemoRole, addressN?: number];

function person(
  [email, firstName, lastName, role, addressN]: Row,
  index: number,
  offset: number,
): DemoPerson {
  const n = offset + index + 1;
  return {
    n,
    userId: demoId('user', n),
    employeeId: demoId('employee', n),
    email,
    firstName,
    lastName,
    role,
    active: role !== 'blocked',
    keys: role === 'user_defined' ? demoCustomKeys : [],
    ...(addressN === undefined ? {} : { addressN }),
  };
}

const bergwaldRows: readonly Row[] = [
  ['superadmin@demo.test', 'Regula', 'Zaugg', 'superadmin'],
  ['admin@demo.test', 'Ueli', 'Gerber', 'admin'],
  ['supermanager@demo.test', 'Barbara', 'Wüthrich', 'supermanager'],
  ['manager@demo.test', 'Daniel', 'Stettler', 'manager'],
  ['foreman@demo.test', 'Hansueli', 'Röthlisberger', 'foreman'],
  ['employee@demo.test', 'Marco', 'Fankhauser', 'employee'],
  ['trainee@demo.test', 'Lena', 'Aeschlimann', 'trainee'],
  ['customer@demo.test', 'Peter', 'Burkhalter', 'customer', 1],
  ['guest@demo.test', 'Sandra', 'Kohler', 'guest'],
  ['developer@demo.test', 'Jonas', 'Liechti', 'developer'],
  ['translator@demo.test', 'Chantal', 'Dubois', 'translator'],
  ['custom@demo.test', 'Nadja', 'Hofer', 'user_defined'],
  ['blocked@demo.test', 'Bruno', 'Siegenthaler', 'blocked'],
  ['throttle@demo.test', 'Thomas', 'Tanner', 'employee'],
  ['andrea.schuepbach@demo.test', 'Andrea', 'Schüpbach', 'manager'],
  ['beat.lehmann@demo.test', 'Beat', 'Lehmann', 'foreman'],
  ['simon.bichsel@demo.test', 'Simon', 'Bichsel', 'employee'],
  ['reto.moser@demo.test', 'Reto', 'Moser', 'employee'],
  ['michael.habegger@demo.test', 'Michael', 'Habegger', 'employee'],
  ['florian.jost@demo.test', 'Florian', 'Jost', 'employee'],
  ['ivan.kuenzi@demo.test', 'Ivan', 'Künzi', 'employee'],
  ['cornelia.haldemann@demo.test', 'Cornelia', 'Haldemann', 'employee'],
  ['noah.rothenbuehler@demo.test', 'Noah', 'Rothenbühler', 'trainee'],
  ['ruth.oberli@demo.test', 'Ruth', 'Oberli', 'customer', 2],
];

const musterRows: readonly Row[] = [
  ['admin@muster.test', 'Fritz', 'Muster', 'admin'],
  ['foreman@muster.test', 'Karin', 'Flückiger', 'foreman'],
  ['employee@muster.test', 'Adrian', 'Grossenbacher', 'employee'],
];

/** The 24 people of Bergwald, every role among them. */
export const demoPeople: readonly DemoPerson[] = bergwaldRows.map((row, index) => person(row, index, 0));

/** The three people of Zimmerei Muster. */
export const demoMusterPeople: readonly DemoPerson[] = musterRows.map((row, index) =>
  person(row, index, 100),
);

/** Those who record hours: foremen, employees and trainees of Bergwald, plus its working managers. */
export const demoWorkers: readonly DemoPerson[] = demoPeople.filter((one) =>
  ['manager', 'foreman', 'employee', 'trainee'].includes(one.role),
);

/** The person of Bergwald behind a demo account; throws for an unknown e-mail. */
export function getDemoPerson(email: string): DemoPerson {
  const found = demoPeople.find((one) => one.email === email);
  if (!found) throw new Error(`no demo person ${email}`);
  return found;
}
