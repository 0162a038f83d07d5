import fc from 'fast-check';
import { fromSwissGrid, parsePlace, toSwissGrid } from './swiss-grid';

describe('the Swiss grid', () => {
  it.each([
    ['the old observatory of Bern', { latitude: 46.951083, longitude: 7.438632 }, 2_600_000, 1_200_000],
    ['the topographers’ own example', { latitude: 46.044131, longitude: 8.730497 }, 2_700_000, 1_100_000],
  ])('knows %s within a metre', (_name, place, east, north) => {
    const found = toSwissGrid(place);
    expect(Math.abs(found.east - east)).toBeLessThanOrEqual(1);
    expect(Math.abs(found.north - north)).toBeLessThanOrEqual(1);
  });

  it('leads back to where one came from, out to the corners of the grid', () => {
    const east = fc.integer({ min: 2_490_000, max: 2_830_000 });
    const north = fc.integer({ min: 1_080_000, max: 1_290_000 });
    fc.assert(
      fc.property(east, north, (east, north) => {
        const back = toSwissGrid(fromSwissGrid({ east, north }));
        expect(Math.abs(back.east - east)).toBeLessThanOrEqual(10);
        expect(Math.abs(back.north - north)).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('a typed place', () => {
  const bern = { latitude: 46.951083, longitude: 7.438632 };
  it.each(['46.951083, 7.438632', '46.951083 7.438632', '46.951083;7.438632'])('reads %s', (text) => {
    expect(parsePlace(text)).toEqual(bern);
  });

  it.each(['2600000 1200000', '2 600 000 / 1 200 000', '2’600’000, 1’200’000', "2'600'000/1'200'000"])(
    'reads %s as Swiss',
    (text) => {
      const place = parsePlace(text);
      expect(place?.latitude).toBeCloseTo(bern.latitude, 4);
      expect(place?.longitude).toBeCloseTo(bern.longitude, 4);
    },
  );

  it.each(['', 'Langnau', '46.95', '1 2 3 4', '91, 7', '600000 200000'])('does not guess at «%s»', (text) => {
    expect(parsePlace(text)).toBeNull();
  });
});
