import { movedByStable, movedByWithdrawal, reachedByCanary, type ToolState } from './effects';

const tool: ToolState = {
  stable: '1.4.1',
  canary: { version: '1.5.0', percent: 10, licenceIds: [] },
  licences: 50,
  pinned: [
    { licenceId: 'a', licenceName: 'A', version: '1.4.1' },
    { licenceId: 'b', licenceName: 'B', version: '1.3.0' },
  ],
  items: [
    { version: '1.5.0', licences: 5 },
    { version: '1.4.1', licences: 44 },
    { version: '1.3.0', licences: 1 },
  ],
};

describe('what a step does to licences', () => {
  it('moves those on stable, but none that is pinned to it', () => expect(movedByStable(tool)).toBe(43));

  it('moves nobody where nothing is stable yet, or the canary holds them at the same version', () => {
    expect(movedByStable({ ...tool, stable: null })).toBe(0);
    expect(movedByStable({ ...tool, canary: { version: '1.4.1', percent: 100, licenceIds: [] } })).toBe(0);
  });

  it.each([
    [0, 0, 0],
    [0, 3, 3],
    [10, 0, 5],
    [100, 3, 48],
    [50, 2, 25],
  ])('%i %% and %i named ones reach about %i', (percent, named, reached) =>
    expect(reachedByCanary(tool, percent, named)).toBe(reached),
  );

  it('takes a withdrawn version from everybody who has it', () => {
    expect(movedByWithdrawal(tool, '1.5.0')).toBe(5);
    expect(movedByWithdrawal(tool, '9.9.9')).toBe(0);
  });
});
