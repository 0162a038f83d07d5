import { resolveSpan, type CreateEntry, type Span } from '@jahrring/contracts-time';
import { timeError } from '../errors';

interface Stretch extends Span {
  workDate: string;
  from: string;
  to: string;
  /** As the file names it. */
  project: string;
}

/** Lines of one file that overlap each other: the database does not know the first yet when the second is looked at. */
export class FileOverlaps {
  private readonly known = new Map<string, Stretch[]>();

  constructor(private readonly zone: string) {}

  /** @throws ENTRY_OVERLAP where an earlier line of this person lies there */
  add(line: CreateEntry, project = ''): void {
    const { kind, employeeId = '', workDate, from, to } = line;
    if (kind !== 'hours' || !from || !to) return;
    const result = resolveSpan({ ...line, date: workDate, from, to }, this.zone);
    if (!result.ok) return;
    const { startMs, endMs } = result.span;
    const stretches = this.known.get(employeeId) ?? [];
    const other = stretches.find((one) => one.startMs < endMs && startMs < one.endMs);
    if (other) {
      throw timeError(
        'ENTRY_OVERLAP',
        { date: other.workDate, from: other.from, to: other.to, project: other.project },
        'from',
      );
    }
    stretches.push({ startMs, endMs, workDate, from, to, project });
    this.known.set(employeeId, stretches);
  }
}
