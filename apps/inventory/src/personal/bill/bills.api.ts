import { addEndpoints, requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

/** Bills of suppliers as the bookkeeping answers them. */
interface Bills {
  items: { id: string; number: string; addressName: string; title: string | null }[];
}

const url = '/api/bookkeeping/supplier-bills';

export async function searchBills(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, pageSize: 25, sort: '-documentDate' };
  const { items } = await requestJson<Bills>({ url, params, onRefusal: 'pass' }, signal);
  return items.map(({ number, addressName, title }) => ({
    id: number,
    label: number,
    description: [addressName, title].filter(Boolean).join(' · '),
  }));
}

const billsApi = addEndpoints([], (build) => ({
  inventoryBillsByNumber: build.query<Bills, string>({
    query: (number) => ({
      ...{ url, params: { 'filter[number]': number, pageSize: 25 }, onRefusal: 'pass' },
    }),
  }),
}));

export const { useInventoryBillsByNumberQuery: useBillsByNumber } = billsApi;
