/** @jest-environment jsdom */
import { useState } from 'react';
import { click, find, press, render, type, until } from '../testing/render';
import { DataGrid } from './data-grid';
import type { DataGridProps, GridColumn, GridLayout, GridState } from './grid.types';

interface Row {
  id: string;
  name: string;
  town: string;
}

const rows: Row[] = Array.from({ length: 5 }, (_, index) => ({
  id: `r${index}`,
  name: `Name ${index}`,
  town: 'Trub',
}));
const columns: GridColumn<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, sortable: true, filter: true, fixed: true },
  {
    id: 'town',
    header: 'Ort',
    value: (row) => row.town,
    filter: { kind: 'options', options: [{ value: 'Trub', label: 'Trub' }] },
  },
];
const start: GridState = { page: 1, pageSize: 25, sort: 'name', search: '', filter: {} };

function Page({ patches = [], ...props }: Partial<DataGridProps<Row>> & { patches?: Partial<GridState>[] }) {
  const [state, setState] = useState(start);
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <DataGrid
      label="Adressen"
      columns={columns}
      rows={rows}
      total={60}
      state={state}
      onStateChange={(patch) => {
        patches.push(patch);
        setState((before) => ({ ...before, ...patch }));
      }}
      selected={selected}
      onSelectedChange={setSelected}
      bulkActions={(ids) => <output>{ids.join(',')}</output>}
      {...props}
    />
  );
}

const cell = (row: number, column: number) => find(`[data-row="${row}"] [data-column="${column}"]`);

describe('DataGrid', () => {
  it('is a grid with its whole size and its sort', async () => {
    await render(<Page />);
    const grid = find('[role=grid]');
    expect(grid.getAttribute('aria-rowcount')).toBe('61');
    expect(grid.getAttribute('aria-colcount')).toBe('3');
    expect(find('[aria-sort=ascending]').textContent).toContain('Name');
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  });

  it('ticks each row in sight where all are meant; unticking one goes on with the others', async () => {
    const changed: (readonly string[])[] = [];
    const onSelectedChange = (ids: readonly string[]) => void changed.push(ids);
    await render(<Page allSelected selected={['r0']} onSelectedChange={onSelectedChange} />);
    expect(document.querySelectorAll('[role=row][aria-selected=true]')).toHaveLength(rows.length);
    await click(find('[data-row="1"] input[type=checkbox]'));
    expect(changed).toHaveLength(1);
    expect(changed[0]).toHaveLength(rows.length - 1);
  });

  it('asks the server for sort, page, size and search', async () => {
    const patches: Partial<GridState>[] = [];
    await render(<Page patches={patches} />);
    await click(find('.jr-grid__sort'));
    await click(find('[aria-label="Nächste Seite"]'));
    await type(find<HTMLSelectElement>('[aria-label="Zeilen je Seite"]'), 'all');
    await type(find<HTMLInputElement>('input[type=search]'), 'wald');
    await press(find('input[type=search]'), 'Enter');
    expect(patches).toEqual([{ sort: '-name' }, { page: 2 }, { pageSize: 'all' }, { search: 'wald' }]);
  });

  it('moves by keyboard, opens with Enter and ticks with Space', async () => {
    const opened: string[] = [];
    await render(<Page onOpenRow={(row) => opened.push(row.id)} />);
    cell(0, 1).focus();
    await press(cell(0, 1), 'j');
    await press(cell(1, 1), 'ArrowDown');
    await press(cell(2, 1), 'ArrowRight');
    expect(document.activeElement).toBe(cell(2, 2));
    await press(cell(2, 2), 'Enter');
    expect(opened).toEqual(['r2']);
    await press(cell(2, 2), ' ');
    expect(find('output').textContent).toBe('r2');
    await press(cell(2, 2), 'Home');
    expect(document.activeElement).toBe(cell(2, 0));
  });

  it('opens with a click, but not from a control', async () => {
    const opened: string[] = [];
    await render(<Page onOpenRow={(row) => opened.push(row.id)} />);
    await click(cell(1, 2));
    await click(find('[data-row="3"] input'));
    expect(opened).toEqual(['r1']);
  });

  it('ticks a range with Shift and the page by its header', async () => {
    await render(<Page />);
    await click(find('[data-row="1"] input'));
    await click(find('[data-row="3"] input'), { shiftKey: true });
    expect(find('output').textContent).toBe('r1,r2,r3');
    await click(find('[aria-label="Alle auf dieser Seite wählen"], .jr-grid__head input'));
    expect(find('.jr-grid__bulk').textContent).toContain('5 gewählt');
  });

  it('filters in a panel and shows what narrows the list', async () => {
    const patches: Partial<GridState>[] = [];
    await render(<Page patches={patches} />);
    const button = [...document.querySelectorAll<HTMLElement>('button')].find(
      (node) => node.textContent === 'Filter',
    );
    await click(button ?? document.body);
    await until(() => document.querySelector('.jr-grid-panel') !== null);
    await click(find('.jr-grid-panel__ticks input'));
    await click(find('.jr-grid-panel button[type=submit]'));
    expect(patches).toEqual([{ filter: { town: 'Trub' } }]);
    expect(find('.jr-chip').textContent).toContain('Ort: Trub');
    await click(find('.jr-chip__remove'));
    expect(patches.at(-1)).toEqual({ filter: {} });
  });

  it('keeps what the user made of the columns', async () => {
    const saved: GridLayout[] = [];
    const storage = {
      load: () => ({ order: ['town', 'name'] }),
      save: (_key: string, layout: GridLayout) => saved.push(layout),
    };
    await render(<Page storage={storage} storageKey="test" />);
    expect([...document.querySelectorAll('.jr-grid__title')].map((node) => node.textContent)).toEqual([
      'Ort',
      'Name',
    ]);
    await press(find('.jr-grid__handle'), 'ArrowRight');
    expect(saved.at(-1)).toMatchObject({ order: ['town', 'name'], widths: { town: expect.any(Number) } });
  });

  it('says what is missing: loading, error, nothing, nothing found', async () => {
    const view = await render(<Page rows={undefined} total={undefined} loading />);
    expect(document.querySelectorAll('.jr-grid__row').length).toBe(26);
    expect(find<HTMLInputElement>('[role=columnheader] input').disabled).toBe(true);
    let retried = 0;
    await view.rerender(<Page rows={undefined} error="Kaputt" onRetry={() => (retried += 1)} />);
    expect(find('[role=alert]').textContent).toContain('Kaputt');
    await click(find('[role=alert] button'));
    expect(retried).toBe(1);
    await view.rerender(<Page rows={[]} total={0} empty={{ title: 'Noch keine Adressen' }} />);
    expect(find('.jr-state').textContent).toContain('Noch keine Adressen');
    await view.rerender(<Page rows={[]} total={0} state={{ ...start, search: 'x' }} />);
    expect(find('.jr-state').textContent).toContain('Nichts passt');
  });

  it('draws only what is in view of a long list', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      id: `r${index}`,
      name: `Name ${index}`,
      town: 'Trub',
    }));
    await render(<Page rows={many} total={10_000} state={{ ...start, pageSize: 'all' }} />);
    await until(() => document.querySelector('.jr-grid__all') !== null);
    expect(document.querySelectorAll('.jr-grid *').length).toBeLessThan(1000);
  });
});
