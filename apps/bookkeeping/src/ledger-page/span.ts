import { useListState } from '@jahrring/tool-kit';
import { localToday } from '@jahrring/ui/input';

/** First and last day of what is shown; empty where it is open. */
export interface Span {
  from: string;
  on: string;
}

/** The days in the address (`filter[bookedOn]=from..on`), this year unless told, and how they are changed. */
export function useSpan() {
  const list = useListState({ defaultSort: '', pageSize: 100 });
  const year = localToday().slice(0, 4);
  const [from = '', on = ''] = (list.state.filter['bookedOn'] ?? `${year}-01-01..${year}-12-31`).split('..');
  const setSpan = (span: Span) => list.setFilter('bookedOn', `${span.from}..${span.on}`);
  const args = { ...(from ? { from } : {}), ...(on ? { on } : {}) };
  return { list, span: { from, on }, setSpan, args };
}
