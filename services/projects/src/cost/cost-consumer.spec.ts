import { standInCaller, InMemory } from '@jahrring/testing/memory';
import type { DocumentChanged } from '@jahrring/contracts-documents';
import fc from 'fast-check';
import type { CostLineEntity, CostLineRepository, LineSource, LineValues } from '../cost-line';
import type { ProjectStatusService } from '../project';
import { CostConsumer } from './cost.consumer';

/** The lines of documents, as events bring them. */
function theBooks() {
  const rows = new InMemory<CostLineEntity>();
  const lines = Object.assign(rows, {
    ofDocument: async (_ctx: unknown, documentId: string) => rows.all().filter((line) => line.documentId === documentId),
    upsertSource: async (_ctx: unknown, source: LineSource, values: LineValues, { occurredAt }: { occurredAt: Date }) => {
      const present = rows.all().find(({ sourceId }) => sourceId === source.sourceId);
      if (present && present.occurredAt > occurredAt) return [];
      if (present) await rows.update(null, present.id, present.version, { ...values, ...source, occurredAt } as Partial<CostLineEntity>);
      else await rows.insert(null, { ...values, ...source, occurredAt } as Partial<CostLineEntity>);
      return [];
    },
  }) as unknown as CostLineRepository;
  const consumer = new CostConsumer(lines, {} as ProjectStatusService);
  const tell = (change: Partial<DocumentChanged>, minute: number) =>
    consumer.onDocumentChanged(
      standInCaller(),
      { id: 'bill', type: 'bill', status: 'OPEN', number: 'R-1', deleted: false, projectId: 'wood', net: '100.00', ...change } as DocumentChanged,
      { occurredAt: new Date(Date.UTC(2026, 10, 20, 10, minute)) } as never,
    );
  const charged = () =>
    rows
      .all()
      .filter(({ deleted }) => !deleted)
      .map(({ projectId, value }) => `${projectId} ${value}`)
      .toSorted();
  return { tell, charged };
} // oxfmt-ignore

const shared = (...nets: [string, string][]) => ({
  projects: nets.map(([projectId, net]) => ({ projectId, net })),
});

describe('what documents charge their projects', () => {
  it('goes from a project that a document does not charge any more', async () => {
    const books = theBooks();
    await books.tell(shared(['wood', '60.00'], ['road', '40.00']), 1);
    await books.tell(shared(['wood', '100.00']), 2);
    expect(books.charged()).toEqual(['wood 100.00']);
  });

  it('is not brought back by an event that comes late', async () => {
    const books = theBooks();
    await books.tell(shared(['wood', '100.00']), 2);
    await books.tell(shared(['wood', '60.00'], ['road', '40.00']), 1);
    expect(books.charged()).toEqual(['wood 100.00']);
    await books.tell({ deleted: true }, 3);
    await books.tell(shared(['wood', '100.00']), 2);
    expect(books.charged()).toEqual([]);
  });

  it('is nothing of a letter', async () => {
    const books = theBooks();
    await books.tell({ type: 'letter' as never }, 1);
    expect(books.charged()).toEqual([]);
  });

  it('is what was told last, in whatever order and however often it is told', async () => {
    const project = fc.constantFrom('wood', 'road', 'bridge');
    const parts = fc.uniqueArray(fc.tuple(project, fc.integer({ min: 1, max: 999 })), { selector: ([of]) => of, minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { minLength: 1, maxLength: 5 }), fc.infiniteStream(fc.nat()), async (versions, dice) => {
        const events = versions.map((given, minute) => ({ minute, change: shared(...given.map(([of, net]): [string, string] => [of, `${net}.00`])) }));
        const books = theBooks();
        const order = [...events, ...events].map((event) => ({ event, place: Number(dice.next().value) })).toSorted((a, b) => a.place - b.place);
        for (const { event } of order) await books.tell(event.change, event.minute);
        const last = versions.at(-1) ?? [];
        expect(books.charged()).toEqual(last.map(([of, net]) => `${of} ${net}.00`).toSorted());
      }),
      { numRuns: 60 },
    );
  }); // oxfmt-ignore
});
