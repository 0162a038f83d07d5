import { overlaps } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DayEntries, type EntryEntity } from '../entry-record';
import type { EntryTimes } from './entry-times';
import { EntryPublisher } from './entry.publisher';
import type { NewEntry } from './new-entry';

/** Lines that a machine's file has told stand in for those of the driver until the driver records them. */
@Injectable()
export class ToldLines {
  constructor(
    private readonly days: DayEntries,
    private readonly publisher: EntryPublisher,
  ) {}

  /**
   * Removes told lines that say the same as a new line of the person: the same machine on the same day, or the same hours.
   *
   * @returns whether one stays that says the same: it is confirmed, handed over or on a document
   */
  async giveWay(ctx: RequestContext, line: NewEntry, times: EntryTimes): Promise<boolean> {
    if (line.source === 'machine' || !kinds.has(line.kind)) return false;
    const day = { employeeId: line.employeeId, workDate: times.workDate };
    const found = await this.days.told(ctx, day, line.id);
    // Recorded already, under the same id.
    if (found.some(({ id }) => id === line.id)) return false;
    const told = found.filter((entry) => entry.source === 'machine' && saysTheSame(entry, line, times));
    for (const entry of told.filter(isFree)) {
      await this.days.remove(ctx, entry.id, entry.version);
      await this.publisher.removed(ctx, entry);
    }
    return told.some((entry) => !isFree(entry));
  }
}

const kinds: ReadonlySet<string> = new Set(['hours', 'machines', 'vehicles']);

function saysTheSame(entry: EntryEntity, line: NewEntry, { startAt, endAt }: EntryTimes): boolean {
  if (entry.kind !== line.kind) return false;
  if (entry.kind !== 'hours') return entry.objectId === (line.objectId ?? null);
  if (!entry.startAt || !entry.endAt || !startAt || !endAt) return true;
  const spans = [entry.startAt, entry.endAt, startAt, endAt].map((at) => at.getTime());
  const [startMs = 0, endMs = 0, otherStart = 0, otherEnd = 0] = spans;
  return overlaps({ startMs, endMs }, { startMs: otherStart, endMs: otherEnd });
}

function isFree(entry: EntryEntity): boolean {
  const { claimedDocumentId, documentNumber, dayReportNumber, exportedAt, confirmedAt } = entry;
  const used = [claimedDocumentId, documentNumber, dayReportNumber, exportedAt, confirmedAt];
  return used.every((one) => one === null);
}
