import type { ForwardedGroup } from '@jahrring/contracts-timber';
import { useFormat, useT } from '@jahrring/tool-kit';
import type { ReactNode } from 'react';
import { cubic } from '../figures';
import '../sums.css';

interface ForwardedTableProps {
  label: string;
  groups: readonly ForwardedGroup[];
  /** Left out where there is nothing to sum up. */
  volume?: string;
  withOrigin?: boolean;
  action?: (group: ForwardedGroup) => ReactNode;
}

/** Loads by landing place and assortment. */
export function ForwardedTable({ label, groups, volume, withOrigin = false, action }: ForwardedTableProps) {
  const t = useT('timber');
  const format = useFormat();
  const days = ({ from, until }: ForwardedGroup) =>
    from === until ? format.date(from) : `${format.date(from)} – ${format.date(until)}`;
  return (
    <div className="timber-sums" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('lot.sums.what')}</th>
            <th scope="col" data-text>
              {t('forwarding.place')}
            </th>
            {withOrigin ? (
              <th scope="col" data-text>
                {t('lot.field.originId')}
              </th>
            ) : null}
            <th scope="col">{t('forwarding.days')}</th>
            <th scope="col">{t('machineFile.field.loads')}</th>
            <th scope="col">{t('lot.field.volume')}</th>
            {action ? <th scope="col" data-action aria-label={t('lot.list.more')} /> : null}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={keyOf(group)}>
              <th scope="row">{[group.assortment, group.product].filter(Boolean).join(' · ')}</th>
              <td data-text>
                <Place group={group} />
              </td>
              {withOrigin ? <td data-text>{group.originTitle ?? '–'}</td> : null}
              <td>{days(group)}</td>
              <td>{format.number(group.loads)}</td>
              <td>{cubic(format, group.volume)}</td>
              {action ? <td data-action>{action(group)}</td> : null}
            </tr>
          ))}
        </tbody>
        {volume === undefined ? null : (
          <tfoot>
            <tr>
              <th scope="row">{t('lot.sums.total')}</th>
              <td />
              {withOrigin ? <td /> : null}
              <td />
              <td>{format.number(groups.reduce((sum, { loads }) => sum + loads, 0))}</td>
              <td>{cubic(format, volume)}</td>
              {action ? <td data-action /> : null}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Place({ group: { location, latitude, longitude } }: { group: ForwardedGroup }) {
  const name = location || '–';
  if (latitude === null || longitude === null) return name;
  const place = `mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return <a href={`https://www.openstreetmap.org/?${place}`}>{name}</a>;
}

function keyOf({ originId, location, product, assortment }: ForwardedGroup): string {
  return JSON.stringify([originId, location, product, assortment]);
}
