import { useT } from '@jahrring/tool-kit';
import { ActionMenu, EmptyState, ErrorState, Skeletons, type ActionMenuItem } from '@jahrring/ui';
import type { ReactNode } from 'react';
import './machine-page.css';

interface RecordListProps<T> {
  label: string;
  items: readonly T[] | undefined;
  failed: boolean;
  onRetry: () => void;
  empty: string;
  row: (item: T) => RecordRow;
}

export interface RecordRow {
  id: string;
  /** Also the name of its menu. */
  title: string;
  badges?: ReactNode;
  second?: ReactNode;
  figure?: ReactNode;
  figureHint?: ReactNode;
  actions: readonly (ActionMenuItem | false)[];
}

/** List of a machine's records, newest first. */
export function RecordList<T>({ label, items, failed, onRetry, empty, row }: RecordListProps<T>) {
  if (!items) return failed ? <ErrorState onRetry={onRetry} /> : <Skeletons lines={6} />;
  if (items.length === 0) return <EmptyState title={empty} />;
  return (
    <ul className="machine-records" aria-label={label}>
      {items.map((item) => {
        const shown = row(item);
        return <Line key={shown.id} row={shown} />;
      })}
    </ul>
  );
}

function Line({ row }: { row: RecordRow }) {
  const t = useT('machine-control');
  const actions = row.actions.filter((action) => action !== false);
  return (
    <li className="machine-record">
      <span className="machine-record__texts">
        <span>
          {row.title} {row.badges}
        </span>
        {row.second ? <span className="machine-record__second">{row.second}</span> : null}
      </span>
      <span className="machine-record__figure">
        {row.figure}
        {row.figureHint ? <small>{row.figureHint}</small> : null}
      </span>
      {actions.length > 0 ? (
        <ActionMenu label={t('action.more', { title: row.title })} items={actions} />
      ) : (
        <span />
      )}
    </li>
  );
}
