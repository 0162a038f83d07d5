import { newId, type AuditEntryView } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { mergeTrails, type TrailPage } from './merge-trails';

const anEntry = (millis: number): AuditEntryView => ({
  id: newId(),
  occurredAt: new Date(1_790_000_000_000 + millis).toISOString(),
  userId: null,
  action: 'update',
  entity: 'address',
  entityId: 'x',
  changes: [],
  reason: null,
});
const place = ({ occurredAt, id }: AuditEntryView) => `${occurredAt}~${id}`;

/** Returns the response of a service: the newest `size` entries after a place. */
function ask(tool: string, trail: readonly AuditEntryView[], size: number, behind?: string): TrailPage {
  const rest = trail
    .filter((entry) => behind === undefined || place(entry) < behind)
    .sort((a, b) => (place(a) < place(b) ? 1 : -1));
  return { tool, page: { items: rest.slice(0, size), more: rest.length > size } };
}

describe('mergeTrails', () => {
  it('shows every entry of every service once, newest first, whatever the size of a page', () => {
    const trail = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(trail, { maxLength: 4 }), fc.integer({ min: 1, max: 5 }), (services, size) => {
        const trails = services.map((millis) => millis.map(anEntry));
        const seen: AuditEntryView[] = [];
        let behind: string | undefined;
        do {
          const from = behind;
          const pages = trails.map((one, index) => ask(`tool${index}`, one, size, from));
          const merged = mergeTrails(pages, size);
          seen.push(...merged.entries);
          behind = merged.behind;
        } while (behind !== undefined);
        const expected = trails.flat().map(place).sort().reverse();
        expect(seen.map(place)).toEqual(expected);
      }),
    );
  });
});
