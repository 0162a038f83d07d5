import { restrictingKeys } from '@jahrring/contracts-admin';
import { useAbility, useT } from '@jahrring/tool-kit';
import { useState } from 'react';
import { type Reach, reachOptions } from './reach-options';

interface ReachCellProps {
  permission: string;
  /** Accessible name: the role and the key. */
  label: string;
  value: Reach;
  /** As it is saved. */
  saved: Reach;
  /** As the product has it. */
  usual: Reach;
  readOnly: boolean;
  /** True for the one cell that the tab key reaches; the arrow keys lead to the others. */
  tabStop: boolean;
  onChange: (reach: Reach) => void;
  onFocus: () => void;
}

/** Shows the reach of one role for one key: a mark, with the browser's own select of reaches under it. */
export function ReachCell(props: ReachCellProps) {
  const { permission, label, value, saved, usual, readOnly, tabStop, onChange, onFocus } = props;
  const t = useT('admin');
  const { gradeOf } = useAbility();
  // Four choices in each of a thousand cells would be most of the page: they are there once a cell is approached.
  const [approached, setApproached] = useState(false);
  const restricts = restrictingKeys.includes(permission);
  const words = (reach: Reach) => t(restricts ? `roles.restricts.${reach}` : `hr.reach.${reach}`);
  const note =
    value === usual ? words(value) : `${words(value)} (${t('roles.usually', { reach: words(usual) })})`;
  const approach = () => setApproached(true);
  const mark = (
    <span className="admin-reach__mark" data-reach={restricts && value === 'all' ? 'restricts' : value} />
  );
  const state = {
    className: 'admin-reach',
    title: note,
    'data-shaped': value !== usual || undefined,
    'data-changed': value !== saved || undefined,
  };
  if (readOnly) {
    return (
      <span {...state} role="img" aria-label={`${label}: ${note}`}>
        {mark}
      </span>
    );
  }
  return (
    <span {...state}>
      {mark}
      <select
        aria-label={label}
        tabIndex={tabStop ? 0 : -1}
        value={value}
        onPointerEnter={approach}
        onPointerDown={approach}
        onFocus={() => {
          approach();
          onFocus();
        }}
        onChange={(event) => onChange(event.target.value as Reach)}
      >
        {approached ? (
          reachOptions(permission, saved, gradeOf(permission)).map(({ reach, allowed }) => (
            <option key={reach} value={reach} disabled={!allowed}>
              {words(reach)}
            </option>
          ))
        ) : (
          <option value={value}>{words(value)}</option>
        )}
      </select>
    </span>
  );
}
