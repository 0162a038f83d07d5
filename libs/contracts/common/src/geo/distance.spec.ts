import { distanceKm, nearestTo } from './distance';

const bern = { latitude: 46.951083, longitude: 7.438632 };
const quarterKm = 10_007.557;

describe('the distance between two places', () => {
  it('is a quarter of the meridian from the equator to the pole, and none to itself', () => {
    expect(distanceKm({ latitude: 0, longitude: 7 }, { latitude: 90, longitude: 0 })).toBeCloseTo(
      quarterKm,
      2,
    );
    expect(distanceKm(bern, bern)).toBe(0);
  });

  it('agrees with the Swiss grid where the two are 100 km apart', () => {
    // 2 600 000 / 1 200 000 and 2 700 000 / 1 100 000.
    const other = { latitude: 46.044131, longitude: 8.730497 };
    expect(distanceKm(bern, other)).toBeCloseTo(Math.hypot(100, 100), 0);
    expect(distanceKm(other, bern)).toBe(distanceKm(bern, other));
  });

  it('goes over the line of the date by the short way', () => {
    const km = distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 });
    expect(km).toBeCloseTo(111.195, 2);
  });

  it('finds the nearest of several, and none of none', () => {
    const near = { latitude: 46.96, longitude: 7.44, label: 'near' };
    const far = { latitude: 47.5, longitude: 7.44, label: 'far' };
    expect(nearestTo(bern, [far, near])?.place.label).toBe('near');
    expect(nearestTo(bern, [])).toBeNull();
  });
});
