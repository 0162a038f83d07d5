import { QueryFailedError } from 'typeorm';
import { toAppError } from './problem';

const refused = (error: object) => new QueryFailedError('INSERT', [], Object.assign(new Error(), error));

describe('errors as answers', () => {
  it.each([
    ['a deadlock', { errno: 1213 }],
    ['a lock that was waited for in vain', { errno: 1205 }],
    ['a database that went away', { code: 'ECONNRESET' }],
    ['SQLite at work for somebody else', { code: 'SQLITE_BUSY' }],
  ])('says of %s that it is worth another try', (_, error) => {
    const answer = toAppError(refused(error));
    expect({ status: answer.status, headers: answer.headers }).toEqual({
      status: 503,
      headers: { 'retry-after': '1' },
    });
  });

  it('keeps what nobody foresaw to itself', () => {
    expect(toAppError(refused({ errno: 1146 })).code).toBe('INTERNAL');
  });
});
