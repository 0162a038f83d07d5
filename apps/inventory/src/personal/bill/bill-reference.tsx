import { Link, useAbility, usePlugin, useT } from '@jahrring/tool-kit';
import { EntityPicker, TextField } from '@jahrring/ui/form';
import { searchBills, useBillsByNumber } from './bills.api';

function useMaySeeBills(): boolean {
  const { can } = useAbility();
  return usePlugin('creditors') && can('tools.creditors.index');
}

/** The supplier's bill by its number: picked among the creditors' where these may be seen, typed elsewhere. */
export function BillReferenceField() {
  const t = useT('inventory');
  const picked = useMaySeeBills();
  const field = {
    name: 'documentReference',
    label: t('personal.documentReference'),
    description: t('personal.documentReferenceText'),
  };
  if (!picked) return <TextField {...field} />;
  const search = async (text: string, signal: AbortSignal) => {
    const bills = await searchBills(text, signal);
    const typed = text.trim();
    // A bill that is not recorded yet is named all the same.
    if (typed === '' || bills.some(({ id }) => id === typed)) return bills;
    return [...bills, { id: typed, label: typed, description: t('personal.documentReferenceTyped') }];
  };
  return <EntityPicker {...field} onSearch={search} clearable />;
}

/** Its number, and where exactly one bill has it, the way there. */
export function BillReference({ number }: { number: string }) {
  const { currentData } = useBillsByNumber(number, { skip: !useMaySeeBills() });
  const [bill, ...others] = (currentData?.items ?? []).filter((one) => one.number === number);
  return bill && others.length === 0 ? <Link to={`/creditors/edit/${bill.id}`}>{number}</Link> : number;
}
