/**
 * Ids count upwards within a process: an earlier time than that of the last id needs a realm of its own.
 *
 * @jest-environment node
 */
import { firstIdOf, newId, timeOfId } from './ids';

describe('time of an id', () => {
  it('is read back', () => {
    const now = 1_795_296_000_123;
    expect(timeOfId(newId(now))).toBe(now);
    expect(timeOfId(firstIdOf(now))).toBe(now);
  });

  it('bounds the ids of that time from below', () => {
    const now = 1_795_296_000_123;
    const id = newId(now);
    expect(firstIdOf(now) <= id).toBe(true);
    expect(firstIdOf(now + 1) > id).toBe(true);
  });

  it('is unknown for anything else', () => {
    expect(timeOfId("1' OR 1=1")).toBeUndefined();
    expect(timeOfId('')).toBeUndefined();
  });
});
