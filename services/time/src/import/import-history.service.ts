import type {
  EntryImportHistory,
  EntryImportUndone,
  EntryImportView,
  EntryView,
  ImportKeptEntry,
  ImportKeptReason,
} from '@jahrring/contracts-time';
import { entryImportLimits } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRepository } from '../entry-record';
import { closedReason, EntryReader } from '../entry';
import { EmployeeRefRepository, nameOf } from '../reference';
import type { EntryImportEntity } from './entry-import.entity';
import { EntryImportRepository } from './entry-import.repository';

/** Parts of an import that can be undone, and those that cannot. */
export interface UndoPlan {
  removable: { id: string; version: number }[];
  kept: ImportKeptEntry[];
}

/** The imports of a licence: who made them, what came of them, and what taking one back would do. */
@Injectable()
export class ImportHistory {
  constructor(
    private readonly imports: EntryImportRepository,
    private readonly entries: EntryRepository,
    private readonly reader: EntryReader,
    private readonly employees: EmployeeRefRepository,
  ) {}

  async list(ctx: RequestContext): Promise<EntryImportHistory> {
    const { items, total } = await this.imports.latest(ctx);
    const people = await this.employees.getMany(
      ctx,
      items.flatMap(({ createdBy, undoneBy }) => [createdBy, undoneBy ?? []].flat()),
    );
    const names = new Map(people.map((person) => [person.id, nameOf(person)]));
    const present = await this.entries.countGroups(
      ctx,
      items.map(({ id }) => id),
    );
    return { items: items.map((one) => toView(one, names, present.get(one.id) ?? 0)), total };
  }

  /** Returns what an undo would do now. Throws 404 if it is not an import of the licence. */
  async preview(ctx: RequestContext, id: string): Promise<EntryImportUndone> {
    await this.imports.get(ctx, id);
    const { removable, kept } = await this.plan(ctx, id);
    return {
      removed: removable.length,
      kept: kept.length,
      entries: kept.slice(0, entryImportLimits.shownKept),
    };
  }

  async plan(ctx: RequestContext, id: string): Promise<UndoPlan> {
    const { toView } = await this.reader.mapper(ctx);
    const plan: UndoPlan = { removable: [], kept: [] };
    const ids = (await this.entries.idsOfGroup(ctx, id)).map((entry) => entry.id);
    for (const entry of await this.entries.getMany(ctx, ids)) {
      const view = toView(entry);
      const reason = keptReason(view);
      if (reason) plan.kept.push(toKept(view, reason));
      else plan.removable.push(view);
    }
    return plan;
  }
}

/** Returns the reason why an entry stays; null if it has not changed since it was imported. */
export function keptReason(entry: EntryView): ImportKeptReason | null {
  const closed = closedReason(entry);
  if (closed) return closed;
  if (entry.version !== 1) return 'changed';
  if (entry.canDelete) return null;
  return entry.locked ? 'locked' : 'forbidden';
}

export function toKept(entry: EntryView, reason: ImportKeptReason): ImportKeptEntry {
  const { id, workDate, employeeName, projectNumber, projectTitle } = entry;
  return { id, workDate, employeeName, project: `${projectNumber} ${projectTitle}`.trim(), reason };
}

function toView(
  { id, fileName, origin, rowCount, createdAt, createdBy, counts, undoneAt, undoneBy }: EntryImportEntity,
  names: ReadonlyMap<string, string>,
  present: number,
): EntryImportView {
  return {
    ...{ id, fileName, origin, rowCount, counts, present },
    createdAt: createdAt.toISOString(),
    createdByName: names.get(createdBy) ?? '',
    undoneAt: undoneAt?.toISOString() ?? null,
    undoneByName: undoneBy ? (names.get(undoneBy) ?? '') : null,
  };
}
