import { addDays } from '@jahrring/contracts-common';
import type { CreateEntry, Occurrence } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { clockOf } from '../entry';
import { EntryRepository } from '../entry-record';

interface Said {
  employeeId?: string | undefined;
  workDate: string;
  projectId: string;
  kind: string;
  activityId?: string | null | undefined;
  objectId?: string | null | undefined;
  quantity?: string | null | undefined;
  amount?: string | null | undefined;
  from?: string | undefined;
  to?: string | undefined;
  fromOccurrence?: Occurrence | undefined;
  toOccurrence?: Occurrence | undefined;
  seconds?: number | undefined;
}

const number = (text: string | null | undefined) => (text ? String(Number(text)) : '');

/** Returns the key by which two lines are the same work; comments and prices may have been corrected since. */
function keyOf(line: Said): string {
  const clock = [line.from, line.fromOccurrence, line.to, line.toOccurrence].join('-');
  const time = line.from ? clock : String(line.seconds ?? '');
  const what = [
    line.kind,
    line.activityId ?? '',
    line.objectId ?? '',
    number(line.quantity),
    number(line.amount),
  ];
  return [line.employeeId, line.workDate, line.projectId, time, ...what].join('|');
}

/** Tells lines that are recorded already: each entry stands for one line, so equal lines of one file all count. */
export class Doubles {
  private readonly left = new Map<string, number>();

  add(line: Said): void {
    const key = keyOf(line);
    this.left.set(key, (this.left.get(key) ?? 0) + 1);
  }

  /** A line with times stands for its equals further down the file: nobody does the same work twice at once. */
  recorded(line: CreateEntry): void {
    if (line.from) this.add(line);
  }

  /** Returns true if an entry for this line already exists; that entry then matches no other line. */
  matches(line: CreateEntry): boolean {
    const key = keyOf(line);
    const count = this.left.get(key) ?? 0;
    if (count > 0) this.left.set(key, count - 1);
    return count > 0;
  }
}

@Injectable()
export class ImportDoubles {
  constructor(private readonly entries: EntryRepository) {}

  /** Returns the existing entries for the people and days of these lines, but for those an import itself has made. */
  async of(
    ctx: RequestContext,
    lines: readonly CreateEntry[],
    own: ReadonlySet<string> = new Set(),
  ): Promise<Doubles> {
    const doubles = new Doubles();
    for (const [employeeId, days] of spans(lines)) {
      // A line's day is where its work began; near midnight that may be the day before.
      const [from, to] = [addDays(days.first, -1), addDays(days.last, 1)];
      for (const entry of await this.entries.ofPerson(ctx, employeeId, from, to)) {
        if (own.has(entry.id)) continue;
        const clock = clockOf(entry);
        const hours = entry.kind === 'hours' && !clock;
        doubles.add({
          ...entry,
          ...clock,
          seconds: hours ? entry.seconds : undefined,
        });
      }
    }
    return doubles;
  }
}

function spans(lines: readonly CreateEntry[]): Map<string, { first: string; last: string }> {
  const found = new Map<string, { first: string; last: string }>();
  for (const { employeeId = '', workDate } of lines) {
    const days = found.get(employeeId);
    if (!days) found.set(employeeId, { first: workDate, last: workDate });
    else if (workDate < days.first) days.first = workDate;
    else if (workDate > days.last) days.last = workDate;
  }
  return found;
}
