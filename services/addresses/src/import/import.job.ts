import { Job, systemContext, type JobRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressImportRepository } from './address-import.repository';
import { ImportRunner } from './import-runner';

/** Carries on with every import that has a step to take; leased, so one instance does it at a time. */
@Injectable()
export class ImportJob {
  constructor(
    private readonly imports: AddressImportRepository,
    private readonly runner: ImportRunner,
  ) {}

  @Job({ name: 'addresses.imports', everySeconds: 1 })
  async run({ signal }: JobRun): Promise<void> {
    const failures: unknown[] = [];
    for (const { id, licenceId } of await this.imports.findPending()) {
      try {
        await this.runner.finish(systemContext({ licenceId }), id, signal);
      } catch (error) {
        // One import that cannot go on must not hold up the others; it is tried again at the next run.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} imports could not go on`);
  }
}
