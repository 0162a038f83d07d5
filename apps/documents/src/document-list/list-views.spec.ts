import { activeView, filterOfView, listViews } from './list-views';

const today = '2026-11-22';
const find = (type: Parameters<typeof listViews>[0], id: string) => {
  const view = listViews(type, today).find((one) => one.id === id);
  if (!view) throw new Error(`${type} has no view ${id}`);
  return view;
};

describe('the views of the list', () => {
  it('knows the view by its filters, whatever else narrows the list', () => {
    const filter = { type: 'bill', status: 'CHRG,PCAN', dueDate: '..2026-11-21', recipientName: 'Muster' };
    expect(activeView(listViews('bill', today), filter, false)?.id).toBe('overdue');
    expect(
      activeView(listViews('bill', today), { type: 'bill', status: 'CHRG,PAID' }, false),
    ).toBeUndefined();
    expect(activeView(listViews('all', today), {}, true)?.id).toBe('deleted');
  });

  it('changes the view and keeps the other filters', () => {
    const filter = { type: 'bill', status: 'CHRG,PCAN', dueDate: '..2026-11-21', total: '100..' };
    expect(filterOfView(find('bill', 'PAID'), filter)).toEqual({
      type: 'bill',
      total: '100..',
      status: 'PAID',
    });
  });
});
