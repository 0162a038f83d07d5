import type { ReleaseReport, ReleaseReports, VitalReport } from '@jahrring/contracts-admin';

/** As the contract takes them at once. */
const batchSize = 100;
/** More than that says nothing new. */
const most = 500;

/** Reports on their way, oldest first; of each Web Vital of a version only the newest value. */
export class ReportQueue {
  #reports: ReleaseReport[] = [];
  readonly #vitals = new Map<string, VitalReport>();

  isEmpty(): boolean {
    return this.#reports.length === 0 && this.#vitals.size === 0;
  }

  addReport(report: ReleaseReport): void {
    if (this.#reports.length < most) this.#reports.push(report);
  }

  addVital(vital: VitalReport): void {
    this.#vitals.set(`${vital.tool} ${vital.version} ${vital.name}`, vital);
  }

  /** The next batch, out of the queue. */
  removeBatch(): ReleaseReports {
    const reports = this.#reports.splice(0, batchSize);
    const vitals = [...this.#vitals.values()].slice(0, batchSize);
    for (const [key, vital] of this.#vitals) if (vitals.includes(vital)) this.#vitals.delete(key);
    return { reports, vitals };
  }

  /** A batch that did not arrive; what came since is newer. */
  giveBack({ reports, vitals }: ReleaseReports): void {
    this.#reports = [...reports, ...this.#reports].slice(0, most);
    for (const vital of vitals) {
      const key = `${vital.tool} ${vital.version} ${vital.name}`;
      if (!this.#vitals.has(key)) this.#vitals.set(key, vital);
    }
  }
}
