import { addDays, localDateAt, weekdayOf } from '@jahrring/contracts-common';
import { type AnchoredRecurrence, type TaskFrequency, type TaskPriority } from '@jahrring/contracts-projects';
import { demoId, demoPeople } from '@jahrring/demo';
import type { NewRecord, RequestContext, SeedContext } from '@jahrring/service-kit';
import type { TaskEntity } from './task.entity';
import { TaskRepository } from './task.repository';

/** Days count from the Monday of the seed's week; people and projects by their demo numbers. */
interface DemoTask {
  title: string;
  owner: number;
  people?: readonly number[];
  project?: number;
  due?: number;
  at?: string;
  on?: number;
  days?: number;
  hours?: number;
  priority?: TaskPriority;
  text?: string;
  checklist?: readonly string[];
  every?: TaskFrequency;
  done?: boolean;
}

const tasks: readonly DemoTask[] = [
  {
    title: 'Holzpolter 14 bis 18 beim Werk melden',
    owner: 5,
    people: [6],
    project: 1,
    due: 7,
    at: '11:00',
    on: 7,
    hours: 1,
    priority: 'high',
    checklist: ['Polter vermessen', 'Fotos mit Nummer', 'Holzliste an die Sägerei'],
  },
  {
    title: 'Rückegasse Nord abstecken',
    owner: 16,
    people: [17, 18],
    project: 2,
    due: 9,
    on: 7,
    days: 2,
    hours: 6,
    priority: 'medium',
    text: 'Abstand 20 m, Markierung blau. Der Hangrutsch vom Frühling wird umfahren.',
  },
  {
    title: 'Absperrung Kantonsstrasse bestellen',
    owner: 4,
    people: [15],
    project: 4,
    due: 4,
    priority: 'highest',
    hours: 1,
    text: 'Gesuch an das Tiefbauamt, Vorlauf fünf Arbeitstage.',
  },
  {
    title: 'Seilwinde prüfen und Protokoll ablegen',
    owner: 5,
    people: [19],
    due: 8,
    on: 8,
    hours: 2,
    priority: 'high',
    every: 'monthly',
    checklist: [
      'Seil auf Drahtbrüche',
      'Umlenkrolle',
      'Bremse',
      'Funk und Not-Aus',
      'Protokoll unterschrieben',
    ],
  },
  { title: 'Ersatzketten bestellen', owner: 16, due: 10, priority: 'low' },
  {
    title: 'Käferbäume markieren, Ober-Rafrüti',
    owner: 5,
    people: [6, 20],
    project: 10,
    due: 11,
    on: 9,
    days: 2,
    hours: 8,
    priority: 'high',
    checklist: ['Sektor A', 'Sektor B', 'Liste an den Revierförster'],
  },
  {
    title: 'Pflanzen für die Risisegg abrufen',
    owner: 15,
    project: 6,
    due: 14,
    priority: 'medium',
    text: '2400 Weisstannen, 600 Bergahorn; Anlieferung an die Hütte.',
  },
  {
    title: 'Wildschutzzaun kontrollieren',
    owner: 16,
    people: [21, 22],
    project: 14,
    due: 16,
    on: 10,
    hours: 4,
  },
  {
    title: 'Wochenrapporte prüfen',
    owner: 4,
    due: 7,
    at: '09:00',
    on: 7,
    hours: 1,
    every: 'weekly',
    priority: 'medium',
  },
  { title: 'Erste-Hilfe-Material im Bus auffüllen', owner: 6, due: 3, priority: 'medium', hours: 1 },
  {
    title: 'Wegschranke Gohlgraben schmieren',
    owner: 6,
    project: 1,
    due: 12,
    on: 11,
    hours: 1,
    priority: 'low',
  },
  {
    title: 'Motorsäge 3 in den Service bringen',
    owner: 6,
    due: 8,
    on: 8,
    hours: 1,
    text: 'Vergaser läuft unrund, Kette neu.',
  },
  { title: 'Holzlisten Oktober abgleichen', owner: 3, people: [4], due: 5, priority: 'high', hours: 3 },
  {
    title: 'Nachkalkulation Schutzwald Trubertal',
    owner: 3,
    project: 7,
    due: 18,
    priority: 'medium',
    hours: 4,
  },
  { title: 'Offerte Waldrandpflege Bärau nachfassen', owner: 15, project: 12, due: 9, on: 9, hours: 1 },
  { title: 'Feuerlöscher Maschinenhalle tauschen', owner: 2, due: 21, every: 'yearly', priority: 'medium' },
  {
    title: 'Sicherheitsschulung für Lernende vorbereiten',
    owner: 5,
    people: [7, 23],
    due: 18,
    on: 14,
    days: 2,
    hours: 5,
    checklist: ['Unterlagen drucken', 'PSA kontrollieren', 'Fällkerb am Modell', 'Rettungskette üben'],
  },
  { title: 'Lernjournal Woche abgeben', owner: 7, due: 11, at: '17:00', every: 'weekly', on: 11, hours: 1 },
  {
    title: 'Zufahrt Seillinie Fankhaus freischneiden',
    owner: 16,
    people: [18, 19],
    project: 8,
    on: 10,
    hours: 6,
  },
  { title: 'Hackplatz mit dem Wärmeverbund absprechen', owner: 4, project: 9, due: 15, priority: 'medium' },
  { title: 'Drohnenaufnahmen Sturmfläche auswerten', owner: 15, project: 6, hours: 3 },
  { title: 'Wegwart Napfgebiet zurückrufen', owner: 4, project: 5, priority: 'low' },
  {
    title: 'Unterstand am Ilfisufer abbauen',
    owner: 5,
    people: [20, 21],
    project: 11,
    on: 3,
    hours: 4,
    done: true,
    due: 4,
  },
  { title: 'Treibstofftank auffüllen lassen', owner: 16, on: 1, due: 2, hours: 1, done: true },
  {
    title: 'Rückerouten mit dem Eigentümer begehen',
    owner: 4,
    people: [5],
    project: 13,
    on: 2,
    due: 2,
    hours: 3,
    done: true,
  },
  {
    title: 'Jungwuchs Lüderenalp aufnehmen',
    owner: 5,
    people: [6, 7],
    project: 3,
    on: 2,
    days: 2,
    hours: 10,
    done: true,
    due: 4,
  },
  { title: 'PSA-Bestellung Winter', owner: 2, due: 1, done: true, priority: 'medium' },
];

const minutesPerHour = 60;
const linesPerTask = 100;
const doneHour = 15;

/** Work that waits at the demo licence, this week and the next. */
export async function seedTasks(seed: SeedContext, ctx: RequestContext): Promise<void> {
  const repository = seed.get(TaskRepository);
  const today = localDateAt(seed.clock.now(), 'UTC');
  const monday = addDays(today, 1 - weekdayOf(today));
  await repository.insertMany(
    ctx,
    tasks.map((task, index) => toRecord(task, index, monday)),
  );
  for (const [index, { people = [] }] of tasks.entries()) {
    await repository.assign(ctx, idOf(index), people.map(employee));
  }
}

function toRecord(task: DemoTask, index: number, monday: string): NewRecord<TaskEntity> {
  const day = (offset: number | undefined) => (offset === undefined ? null : addDays(monday, offset));
  const { days = 1, every, done = false } = task;
  const deadline = day(task.due);
  const plannedOn = day(task.on);
  const doneAt = done ? new Date(`${plannedOn ?? deadline ?? monday}T${doneHour}:00:00Z`) : null;
  return {
    id: idOf(index),
    title: task.title,
    description: task.text ?? null,
    projectId: task.project ? demoId('project', task.project) : null,
    deadline,
    deadlineTime: task.at ?? null,
    plannedOn,
    plannedUntil: plannedOn ? addDays(plannedOn, days - 1) : null,
    plannedMinutes: task.hours ? task.hours * minutesPerHour : null,
    priority: task.priority ?? 'none',
    status: done ? 'done' : 'open',
    doneAt,
    doneBy: done ? employee(task.people?.[0] ?? task.owner) : null,
    ownerId: employee(task.owner),
    createdBy: employee(task.owner),
    checklist: (task.checklist ?? []).map((text, line) => ({
      id: demoId('task-line', index * linesPerTask + line + 1),
      text,
      done: done || line === 0,
    })),
    recurrence: every && deadline ? ruleFrom(every, deadline) : null,
    previousId: null,
    remindAt: null,
  };
}

function ruleFrom(frequency: TaskFrequency, startsOn: string): AnchoredRecurrence {
  return { frequency, interval: 1, weekdays: [], until: null, startsOn };
}

function idOf(index: number): string {
  return demoId('task', index + 1);
}

function employee(n: number): string {
  const found = demoPeople.find((person) => person.n === n);
  if (!found) throw new Error(`no demo person ${n}`);
  return found.employeeId;
}
