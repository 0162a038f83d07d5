import type { DataSource } from 'typeorm';
import { isAlreadyThere } from './database-errors';

const tries = 60;
const pauseMilliseconds = 500;

/**
 * Brings the database to the newest migration. Several instances may start at once: whoever finds a step half taken by
 * another waits until it is recorded.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      return;
    } catch (error) {
      if (attempt >= tries || !isAlreadyThere(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }
}
