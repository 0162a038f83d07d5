import { z } from 'zod';
import { only, viewOf, type Added } from './view-of';

const schema = z.object({
  id: z.string(),
  title: z.string(),
  price: z.string().nullable(),
  owner: z.string().nullable(),
  createdAt: z.string(),
  deletedAt: z.string().nullable(),
});
const record = {
  id: '1',
  licenceId: 'l',
  title: 'Forest',
  price: '5.00' as string | null,
  createdAt: new Date('2026-01-02T03:04:05Z'),
  deletedAt: null as Date | null,
};
type Needs = Added<z.infer<typeof schema>, typeof record>;

describe('views of records', () => {
  it('have the fields of their schema, moments as text', () => {
    expect(viewOf(schema, record, { owner: null })).toEqual({
      id: '1',
      title: 'Forest',
      price: '5.00',
      owner: null,
      createdAt: '2026-01-02T03:04:05.000Z',
      deletedAt: null,
    });
  });

  it('show what is added in place of what the record has', () => {
    expect(viewOf(schema, record, { owner: 'Anna', price: null })).toMatchObject({
      owner: 'Anna',
      price: null,
    });
  });

  it('compile only with what the record lacks', () => {
    const takes: [{ owner: null } extends Needs ? true : false, object extends Needs ? true : false] = [
      true,
      false,
    ];
    expect(takes).toEqual([true, false]);
    const copied = z.object({ id: z.string(), createdAt: z.string() });
    expect(viewOf(copied, record)).toEqual({ id: '1', createdAt: '2026-01-02T03:04:05.000Z' });
  });
});

describe('the only one', () => {
  it('is answered, or missed', () => {
    expect(only([1])).toBe(1);
    expect(() => only([])).toThrow('no view');
  });
});
