import { z } from 'zod';
import { aSnapshot } from '../../test/contracts.mjs';
import { checkContract } from './contract-check.mjs';

const day = z.object({ day: z.string() });
const answer = z.object({ id: z.string() });
const withNote = answer.extend({ note: z.string() });

/** Releases that are there, newest first. */
const released = (...pairs) => ({
  version: pairs[0]?.[0] ?? null,
  versions: pairs.map(([version]) => version),
  snapshots: new Map(pairs),
});

describe('the contract of a release', () => {
  it('has nothing to be compared with the first time', () => {
    expect(checkContract(aSnapshot(), '1.0.0', released())).toMatchObject({ change: 'first', against: null });
  });

  it('is told with what it was compared', () => {
    const found = checkContract(aSnapshot(), '1.0.1', released(['1.0.0', aSnapshot()]));
    expect(found).toMatchObject({ change: 'none', against: '1.0.0' });
    expect(found.detail).toContain('works with 2 older remotes and services');
  });

  it('asks for the version that says as much, and names what has changed', () => {
    const now = aSnapshot({ body: day.extend({ reason: z.string() }) });
    const check = () => checkContract(now, '1.1.0', released(['1.0.0', aSnapshot({ body: day })]));
    expect(check).toThrow('apps/time/package.json says 1.1.0');
    expect(check).toThrow('it has to be 2.0.0 or higher.');
    expect(check).toThrow('POST /api/time/entries body reason: has to be given now');
  });

  it('refuses a version that is out already', () => {
    expect(() => checkContract(aSnapshot(), '1.0.0', released(['1.0.0', aSnapshot()]))).toThrow(
      'out already',
    );
  });

  it('refuses a remote that may meet a service it does not work on', () => {
    const now = aSnapshot({ answer: withNote, service: '1.1.0' });
    const before = aSnapshot({ answer, service: '1.0.0' });
    const check = (needs) => checkContract({ ...now, needs }, '1.1.0', released(['1.0.0', before]));
    expect(() => check({ services: { time: '^1.0.0' } })).toThrow('lets this remote meet the service 1.0.0');
    expect(check({ services: { time: '^1.1.0' } }).change).toBe('minor');
  });

  it('refuses a service that an older remote is ready to call and would break on', () => {
    const before = aSnapshot({ body: day });
    const now = (service) =>
      aSnapshot({
        body: day.extend({ reason: z.string() }),
        service,
        needs: { services: { time: '^2.0.0' } },
      });
    const check = (service) => checkContract(now(service), '2.0.0', released(['1.0.0', before]));
    expect(() => check('1.1.0')).toThrow('services/time/package.json says 1.1.0');
    expect(check('2.0.0').change).toBe('major');
  });
});
