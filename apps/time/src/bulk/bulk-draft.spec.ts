import { changeOf, emptyBulk, noActivity } from './bulk-draft';

describe('the form of a change of many entries', () => {
  it('is no change while nothing is chosen', () => {
    expect(changeOf(emptyBulk)).toBeNull();
  });

  it('leaves out what stays, and can take the activity away', () => {
    expect(changeOf({ ...emptyBulk, projectId: 'p' })).toEqual({ action: 'change', projectId: 'p' });
    expect(changeOf({ ...emptyBulk, activityId: noActivity, billable: 'no' })).toEqual({
      action: 'change',
      activityId: null,
      billable: false,
    });
  });
});
