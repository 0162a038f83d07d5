import { describeLicenceMatrix, describeRoleMatrix } from '@jahrring/testing';
import { FixedClock } from '@jahrring/service-kit';
import { anEntry, entriesPath, friday, prepare } from './test/a-time-service';
import { timeService } from './time.service-definition';

const clock = new FixedClock(new Date(`${friday}T17:00:00.000Z`));
const whole = 'a day belongs to nobody: it answers one’s own';

describeLicenceMatrix(timeService, {
  clock,
  prepare: async (app) => {
    await prepare(app);
    const { body } = await app.as('employee').post(entriesPath, anEntry());
    return { id: body.id as string };
  },
  bodies: { Entry_update: { comment: 'x' } },
  exempt: {
    Day_day: whole,
    Day_copy: whole,
    Week_week: whole,
    Week_copy: whole,
    EntryExport_export: 'its parameter is a format',
  },
});

describeRoleMatrix(timeService, { clock });
