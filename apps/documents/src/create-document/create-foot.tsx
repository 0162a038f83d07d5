import {
  countPositions,
  documentLimits,
  groupings,
  type BillableEntry,
  type Grouping,
} from '@jahrring/contracts-documents';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, SegmentedControl } from '@jahrring/ui';
import { fileInvoiceIcon } from '@jahrring/ui/icons';
import { sumEntries } from './group-entries';

interface CreateFootProps {
  picked: readonly BillableEntry[];
  grouping: Grouping;
  onGrouping: (grouping: Grouping) => void;
  onCreate: () => void;
  loading: boolean;
}

/** Shows the selected entries, how they become positions, and the one button. */
export function CreateFoot({ picked, grouping, onGrouping, onCreate, loading }: CreateFootProps) {
  const t = useT('documents');
  const format = useFormat();
  const { amount } = sumEntries(picked);
  const { quantity } = sumEntries(picked.filter((entry) => entry.unit === 'hour'));
  const hours = format.number(quantity, { maximumFractionDigits: 2 });
  // The server counts once more, by the country of the sender that the draft is given.
  const found = countPositions(picked, grouping, useBoot().licence.country);
  const { positions: max } = documentLimits;
  return (
    <Card flush>
      {found > max && <Alert kind="warning">{t('errors.tooManyPositions', { max, found })}</Alert>}
      <div className="documents-create__foot">
        <SegmentedControl
          label={t('create.grouping')}
          options={groupings.map((value) => ({ value, label: t(`grouping.${value}`) }))}
          value={grouping}
          onChange={onGrouping}
        />
        <div className="documents-create__total" role="status">
          {t('create.picked', { count: picked.length, hours })}
          {picked.length > 0 && <span>{t('create.positions', { count: found })}</span>}
          <strong>{format.amount(amount)}</strong>
        </div>
        <Button
          variant="primary"
          icon={fileInvoiceIcon}
          loading={loading}
          disabled={found > max}
          onClick={onCreate}
        >
          {t(picked.length === 0 ? 'create.emptyDraft' : 'create.draft')}
        </Button>
      </div>
    </Card>
  );
}
