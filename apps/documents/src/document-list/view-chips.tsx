import { isWorkStatus, useT } from '@jahrring/tool-kit';
import './view-chips.css';
import type { ListView } from './list-views';

interface ViewChipsProps {
  views: readonly ListView[];
  active: ListView | undefined;
  onChange: (view: ListView) => void;
}

/** The usual views of a type beside each other: drafts, open, overdue, paid. */
export function ViewChips({ views, active, onChange }: ViewChipsProps) {
  const t = useT('documents');
  return (
    <div className="documents-views" role="group" aria-label={t('view.label')}>
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          className="documents-view"
          aria-pressed={view === active}
          onClick={() => onChange(view)}
        >
          {t(isWorkStatus(view.id) ? `common:status.${view.id}` : `view.${view.id}`)}
        </button>
      ))}
    </div>
  );
}
