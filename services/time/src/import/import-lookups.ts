import type { SaidWords } from '@jahrring/contracts-common/imports';
import { importWordKinds, type EntryKind, type ImportWordKind } from '@jahrring/contracts-time';
import { plainWord, WordMeanings, type FoundWord, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository, nameOf, ObjectRefRepository, ProjectRefRepository } from '../reference';
import type { EmployeeRefEntity, ObjectRefEntity, ProjectRefEntity } from '../reference';
import type { ImportRow } from './plan.types';

/** Lookups of the words of a file in this licence. */
export interface Lookups {
  employee: (name: string) => FoundWord;
  project: (number: string, title: string) => FoundWord;
  activity: (title: string) => FoundWord;
  object: (kind: EntryKind, title: string) => FoundWord;
  /** Returns the title of a record; null if it no longer exists. */
  title: (kind: ImportWordKind, id: string) => string | null;
}

/** The word of a line by which it names each kind of record; empty where it names none. */
export function wordOf(kind: ImportWordKind, cells: ImportRow['cells']): string {
  if (kind === 'activity') return cells.activity ?? '';
  if (kind === 'project')
    return [cells.client, cells.projectNumber, cells.project].filter(Boolean).join(' · ');
  return cells.employee ?? [cells.firstName, cells.lastName].filter(Boolean).join(' ');
}

/** Returns the meanings of words in lines: as somebody has set them, otherwise found by name. */
export function meaningsOf(lookups: Lookups, said: SaidWords = {}) {
  const find = (kind: ImportWordKind, cells: ImportRow['cells']) => {
    if (kind === 'project') return lookups.project(cells.projectNumber ?? '', cells.project ?? '');
    return kind === 'employee'
      ? lookups.employee(wordOf('employee', cells))
      : lookups.activity(cells.activity ?? '');
  };
  const { title } = lookups;
  return new WordMeanings({ kinds: importWordKinds, word: wordOf, find, title }, said);
}

class WordMap {
  private readonly known = new Map<string, FoundWord>();

  add(word: string, id: string): void {
    const key = plainWord(word);
    if (key === '') return;
    const before = this.known.get(key);
    this.known.set(key, before === undefined || before === id ? id : 'several');
  }

  find(word: string): FoundWord {
    return this.known.get(plainWord(word)) ?? null;
  }
}

/** Reads people, projects and objects of a licence once, so that a row of a file needs no query. */
@Injectable()
export class ImportLookups {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly objects: ObjectRefRepository,
  ) {}

  async of(ctx: RequestContext): Promise<Lookups> {
    const everybody = await this.employees.all(ctx);
    const people = peopleWords(everybody);
    const projects = await this.projects.all(ctx);
    const { numbers, titles } = projectWords(projects);
    const things = await this.objects.all(ctx);
    const objects = objectWords(things);
    const activities = things.filter(({ kind }) => kind === 'activities');
    const titleOf = {
      employee: new Map(everybody.map((person) => [person.id, nameOf(person)])),
      project: new Map(projects.map(({ id, number, title }) => [id, `${number} ${title}`])),
      activity: new Map(activities.map(({ id, title }) => [id, title])),
    };
    return {
      employee: (name) => people.find(name),
      project: (number, title) => {
        const byNumber = numbers.find(number) ?? numbers.find(title);
        return byNumber ?? titles.find(title) ?? titles.find(number);
      },
      activity: (title) => objects.get('activities')?.find(title) ?? null,
      object: (kind, title) => objects.get(kind)?.find(title) ?? null,
      title: (kind, id) => titleOf[kind].get(id) ?? null,
    };
  }
}

/** "Anna Muster" and "Muster Anna"; who has left is found where nobody in office bears the name. */
function peopleWords(people: readonly EmployeeRefEntity[]): WordMap {
  const [present, gone] = [new WordMap(), new WordMap()];
  for (const { id, firstName, lastName, active } of people) {
    const words = active ? present : gone;
    words.add(`${firstName} ${lastName}`, id);
    words.add(`${lastName} ${firstName}`, id);
  }
  return Object.assign(new WordMap(), { find: (name: string) => present.find(name) ?? gone.find(name) });
}

function projectWords(projects: readonly Pick<ProjectRefEntity, 'id' | 'number' | 'title'>[]): {
  numbers: WordMap;
  titles: WordMap;
} {
  const [numbers, titles] = [new WordMap(), new WordMap()];
  for (const { id, number, title } of projects) {
    numbers.add(number, id);
    titles.add(title, id);
    for (const between of [' ', ' - ', ': ', ' – ']) titles.add(`${number}${between}${title}`, id);
  }
  return { numbers, titles };
}

function objectWords(objects: readonly ObjectRefEntity[]): Map<string, WordMap> {
  const words = new Map<string, WordMap>();
  for (const { id, kind, title, articleNumber } of objects) {
    const ofKind = words.get(kind) ?? new WordMap();
    ofKind.add(title, id);
    if (articleNumber) ofKind.add(articleNumber, id);
    words.set(kind, ofKind);
  }
  return words;
}
