import { restrictingKeys } from '@jahrring/contracts-admin';
import type { Grade } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { useId } from 'react';
import '../admin.css';
import { type Reach, reachOptions } from './reach-options';

interface KeyReachProps {
  permission: string;
  label: string;
  value: Reach;
  /** As it is saved. */
  now: Reach;
  /** As the product has it. */
  usual: Reach;
  /** How far the reader holds it. */
  held: Grade | undefined;
  readOnly: boolean;
  onChange: (reach: Reach) => void;
}

/** One key of a role: how far it reaches, and what it would be unchanged. */
export function KeyReach({ permission, label, value, now, usual, held, readOnly, onChange }: KeyReachProps) {
  const t = useT('admin');
  const id = useId();
  const restricts = restrictingKeys.includes(permission);
  const words = (reach: Reach) => t(restricts ? `roles.restricts.${reach}` : `hr.reach.${reach}`);
  return (
    <li className="admin-reach" data-changed={value !== usual || undefined}>
      <label htmlFor={id}>
        {label}
        {restricts ? (
          <>
            {' '}
            <Badge tone="bernstein">{t('hr.key.restricts')}</Badge>
          </>
        ) : null}
        {value === usual ? null : <small>{t('roles.usually', { reach: words(usual) })}</small>}
      </label>
      <select
        id={id}
        value={value}
        disabled={readOnly}
        onChange={(event) => onChange(event.target.value as Reach)}
      >
        {reachOptions(permission, now, held).map(({ reach, allowed }) => (
          <option key={reach} value={reach} disabled={!allowed}>
            {words(reach)}
          </option>
        ))}
      </select>
    </li>
  );
}
