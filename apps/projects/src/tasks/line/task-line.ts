import { addDays, foldText, weekdayOf } from '@jahrring/contracts-common';
import { taskLimits, taskPriorities, type TaskPriority } from '@jahrring/contracts-projects';
import { parseDate, parseDuration, parseTime, type DateOrder } from '@jahrring/ui/input';

/** Records in which the words of a line are looked up. */
export interface LineWorld {
  people: readonly { id: string; name: string }[];
  /** The projects that fit the line's `#` word, best first. */
  projects: readonly { id: string; number: string; title: string }[];
  /** `YYYY-MM-DD`. */
  today: string;
  order: DateOrder;
}

export type PieceKind = 'person' | 'project' | 'priority' | 'deadline' | 'time' | 'hours';

/** A word of the line that means something; `found: false` where nobody knows what. */
export interface Piece {
  kind: PieceKind;
  text: string;
  found: boolean;
}

export interface TaskLine {
  title: string;
  assignedEmployeeIds: string[];
  projectId: string | null;
  priority: TaskPriority;
  deadline: string | null;
  deadlineTime: string | null;
  plannedMinutes: number | null;
  pieces: Piece[];
}

const secondsPerMinute = 60;
const daysInWeek = 7;

/** In the five languages, without accents. */
const priorityWords: Readonly<Record<string, TaskPriority>> = {
  ...words('low', 'tief', 'niedrig', 'low', 'basse', 'bas', 'bassa', 'scazuta', '1'),
  ...words('medium', 'mittel', 'medium', 'moyenne', 'moyen', 'media', 'medie', '2'),
  ...words('high', 'hoch', 'high', 'haute', 'haut', 'alta', 'ridicata', '3', ''),
  ...words(
    'highest',
    'hochste',
    'treshaute',
    'moltoalta',
    'foarteridicata',
    'sehrhoch',
    'dringend',
    'highest',
    'urgent',
    'urgente',
    'maxima',
    '4',
    '!',
    '!!',
  ),
};

function words(priority: TaskPriority, ...names: string[]): Record<string, TaskPriority> {
  return Object.fromEntries(names.map((name) => [name, priority]));
}

/** `12.12.`, `12.12.26`, `12/31`, `2026-12-12`, `+5`: a day wherever it stands. */
const plainDay =
  /^(\d{1,2}\.\d{1,2}\.(\d{2}|\d{4})?|\d{1,2}\/\d{1,2}(\/\d{2,4})?|\d{4}-\d{2}-\d{2}|\+\d{1,3}[dtwm]?)$/i;
/** A word is a day only where the line ends with it: «so bald wie möglich» names no Sunday. */
const dayWord = /^[\p{L}'-]{2,}\.?$/u;
const clock = /^\d{1,2}:\d{2}$/;

/** The word behind the line's `#`, to search projects by. */
export function projectWord(line: string): string {
  return /(?:^|\s)#(\S+)/u.exec(line)?.[1]?.replaceAll('_', ' ') ?? '';
}

/**
 * Reads a task out of one line: `Holzpolter melden @Meier #P241 !hoch ~2h 12.12. 14:30`. What is not understood stays in
 * the title; a name or project nobody knows is told besides.
 */
export function parseTaskLine(text: string, world: LineWorld): TaskLine {
  const line: TaskLine = {
    title: '',
    assignedEmployeeIds: [],
    projectId: null,
    priority: 'none',
    deadline: null,
    deadlineTime: null,
    plannedMinutes: null,
    pieces: [],
  };
  const tokens = text.split(/\s+/).filter((token) => token !== '');
  const rest = tokens.filter((token) => !readMarked(line, token, world));
  readTrailingDay(line, rest, world);
  line.title = rest.join(' ').slice(0, taskLimits.title);
  if (line.deadlineTime && !line.deadline) line.deadline = world.today;
  return line;
}

function readMarked(line: TaskLine, token: string, world: LineWorld): boolean {
  const [mark = '', word] = [token[0], token.slice(1)];
  if (mark === '@' && word !== '') return readPerson(line, token, word, world);
  if (mark === '#' && word !== '') return readProject(line, token, world);
  if (mark === '!') return readPriority(line, token, word);
  if (mark === '~' && word !== '') return readHours(line, token, word);
  if (clock.test(token)) return readTime(line, token);
  return plainDay.test(token) && readDay(line, token, world);
}

function readPerson(line: TaskLine, token: string, word: string, { people }: LineWorld): boolean {
  const found = personOf(word, people);
  if (found && !line.assignedEmployeeIds.includes(found.id)) line.assignedEmployeeIds.push(found.id);
  line.pieces.push({ kind: 'person', text: found?.name ?? token, found: found !== undefined });
  return found !== undefined;
}

/** By the begin of the first or last name, or of both joined by `_`; only where one person fits, or one fits whole. */
function personOf(word: string, people: LineWorld['people']): LineWorld['people'][number] | undefined {
  const wanted = foldText(word.replaceAll('_', ' ')).replace(/[,;.]$/, '');
  const namesOf = (name: string) => [name, ...name.split(' ')].map(foldText);
  const begins = people.filter(({ name }) => namesOf(name).some((part) => part.startsWith(wanted)));
  const whole = begins.filter(({ name }) => namesOf(name).includes(wanted));
  return whole.length === 1 ? whole[0] : begins.length === 1 ? begins[0] : undefined;
}

function readProject(line: TaskLine, token: string, { projects }: LineWorld): boolean {
  const wanted = foldText(projectWord(token));
  const found =
    projects.find(({ number }) => foldText(number) === wanted) ??
    projects.find(
      ({ number, title }) => foldText(number).startsWith(wanted) || foldText(title).includes(wanted),
    );
  line.projectId = found?.id ?? null;
  const text = found ? `${found.number} ${found.title}` : token;
  line.pieces.push({ kind: 'project', text, found: found !== undefined });
  return found !== undefined;
}

function readPriority(line: TaskLine, token: string, word: string): boolean {
  const key = foldText(word).replaceAll('_', '');
  const priority = Object.hasOwn(priorityWords, key)
    ? priorityWords[key]
    : taskPriorities.find((one) => key.length > 1 && one.startsWith(key));
  if (!priority) return false;
  line.priority = priority;
  line.pieces.push({ kind: 'priority', text: token, found: true });
  return true;
}

function readHours(line: TaskLine, token: string, word: string): boolean {
  const seconds = parseDuration(word);
  const minutes = seconds === null ? 0 : Math.round(seconds / secondsPerMinute);
  if (minutes < 1 || minutes > taskLimits.minutes) return false;
  line.plannedMinutes = minutes;
  line.pieces.push({ kind: 'hours', text: token.slice(1), found: true });
  return true;
}

function readTime(line: TaskLine, token: string): boolean {
  const time = parseTime(token);
  if (!time) return false;
  line.deadlineTime = time;
  line.pieces.push({ kind: 'time', text: time, found: true });
  return true;
}

function readDay(line: TaskLine, token: string, { today, order }: LineWorld): boolean {
  const day = parseDate(token, { today, order });
  if (!day) return false;
  line.deadline = ahead(token, day, { today, order });
  line.pieces.push({ kind: 'deadline', text: line.deadline, found: true });
  return true;
}

/** A day without a year is the next one of its kind: of the next year, of the next week. */
function ahead(token: string, day: string, { today, order }: Pick<LineWorld, 'today' | 'order'>): string {
  if (day >= today) return day;
  if (/^\d{1,2}[./]\d{1,2}\.?$/.test(token)) return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  // A weekday means the same all week long, «gestern» does not.
  const monday = addDays(today, 1 - weekdayOf(today));
  const [first, last] = [monday, addDays(monday, daysInWeek - 1)].map((base) =>
    parseDate(token, { today: base, order }),
  );
  return dayWord.test(token) && first === last ? addDays(day, daysInWeek) : day;
}

function readTrailingDay(line: TaskLine, rest: string[], world: LineWorld): void {
  const last = rest.at(-1);
  if (line.deadline || rest.length < 2 || last === undefined || !dayWord.test(last)) return;
  if (readDay(line, last, world)) rest.pop();
}
