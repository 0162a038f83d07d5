import fc from 'fast-check';
import { QueryFailedError } from 'typeorm';
import { describeError, shapeOf, toLoggedError } from './describe-error';

function duplicate(value: string): QueryFailedError {
  const driver = Object.assign(new Error(`Duplicate entry '${value}' for key 'users.ux_users_email'`), {
    code: 'ER_DUP_ENTRY',
    errno: 1062,
    sql: `INSERT INTO users (email) VALUES ('${value.replace(/[\\']/g, '\\$&')}')`,
    sqlMessage: `Duplicate entry '${value}' for key 'users.ux_users_email'`,
  });
  return new QueryFailedError('INSERT INTO users (email) VALUES (?)', [value], driver);
}

describe('what is logged of an error', () => {
  it('never has the values of a statement', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        const value = `geheim${noise}geheim`;
        const failed = duplicate(value);
        const wrapped = new Error('it did not work', { cause: failed });
        for (const error of [failed, failed.driverError, wrapped]) {
          expect(JSON.stringify([toLoggedError(error), describeError(error)])).not.toContain('geheim');
        }
      }),
    );
  });

  it('says which statement failed, why and where', () => {
    const logged = toLoggedError(duplicate('a@b.test'));
    expect(logged).toMatchObject({
      type: 'QueryFailedError',
      code: 'ER_DUP_ENTRY',
      message: "ER_DUP_ENTRY, for key 'users.ux_users_email'",
      statement: 'INSERT INTO users (email) VALUES (?)',
    });
    expect(logged.stack).toContain('describe-error.spec');
  });

  it('keeps the words of our own errors', () => {
    expect(toLoggedError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
    });
  });

  it.each([
    ["SELECT 'a''b', \"c\" FROM t WHERE n = 12.5", 'SELECT ?, "c" FROM t WHERE n = ?'],
    ["UPDATE t SET x = 'it\\'s' WHERE y IN (1, 2)", 'UPDATE t SET x = ? WHERE y IN (?, ?)'],
    ["SELECT 'cut off", 'SELECT ?'],
  ])('keeps the shape of %s', (statement, shape) => {
    expect(shapeOf(statement)).toBe(shape);
  });
});
