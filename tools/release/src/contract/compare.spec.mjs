import fc from 'fast-check';
import semver from 'semver';
import { z } from 'zod';
import { aSnapshot, anySchema, asAnswer } from '../../test/contracts.mjs';
import {
  findBroken,
  findTooOld,
  mayMeet,
} from '../../../../services/admin/src/registry/release/contract/both-ways.mjs';
import {
  compareContracts,
  levelOf,
} from '../../../../services/admin/src/registry/release/contract/compare.mjs';
import {
  isEnough,
  leastVersion,
} from '../../../../services/admin/src/registry/release/contract/required-version.mjs';

const level = (before, now) => levelOf(compareContracts(aSnapshot(before), aSnapshot(now)));
const day = z.object({ day: z.string() });
const withNote = day.extend({ note: z.string() });
const withPerhapsNote = day.extend({ note: z.string().optional() });
const answer = z.object({ id: z.string(), state: z.enum(['open', 'done']) });

describe('how far a contract has changed', () => {
  it('is nothing for the same one', () => {
    expect(level({}, {})).toBe('none');
  });

  it.each([
    ['a request that needs more', { body: day }, { body: withNote }],
    ['an answer that says less', { answer }, { answer: answer.omit({ state: true }) }],
    ['an answer with a word nobody knew', { answer }, { answer: answer.extend({ state: z.enum(['open', 'done', 'new']) }) }],
    ['an endpoint that is gone', {}, { endpoints: {} }],
    ['a permission key that is gone', {}, { permissions: [] }],
    ['a route that is gone', {}, { routes: {} }],
    ['a route that fewer may open', {}, { routes: { '/time': ['tools.time.manage'] } }],
    ['an event that is gone', { events: { 'time.entry.changed@1': asAnswer(answer) } }, {}],
    ['an error under another status', { errors: { GONE: 404 } }, { errors: { GONE: 409 } }],
    ['a core tool that has to be booked now', {}, { plugins: ['timber'] }],
  ])('is major for %s', (_what, before, now) => expect(level(before, now)).toBe('major')); // oxfmt-ignore

  it.each([
    ['a request that takes more', { body: day }, { body: withPerhapsNote }],
    ['a request that needs less', { body: withNote }, { body: withPerhapsNote }],
    ['an answer that says more', { answer }, { answer: answer.extend({ note: z.string() }) }],
    ['an answer with a word less', { answer }, { answer: answer.extend({ state: z.enum(['open']) }) }],
    ['a new permission key', {}, { permissions: ['tools.time.index', 'tools.time.lock'] }],
    ['a new route', {}, { routes: { '/time': ['tools.time.index'], '/more': [] } }],
    ['a route that more may open', {}, { routes: { '/time': [] } }],
    ['a new error code', {}, { errors: { FULL: 409 } }],
    ['a new module', {}, { exposes: ['./Time', './More'] }],
  ])('is minor for %s', (_what, before, now) => expect(level(before, now)).toBe('minor')); // oxfmt-ignore

  it('says where and what', () => {
    const [found] = compareContracts(aSnapshot({ body: day }), aSnapshot({ body: withNote }));
    expect(found).toEqual({
      level: 'major',
      where: 'POST /api/time/entries body note',
      what: 'has to be given now',
    });
  });

  it('never lets an old caller be refused without being major', () => {
    const changes = fc
      .tuple(anySchema, anySchema)
      .chain(([before, now]) =>
        fc.record({ before: fc.constant(before), now: fc.constant(now), sent: before.values }),
      );
    fc.assert(
      fc.property(changes, ({ before, now, sent }) => {
        fc.pre(!now.schema.safeParse(sent).success);
        expect(level({ body: before.schema }, { body: now.schema })).toBe('major');
      }),
      { numRuns: 500 },
    );
  });

  it('never lets an answer surprise an old reader without being major', () => {
    const changes = fc
      .tuple(anySchema, anySchema)
      .chain(([before, now]) =>
        fc.record({ before: fc.constant(before), now: fc.constant(now), got: now.values }),
      );
    fc.assert(
      fc.property(changes, ({ before, now, got }) => {
        // An answer that strictness alone refuses has one more field, which readers ignore.
        const { issues = [] } = before.schema.safeParse(got).error ?? {};
        fc.pre(issues.some(({ code }) => code !== 'unrecognized_keys' && code !== 'invalid_union'));
        expect(level({ answer: before.schema }, { answer: now.schema })).toBe('major');
      }),
      { numRuns: 500 },
    );
  });
});

describe('the version a release has to have', () => {
  it.each([
    ['1.4.2', 'none', '1.4.3'],
    ['1.4.2', 'minor', '1.5.0'],
    ['1.4.2', 'major', '2.0.0'],
    ['0.4.2', 'none', '0.4.3'],
    ['0.4.2', 'minor', '0.4.3'],
    ['0.4.2', 'major', '0.5.0'],
    ['0.1.0-1a2b3c4d', 'none', '0.1.0'],
    ['0.1.0-1a2b3c4d', 'major', '0.2.0'],
  ])('after %s with a %s change is at least %s', (before, change, least) => {
    expect(leastVersion(before, change)).toBe(least);
  });

  it('grows with the change, and is always above the one before', () => {
    const version = fc.tuple(fc.nat(3), fc.nat(9), fc.nat(9)).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(version, (before) => {
        const [none, minor, major] = ['none', 'minor', 'major'].map((change) => leastVersion(before, change));
        expect(isEnough(none, before) && none !== before).toBe(true);
        expect(isEnough(minor, none) && isEnough(major, minor)).toBe(true);
        // A caller that asked for versions compatible with the old one never gets a breaking one.
        expect(semver.satisfies(major, `^${before}`)).toBe(false);
        expect(semver.satisfies(minor, `^${before}`)).toBe(semver.satisfies(none, `^${before}`));
      }),
    );
  });
});

describe('remote and service of neighbouring releases', () => {
  const old = aSnapshot({ body: day, answer });

  it('work together both ways when nothing they use has changed', () => {
    expect(findTooOld(old, old)).toEqual([]);
    expect(findBroken(old, old)).toEqual([]);
  });

  it('an old remote goes on with a service that takes and tells more', () => {
    const now = aSnapshot({ body: withPerhapsNote, answer: answer.extend({ note: z.string() }) });
    expect(findBroken(old, now)).toEqual([]);
  });

  it('a new remote that reads a new field does not go with an old service', () => {
    const now = aSnapshot({ body: day, answer: answer.extend({ note: z.string() }) });
    expect(findTooOld(now, old)).toEqual([
      { where: 'POST /api/time/entries answer note', what: 'may be missing now' },
    ]);
  });

  it('a new remote that calls a new endpoint does not go with an old service', () => {
    const now = {
      ...old,
      endpoints: { ...old.endpoints, 'GET /api/time/new': { request: {}, answer: null } },
    };
    expect(findTooOld(now, old)).toEqual([
      { where: 'GET /api/time/new', what: 'this endpoint is not there yet' },
    ]);
  });

  it('meet where the remote’s range has the service’s version', () => {
    expect(mayMeet(old, '1.9.0')).toBe(true);
    expect(mayMeet(old, '2.0.0')).toBe(false);
    expect(mayMeet({ ...old, needs: { services: {} } }, '1.0.0')).toBe(false);
  });
});
