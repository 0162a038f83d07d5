import type { ServiceState } from '@jahrring/contracts-common';
import { leastStorage } from './storage';

const withRoom = (free: number, total: number) =>
  ({ storage: { freeBytes: free * 1024 ** 3, totalBytes: total * 1024 ** 3 } }) as ServiceState;

describe('leastStorage', () => {
  it('tells of the place with least room, scarce below a tenth', () => {
    expect(leastStorage({ time: withRoom(80, 250), documents: withRoom(9, 100), admin: null })).toEqual({
      ...{ free: 9, total: 100, isScarce: true },
    });
    expect(leastStorage({ time: withRoom(80.9, 250) })).toEqual({ free: 80, total: 250, isScarce: false });
  });

  it('is null while nobody tells', () => {
    expect(leastStorage({})).toBeNull();
    expect(leastStorage({ time: null, documents: { storage: null } as ServiceState })).toBeNull();
  });
});
