/** @jest-environment jsdom */
import { problemText } from './use-problem';

describe('the sentence for a problem', () => {
  const said = (params: Record<string, string | number>) =>
    problemText((_key, values) => JSON.stringify(values), {
      ...{
        type: 'about:blank',
        title: '',
        status: 409,
        code: 'DAY_TAKEN',
        key: 'errors.dayTaken',
        requestId: '',
      },
      params,
    });

  it('writes calendar days as the reader’s region does, and nothing else', () => {
    const values: unknown = JSON.parse(
      said({ date: '2027-06-22', project: 'P201', count: 3, until: '2027-06' }),
    );
    expect(values).toMatchObject({ date: '22.06.2027', project: 'P201', count: 3, until: '2027-06' });
  });
});
