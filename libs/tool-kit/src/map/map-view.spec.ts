import { fitView, fromPixel, gridOf, moved, toPixel, zoomed } from './map-view';
import { withRoom } from './map-labels';
import { planeOf } from './plane';

const size = { width: 800, height: 400 };
const bern = { latitude: 46.951083, longitude: 7.438632 };
const ticino = { latitude: 46.044131, longitude: 8.730497 };
const munich = { latitude: 48.137, longitude: 11.575 };

describe('the plane of a map', () => {
  it('is the Swiss grid where everything lies in it, else that of degrees', () => {
    expect(planeOf([bern, ticino]).system).toBe('lv95');
    expect(planeOf([bern, munich]).system).toBe('wgs84');
  });

  it.each([[[bern, ticino]], [[bern, munich]]])('leads back to each of %j', (places) => {
    const plane = planeOf(places);
    for (const place of places) {
      const back = plane.toPlace(plane.toPoint(place));
      expect(back.latitude).toBeCloseTo(place.latitude, 4);
      expect(back.longitude).toBeCloseTo(place.longitude, 4);
    }
  });
});

describe('what a map shows', () => {
  const plane = planeOf([bern, ticino]);
  const points = [bern, ticino].map(plane.toPoint);
  const view = fitView(points, size);

  it('is everything, also moved and zoomed back', () => {
    for (const point of points) {
      const { x, y } = toPixel(point, view, size);
      expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
      const back = fromPixel({ x, y }, view, size);
      expect(Math.hypot(back.x - point.x, back.y - point.y)).toBeLessThan(1);
    }
    const away = moved(zoomed(view, 2), 50, 20);
    const home = zoomed(moved(away, -50, -20), 0.5);
    expect(home.scale).toBeCloseTo(view.scale, 9);
    expect(Math.hypot(home.center.x - view.center.x, home.center.y - view.center.y)).toBeLessThan(1e-6);
  });

  it('has grid lines at round metres, where these metres are', () => {
    const { across, down, step } = gridOf(plane, view, size);
    expect(step).toBe(50_000);
    expect(across.map(({ value }) => value % step)).toEqual(across.map(() => 0));
    expect(down.length).toBeGreaterThan(0);
    const at2600 = across.find(({ value }) => value === 2_600_000);
    const [first] = points;
    expect(at2600?.at).toBeCloseTo(toPixel(first ?? { x: 0, y: 0 }, view, size).x, 0);
  });

  it('has grid lines at round degrees elsewhere', () => {
    const world = planeOf([munich]);
    const { step, across } = gridOf(world, fitView([world.toPoint(munich)], size), size);
    expect(step).toBeLessThan(0.01);
    expect(across.every(({ value }) => value > 11.56 && value < 11.59)).toBe(true);
  });

  it('tells labels that would lie on each other once', () => {
    const at = (label: string, x: number, y: number) => ({ item: { label }, at: { x, y } });
    const placed = [at('km 12', 100, 100), at('km 13', 110, 104), at('km 14', 300, 100)];
    expect([...withRoom(placed)].map(({ label }) => label)).toEqual(['km 12', 'km 14']);
  });
});
