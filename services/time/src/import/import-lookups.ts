import type { EntryKind } from '@jahrring/contracts-time';
import { foldText, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../refs/employee-ref.repository';
import { ObjectRefRepository } from '../refs/object-ref.repository';
import { ProjectRefRepository } from '../refs/project-ref.repository';

/** Null: nobody knows the word; `several`: it means more than one. */
export type Found = string | null | 'several';

/** What the words of a file mean in this licence. */
export interface Lookups {
  employee: (name: string) => Found;
  project: (number: string, title: string) => Found;
  activity: (title: string) => Found;
  object: (kind: EntryKind, title: string) => Found;
}

const plain = (text: string) => foldText(text).replaceAll(/[,;]/g, ' ').replaceAll(/\s+/g, ' ').trim();

class WordMap {
  private readonly known = new Map<string, Found>();

  add(word: string, id: string): void {
    const key = plain(word);
    if (key === '') return;
    const before = this.known.get(key);
    this.known.set(key, before === undefined || before === id ? id : 'several');
  }

  find(word: string): Found {
    return this.known.get(plain(word)) ?? null;
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
    const people = await this.people(ctx);
    const { numbers, titles } = await this.projectWords(ctx);
    const objects = await this.objectWords(ctx);
    return {
      employee: (name) => people.find(name),
      project: (number, title) => {
        const byNumber = numbers.find(number) ?? numbers.find(title);
        return byNumber ?? titles.find(title) ?? titles.find(number);
      },
      activity: (title) => objects.get('activities')?.find(title) ?? null,
      object: (kind, title) => objects.get(kind)?.find(title) ?? null,
    };
  }

  /** "Anna Muster" and "Muster Anna"; who has left is found where nobody in office bears the name. */
  private async people(ctx: RequestContext): Promise<WordMap> {
    const [present, gone] = [new WordMap(), new WordMap()];
    for (const { id, firstName, lastName, active } of await this.employees.all(ctx)) {
      const words = active ? present : gone;
      words.add(`${firstName} ${lastName}`, id);
      words.add(`${lastName} ${firstName}`, id);
    }
    return Object.assign(new WordMap(), { find: (name: string) => present.find(name) ?? gone.find(name) });
  }

  private async projectWords(ctx: RequestContext): Promise<{ numbers: WordMap; titles: WordMap }> {
    const [numbers, titles] = [new WordMap(), new WordMap()];
    for (const { id, number, title } of await this.projects.all(ctx)) {
      numbers.add(number, id);
      titles.add(title, id);
      for (const between of [' ', ' - ', ': ', ' – ']) titles.add(`${number}${between}${title}`, id);
    }
    return { numbers, titles };
  }

  private async objectWords(ctx: RequestContext): Promise<Map<string, WordMap>> {
    const words = new Map<string, WordMap>();
    for (const { id, kind, title, articleNumber } of await this.objects.all(ctx)) {
      const ofKind = words.get(kind) ?? new WordMap();
      ofKind.add(title, id);
      if (articleNumber) ofKind.add(articleNumber, id);
      words.set(kind, ofKind);
    }
    return words;
  }
}
