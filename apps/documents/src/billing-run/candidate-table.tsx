import type { BillingCandidate } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, Checkbox, Icon, UiLink } from '@jahrring/ui';
import { alertIcon } from '@jahrring/ui/icons';
import './billing-run.css';
import { isBillable, keyOf } from './candidates';

interface CandidateTableProps {
  items: readonly BillingCandidate[];
  /** Keys of those that are left out. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}

/** Table of what can become a bill; candidates with a problem show it and are not billed. */
export function CandidateTable({ items, left, onLeft }: CandidateTableProps) {
  const t = useT('documents');
  const billable = items.filter(isBillable);
  const count = billable.filter((item) => !left.has(keyOf(item))).length;
  const setAll = (on: boolean) => onLeft(on ? new Set() : new Set(billable.map(keyOf)));
  const set = (item: BillingCandidate, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(keyOf(item));
    else next.add(keyOf(item));
    onLeft(next);
  };
  return (
    <Card flush>
      <table className="documents-run">
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                checked={billable.length > 0 && count === billable.length}
                indeterminate={count > 0 && count < billable.length}
                disabled={billable.length === 0}
                onChange={setAll}
                label={t('run.all')}
                hideLabel
              />
            </th>
            <th scope="col">{t('run.what')}</th>
            <th scope="col">{t('field.recipient')}</th>
            <th scope="col">{t('run.period')}</th>
            <th scope="col" className="documents-run__figure">
              {t('totals.net')}
            </th>
            <th scope="col" className="documents-run__figure">
              {t('field.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <CandidateRow
              key={keyOf(item)}
              item={item}
              checked={isBillable(item) && !left.has(keyOf(item))}
              onChange={(on) => set(item, on)}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface CandidateRowProps {
  item: BillingCandidate;
  checked: boolean;
  onChange: (on: boolean) => void;
}

function CandidateRow({ item, checked, onChange }: CandidateRowProps) {
  const t = useT('documents');
  const format = useFormat();
  const { source, id, number, title, recipientName, lines, bills, from, to, problems } = item;
  const name = `${number} ${title}`;
  const period = [from, to].filter((day) => day !== null).map((day) => format.date(day));
  return (
    <tr data-problem={problems.length > 0 || undefined}>
      <td>
        <Checkbox
          checked={checked}
          disabled={!isBillable(item)}
          onChange={onChange}
          label={t('run.choose', { name })}
          hideLabel
        />
      </td>
      <th scope="row">
        <UiLink to={source === 'project' ? `/projects/${id}/overview` : `/documents/edit/${id}`}>
          {name}
        </UiLink>
        <small>
          {t(`run.source.${source}`, { count: lines })}
          {bills > 1 ? ` · ${t('run.bills', { count: bills })}` : null}
        </small>
        {problems.map((problem) => (
          <span key={problem.code} className="documents-run__problem">
            <Icon name={alertIcon} size={16} />{' '}
            {t(problem.key, { ...problem.params, count: Number(problem.params?.['count'] ?? 1) })}
          </span>
        ))}
      </th>
      <td data-label={t('field.recipient')}>{recipientName ?? '–'}</td>
      <td data-label={t('run.period')}>{[...new Set(period)].join(' – ') || '–'}</td>
      <td data-label={t('totals.net')} className="documents-run__figure">
        {format.money(item.net, item.currency)}
      </td>
      <td data-label={t('field.total')} className="documents-run__figure">
        {format.money(item.total, item.currency)}
      </td>
    </tr>
  );
}
