import type { BillableEntry } from '@jahrring/contracts-time';
import { demoEntries } from '@jahrring/demo';
import type { DemoEntry, DemoProject } from '@jahrring/demo';

const SECONDS_PER_HOUR = 3600;

/** The demo's hours that no bill holds yet, by project. They are the very entries the time service seeds. */
export class UnbilledWork {
  private readonly byProject = new Map<string, { project: DemoProject; entries: DemoEntry[] }>();

  constructor(today: string) {
    for (const entry of demoEntries('bergwald', today)) {
      if (!entry.activity.billable) continue;
      const known = this.byProject.get(entry.project.id) ?? { project: entry.project, entries: [] };
      known.entries.push(entry);
      this.byProject.set(entry.project.id, known);
    }
    for (const { entries } of this.byProject.values()) {
      entries.sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
    }
  }

  /** Takes the oldest `count` entries up to a day, of the project that has most of them. */
  take(until: string, count: number): { project: DemoProject; entries: BillableEntry[] } {
    const ready = [...this.byProject.values()].map((work) => ({
      ...work,
      due: work.entries.filter((entry) => entry.date <= until),
    }));
    const [most] = ready.sort((a, b) => b.due.length - a.due.length || a.project.n - b.project.n);
    if (!most) throw new Error('the demo has no work to bill');
    const taken = most.due.slice(0, count);
    const ids = new Set(taken.map((entry) => entry.id));
    const rest = most.entries.filter((entry) => !ids.has(entry.id));
    this.byProject.set(most.project.id, { project: most.project, entries: rest });
    return { project: most.project, entries: taken.map(toBillable) };
  }
}

function toBillable(entry: DemoEntry): BillableEntry {
  return {
    id: entry.id,
    version: 1,
    kind: 'hours',
    employeeId: entry.person.employeeId,
    objectId: entry.activity.id,
    articleNumber: null,
    workDate: entry.date,
    employeeName: `${entry.person.firstName} ${entry.person.lastName}`,
    activityTitle: entry.activity.title,
    comment: entry.comment,
    quantity: (entry.seconds / SECONDS_PER_HOUR).toFixed(3),
    unit: 'hour',
    unitPrice: entry.activity.price,
    vatRateKey: 'standard',
  };
}
