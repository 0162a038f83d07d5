import { describeLicenceMatrix, describeRoleMatrix } from '@jahrring/testing';
import { FixedClock } from '@jahrring/service-kit';
import { anEntry, entriesPath, friday, ids, prepare } from './test/a-time-service';
import { timeService } from './time.service-definition';

const clock = new FixedClock(new Date(`${friday}T17:00:00.000Z`));
const whole = 'a day belongs to nobody: it answers one’s own';

describeLicenceMatrix(timeService, {
  clock,
  prepare: async (app) => {
    await prepare(app);
    const { body } = await app.as('employee').post(entriesPath, anEntry());
    const rate = { validFrom: friday, price: '80', projectId: ids.forest, objectId: ids.felling };
    const rates = await app.as('admin').post('/api/time/rates', rate);
    const rateId = rates.body.id as string;
    return {
      id: body.id as string,
      'ProjectRate_update.id': rateId,
      'ProjectRate_remove.id': rateId,
    };
  },
  bodies: { Entry_update: { comment: 'x' }, ProjectRate_update: { price: '1' }, EntryImport_run: {} },
  exempt: {
    Day_day: whole,
    Day_copy: whole,
    Week_week: whole,
    Week_copy: whole,
    EntryExport_export: 'its parameter is a format',
    Surcharge_export: 'its parameter is a format',
  },
});

describeRoleMatrix(timeService, { clock });
