/** @jest-environment jsdom */
import { readPositions, writePositions } from './scroll-positions';

describe('scroll positions', () => {
  it('are kept for the tab', () => {
    writePositions(new Map([['/notes', 420]]));
    expect(readPositions()).toEqual(new Map([['/notes', 420]]));
  });

  it('begin anew where nothing readable is kept', () => {
    sessionStorage.setItem('scrollPositions', 'x');
    expect(readPositions().size).toBe(0);
  });
});
