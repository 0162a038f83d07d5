import { newId, type Grade } from '@jahrring/contracts-common';
import { testMember } from '@jahrring/testing';

/** The reader, somebody they are the superior of, and somebody else. */
export const me = testMember('employee');
export const [led, other] = [testMember('foreman'), testMember('manager')];
export const [assigned, responsible, foreign] = [newId(), newId(), newId()];

/** Each line has an amount of its own, so that a sum says which lines it is of. */
export const lines = {
  own: { employeeId: me, projectId: foreign, hours: 1 },
  led: { employeeId: led, projectId: foreign, hours: 2 },
  assigned: { employeeId: other, projectId: assigned, hours: 4 },
  responsible: { employeeId: other, projectId: responsible, hours: 8 },
  foreign: { employeeId: other, projectId: foreign, hours: 16 },
} as const;
export type Line = keyof typeof lines;
export const sumOf = (seen: readonly Line[]): number =>
  seen.reduce((sum, line) => sum + lines[line].hours, 0);
export const everything = Object.keys(lines) as Line[];

export interface Case {
  name: string;
  keys: Record<string, Grade>;
  /** Lines of time and plan. */
  lines: readonly Line[];
  /** Projects whose costs and documents are seen; null: documents of no project too. */
  projects: readonly ('assigned' | 'responsible' | 'foreign' | null)[];
  /** People whose days are seen as a whole. */
  people: readonly string[];
}

/** Cost of each project, and the amount billed of it. */
export const worthOf = { assigned: 4, responsible: 8, foreign: 16 } as const;

export const key = (name: string) => `tools.evaluation.${name}`;
export const cases: Case[] = [
  { name: 'index', keys: { [key('index')]: 'own' }, lines: ['own'], projects: [], people: [me] },
  { name: 'own', keys: { [key('own')]: 'own' }, lines: ['own'], projects: [], people: [me] },
  {
    ...{ name: 'other of all', keys: { [key('other')]: 'all' }, lines: everything },
    ...{ projects: ['assigned', 'responsible', 'foreign', null], people: [me, led, other] },
  },
  {
    ...{ name: 'other of those assigned', keys: { [key('other')]: 'assigned' } },
    ...{ lines: ['own', 'assigned', 'responsible'], projects: ['assigned', 'responsible'], people: [me] },
  },
  {
    ...{ name: 'other, narrowed to one’s own', keys: { [key('other')]: 'own' } },
    ...{ lines: ['own'], projects: [], people: [me] },
  },
  {
    ...{ name: 'responsible_employee', keys: { [key('responsible_employee')]: 'assigned' } },
    ...{ lines: ['own', 'responsible'], projects: ['responsible'], people: [me] },
  },
  {
    ...{ name: 'supervisor', keys: { [key('supervisor')]: 'assigned' } },
    ...{ lines: ['own', 'led'], projects: [], people: [me, led] },
  },
  {
    name: 'supervisor and responsible_employee',
    keys: { [key('supervisor')]: 'assigned', [key('responsible_employee')]: 'assigned' },
    ...{ lines: ['own', 'led', 'responsible'], projects: ['responsible'], people: [me, led] },
  },
];
