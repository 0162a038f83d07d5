import { FixedClock, WorkRun } from '@jahrring/service-kit';
import { givenDatabase, startTestService } from '@jahrring/testing';
import { bookkeepingService } from '../../bookkeeping.service-definition';
import { now } from '../../test/a-bookkeeping-service';

/** Does the import that waits, and is killed within the transaction of the step after so many. */
async function importAndDie(last: number): Promise<void> {
  const { step } = WorkRun.prototype;
  WorkRun.prototype.step = function (...args) {
    if (this.done >= last) process.kill(process.pid, 'SIGKILL');
    return step.apply(this, args);
  };
  const database = givenDatabase();
  const app = await startTestService(bookkeepingService, { database, clock: new FixedClock(now) });
  await app.runJob('kit.work');
}

await importAndDie(Number(process.env['KILLED_AT']));
