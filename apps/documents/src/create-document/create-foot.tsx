import { groupings, type BillableEntry, type Grouping } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, SegmentedControl } from '@jahrring/ui';
import { fileInvoiceIcon } from '@jahrring/ui/icons';
import { sumEntries } from './group-entries';

interface CreateFootProps {
  picked: readonly BillableEntry[];
  grouping: Grouping;
  onGrouping: (grouping: Grouping) => void;
  onCreate: () => void;
  loading: boolean;
}

/** What is ticked, how it becomes positions, and the one button. */
export function CreateFoot({ picked, grouping, onGrouping, onCreate, loading }: CreateFootProps) {
  const t = useT('documents');
  const format = useFormat();
  const { amount } = sumEntries(picked);
  const { quantity } = sumEntries(picked.filter((entry) => entry.unit === 'hour'));
  const hours = format.number(quantity, { maximumFractionDigits: 2 });
  return (
    <Card flush>
      <div className="documents-create__foot">
        <SegmentedControl
          label={t('create.grouping')}
          options={groupings.map((value) => ({ value, label: t(`grouping.${value}`) }))}
          value={grouping}
          onChange={onGrouping}
        />
        <div className="documents-create__total" role="status">
          {t('create.picked', { count: picked.length, hours })}
          <strong>{format.amount(amount)}</strong>
        </div>
        <Button variant="primary" icon={fileInvoiceIcon} loading={loading} onClick={onCreate}>
          {t(picked.length === 0 ? 'create.emptyDraft' : 'create.draft')}
        </Button>
      </div>
    </Card>
  );
}
