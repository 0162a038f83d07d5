import type { BillableEntry } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { quantityText } from '@jahrring/tool-kit/quantity-text';
import { Card, Checkbox } from '@jahrring/ui';
import './create-document.css';
import { groupEntries, type EntryGroup } from './group-entries';

interface EntryGroupsProps {
  entries: readonly BillableEntry[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Unbilled entries by activity; a whole activity or single entries are ticked. */
export function EntryGroups({ entries, selected, onChange }: EntryGroupsProps) {
  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  return groupEntries(entries).map((group) => (
    <GroupCard key={group.title} group={group} selected={selected} set={set} />
  ));
}

interface GroupCardProps {
  group: EntryGroup;
  selected: ReadonlySet<string>;
  set: (ids: readonly string[], on: boolean) => void;
}

function GroupCard({ group, selected, set }: GroupCardProps) {
  const t = useT('documents');
  const format = useFormat();
  const ids = group.entries.map((entry) => entry.id);
  const count = ids.filter((id) => selected.has(id)).length;
  return (
    <Card flush>
      <div className="documents-entries__head">
        <Checkbox
          checked={count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          onChange={(on) => set(ids, on)}
          label={group.title || t('create.noActivity')}
        />
        <span className="documents-entries__sum">
          <GroupQuantity group={group} />
          <strong>{format.amount(group.amount)}</strong>
        </span>
      </div>
      <ul className="documents-entries">
        {group.entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            checked={selected.has(entry.id)}
            onChange={(on) => set([entry.id], on)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** Shows the total quantity of a group, if all of it has the same unit. */
function GroupQuantity({ group }: { group: EntryGroup }) {
  const t = useT('documents');
  const format = useFormat();
  const [unit, ...others] = new Set(group.entries.map((entry) => entry.unit));
  if (unit === undefined || others.length > 0) return null;
  return unit === 'hour'
    ? t('create.hours', { hours: format.number(group.quantity, { maximumFractionDigits: 2 }) })
    : quantityText(t, format, group.quantity, unit);
}

function EntryRow({
  entry,
  checked,
  onChange,
}: {
  entry: BillableEntry;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useT('documents');
  const format = useFormat();
  const day = format.longDate(entry.workDate);
  return (
    <li className="documents-entry">
      <Checkbox checked={checked} onChange={onChange} label={`${day} ${entry.employeeName}`} />
      <span className="documents-entry__comment">{entry.comment}</span>
      <span className="documents-entry__figure">
        {entry.unit === 'hour'
          ? t('create.hours', { hours: format.number(entry.quantity, { maximumFractionDigits: 3 }) })
          : quantityText(t, format, entry.quantity, entry.unit)}
      </span>
      <span className="documents-entry__figure">{format.amount(entry.unitPrice)}</span>
      <span className="documents-entry__figure">{format.amount(entry.amount)}</span>
    </li>
  );
}
