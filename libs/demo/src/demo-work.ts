import { addDays, weekdayOf } from '@jahrring/contracts-common';
import { demoId } from './demo-id';
import { demoLicences } from './demo-licences';
import { demoMusterActivities, demoMusterProjects } from './demo-muster';
import { demoActivities, type DemoActivity } from './demo-objects';
import { demoMusterPeople, demoWorkers, type DemoPerson } from './demo-people';
import { demoProjects, type DemoProject } from './demo-projects';
import { demoRandom, type DemoRandom } from './demo-random';

/** One stretch of work of the demo, before it becomes an entry. */
export interface PlannedWork {
  person: DemoPerson;
  project: DemoProject;
  activity: DemoActivity;
  date: string;
  from: string;
  to: string;
  comment: string | null;
}

export interface Crew {
  people: readonly DemoPerson[];
  projects: readonly DemoProject[];
  activities: readonly DemoActivity[];
}

/** Planned work as the time service seeds it; documents bill the same entries. */
export interface DemoEntry extends PlannedWork {
  id: string;
  licenceId: string;
  /** Worked time without the break. */
  seconds: number;
}

const entrySeed = 2026;
/** Ids of the second licence begin far behind those of the first. */
const musterFirstEntry = 100_001;

/** Every entry of a demo licence on the day of the seed, ending yesterday. */
export function demoEntries(licence: keyof typeof demoLicences, today: string): DemoEntry[] {
  const firstEntry = licence === 'bergwald' ? 1 : musterFirstEntry;
  return planYear(crews[licence], today, demoRandom(entrySeed + firstEntry)).map((work, index) => ({
    ...work,
    id: demoId('entry', firstEntry + index),
    licenceId: demoLicences[licence].id,
    seconds: secondsOf(work.to) - secondsOf(work.from),
  }));
}

function secondsOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60;
}

const crews: Record<keyof typeof demoLicences, Crew> = {
  bergwald: { people: demoWorkers, projects: demoProjects, activities: demoActivities },
  muster: {
    people: demoMusterPeople.filter((person) => person.role !== 'admin'),
    projects: demoMusterProjects,
    activities: demoMusterActivities,
  },
};

const yearDays = 365;
const workable = new Set(['PROG', 'DONE', 'PRCH', 'PACH', 'CHRG', 'PAID']);
/** Month and day of the public holidays that never move, and the days nobody works between the years. */
const closedDays = [
  '01-01',
  '01-02',
  '08-01',
  '12-24',
  '12-25',
  '12-26',
  '12-27',
  '12-28',
  '12-29',
  '12-30',
  '12-31',
];
const comments = [
  'Regen, ab Mittag nass',
  'Rückegasse nachgezeichnet',
  'Kette gewechselt',
  'Hang steil, zu zweit',
  'Polter an Waldstrasse gebildet',
  'Zufahrt gesperrt, Umweg',
  'Stehendes Totholz gesichert',
  'Material nachgeliefert',
  'Mit Förster abgesprochen',
];

/** A year of working days up to and without today, the same for every start with the same day. */
export function planYear(crew: Crew, today: string, random: DemoRandom): PlannedWork[] {
  return crew.people.flatMap((person) => planPerson(person, crew, today, random));
}

function planPerson(person: DemoPerson, crew: Crew, today: string, random: DemoRandom): PlannedWork[] {
  const planned: PlannedWork[] = [];
  const leave = addDays(today, -random.int(120, 170));
  let project: DemoProject | null = null;
  for (let offset = -yearDays; offset < 0; offset += 1) {
    const date = addDays(today, offset);
    if (isFree(date, leave, random)) continue;
    // Somebody stays with a job for some days, and changes mostly on Mondays.
    if (!project || !runs(project, offset) || random.chance(weekdayOf(date) === 1 ? 0.5 : 0.12)) {
      project = pickProject(person, crew, offset, random);
    }
    if (project) planned.push(...planDay({ person, project, date, crew, random }));
  }
  return planned;
}

function isFree(date: string, leave: string, random: DemoRandom): boolean {
  const onLeave = date >= leave && date < addDays(leave, 14);
  return weekdayOf(date) > 5 || closedDays.includes(date.slice(5)) || onLeave || random.chance(0.025);
}

function runs(project: DemoProject, offset: number): boolean {
  return workable.has(project.status) && offset >= project.startOffset && offset <= project.endOffset;
}

function pickProject(person: DemoPerson, crew: Crew, offset: number, random: DemoRandom): DemoProject | null {
  const workables = crew.projects.filter((project) => workable.has(project.status));
  const now = workables.filter((project) => runs(project, offset));
  const running = now.length > 0 ? now : workables;
  const own = running.filter(
    (project) => project.assignedNs.includes(person.n) || project.responsibleN === person.n,
  );
  const choice = own.length > 0 ? own : running;
  return choice.length > 0 ? random.pick(choice) : null;
}

interface Day {
  person: DemoPerson;
  project: DemoProject;
  date: string;
  crew: Crew;
  random: DemoRandom;
}

function planDay(day: Day): PlannedWork[] {
  const { random } = day;
  const start = random.pick(['06:45', '07:00', '07:00', '07:15']);
  const end = weekdayOf(day.date) === 5 ? '16:00' : random.pick(['16:15', '16:30', '16:45', '17:00']);
  const main = activityOf(day);
  const morning = random.chance(0.22) ? ['09:30'] : [];
  const cuts = [start, ...morning, '12:00'];
  const before = cuts
    .slice(1)
    .map((to, index) => work(day, index === 0 ? main : activityOf(day), cuts[index] ?? start, to));
  return [...before, work(day, random.chance(0.8) ? main : activityOf(day), '13:00', end)];
}

function work(day: Day, activity: DemoActivity, from: string, to: string): PlannedWork {
  const { person, project, date, random } = day;
  return {
    person,
    project,
    activity,
    date,
    from,
    to,
    comment: random.chance(0.18) ? random.pick(comments) : null,
  };
}

/** Mostly what the order is called after; sometimes the workshop. */
function activityOf({ project, crew, random }: Day): DemoActivity {
  const named = crew.activities.find((activity) => sharesWord(project.title, activity.title));
  if (named && random.chance(0.7)) return named;
  return random.pick(crew.activities.filter((activity) => activity.billable || random.chance(0.3)));
}

function sharesWord(project: string, activity: string): boolean {
  const stem = (activity.split(' ')[0] ?? activity).toLowerCase().slice(0, 6);
  return project.toLowerCase().includes(stem);
}
