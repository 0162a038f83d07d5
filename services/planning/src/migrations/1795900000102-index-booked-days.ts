import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const wide = ['licence_id', 'first_day', 'last_day'];
const narrow = ['licence_id', 'first_day'];

/** The plan of a span finds what touches it by the index alone. */
export class IndexBookedDays1795900000102 implements MigrationInterface {
  name = 'IndexBookedDays1795900000102';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.index('bookings', wide);
    await build.dropIndex('bookings', narrow);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.index('bookings', narrow);
    await build.dropIndex('bookings', wide);
  }
}
