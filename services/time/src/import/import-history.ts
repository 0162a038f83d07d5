import type { EntryImportView } from '@jahrring/contracts-time';
import type { ImportNote } from '@jahrring/contracts-common/imports';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { closedReason, EntryReader } from '../entry';
import { EntryRepository, type EntryEntity } from '../entry-record';
import { EmployeeRefRepository, nameOf } from '../reference';
import type { EntryImportEntity } from './entry-import.entity';

type OwnView = Pick<EntryImportView, 'createdByName' | 'present' | 'undoneAt' | 'undoneByName'>;

/** Tells of imports who made them, how many of their entries are left, and which of these cannot be taken back. */
@Injectable()
export class ImportHistory {
  constructor(
    private readonly entries: EntryRepository,
    private readonly reader: EntryReader,
    private readonly employees: EmployeeRefRepository,
  ) {}

  async describe(ctx: RequestContext, runs: readonly EntryImportEntity[]): Promise<OwnView[]> {
    const people = await this.employees.getMany(
      ctx,
      runs.flatMap(({ createdBy, undoneBy }) => [createdBy, undoneBy ?? []].flat()),
    );
    const names = new Map(people.map((person) => [person.id, nameOf(person)]));
    const present = await this.entries.countGroups(
      ctx,
      runs.map(({ id }) => id),
    );
    return runs.map(({ id, createdBy, undoneAt, undoneBy }) => ({
      createdByName: names.get(createdBy) ?? '',
      present: present.get(id) ?? 0,
      undoneAt: undoneAt?.toISOString() ?? null,
      undoneByName: undoneBy ? (names.get(undoneBy) ?? '') : null,
    }));
  }

  /** Reasons why entries stay, beside that somebody has changed them. */
  async keeps(ctx: RequestContext, entries: readonly EntryEntity[]): Promise<Map<string, ImportNote>> {
    const { toView } = await this.reader.mapper(ctx);
    const reasons = new Map<string, ImportNote>();
    for (const view of entries.map(toView)) {
      const reason = closedReason(view) ?? (view.version === 1 && !view.canDelete ? barred(view) : null);
      if (reason) reasons.set(view.id, { code: reason, key: `time:kept.reason.${reason}` });
    }
    return reasons;
  }
}

const barred = ({ locked }: { locked: boolean }) => (locked ? 'locked' : 'forbidden');
