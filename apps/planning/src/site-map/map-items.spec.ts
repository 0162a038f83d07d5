import { mapItems, namesOf } from './map-items';

const place = { latitude: 46.9, longitude: 7.7 };
const booked = (name: string, kind: 'person' | 'machine') => ({
  ...{ resourceId: name, name, kind },
  ...{ firstDay: '2026-12-07', lastDay: '2026-12-07' },
});
const site = (id: string, names: readonly string[]) => ({
  ...{ ...place, id, number: id, title: 'Schlag' },
  bookings: names.map((name) => booked(name, 'person')),
});
const timber = { ...place, id: 'o', kind: 'origin', title: 'Bannwald', path: '/timber/origins/edit/o' };

describe('the places of the map', () => {
  it('begin with where somebody works, and end with timber', () => {
    const items = mapItems([site('P1', []), site('P2', ['Ruth'])], [timber], () => true);
    expect(items.map(({ id, tone }) => [id, tone])).toEqual([
      ['P2', 'busy'],
      ['P1', 'open'],
      ['o', 'timber'],
    ]);
  });

  it('are of the layers that are shown', () => {
    const items = mapItems([site('P1', []), site('P2', ['Ruth'])], [timber], (layer) => layer === 'open');
    expect(items.map(({ id }) => id)).toEqual(['P1']);
  });

  it('name everybody once, people before machines', () => {
    expect(
      namesOf([booked('Vollernter', 'machine'), booked('Ruth', 'person'), booked('Ruth', 'person')]),
    ).toEqual(['Ruth', 'Vollernter']);
  });
});
