import { addEndpoints } from '@jahrring/tool-kit';
import { findItems, type Search } from '@jahrring/tool-kit/record-search';

/** A supplier's bill as the bookkeeping answers it. */
interface Bill {
  id: string;
  number: string;
  addressName: string;
  title: string | null;
}

const url = '/api/bookkeeping/supplier-bills';

export const searchBills: Search = async (search, signal) => {
  const params = { search, pageSize: 25, sort: '-documentDate' };
  return (await findItems<Bill>(url, params, signal)).map(({ number, addressName, title }) => ({
    id: number,
    label: number,
    description: [addressName, title].filter(Boolean).join(' · '),
  }));
};

const billsApi = addEndpoints([], (build) => ({
  inventoryBillsByNumber: build.query<{ items: Bill[] }, string>({
    query: (number) => ({
      ...{ url, params: { 'filter[number]': number, pageSize: 25 }, onRefusal: 'pass' },
    }),
  }),
}));

export const { useInventoryBillsByNumberQuery: useBillsByNumber } = billsApi;
