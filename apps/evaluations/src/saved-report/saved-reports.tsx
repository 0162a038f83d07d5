import { isDimension, type SavedReportView } from '@jahrring/contracts-evaluations';
import { problemText, useAbility, useT } from '@jahrring/tool-kit';
import { useAttempt, useRemoval } from '@jahrring/tool-kit/form';
import { ActionMenu, Card, ErrorState, IconButton, Row, Text } from '@jahrring/ui';
import { starIcon } from '@jahrring/ui/icons';
import { localToday } from '@jahrring/ui/input';
import { lazy, Suspense, useState } from 'react';
import { schedulePath } from '../report-schedule/schedule-content';
import { pathOf } from './report-address';
import { useMarkReport, useRemoveReport, useRestoreReport, useSavedReports } from './saved-report.api';
import './saved-reports.css';

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog')).SaveDialog }));

/** One's own reports and those that others share, starred ones first; nothing where there are none. */
export function SavedReports() {
  const t = useT('evaluations');
  const { data, error, refetch } = useSavedReports(undefined, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<SavedReportView | null>(null);
  if (error && !data) return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={t('saved.title')} className="evaluation-saved">
      <h2 className="evaluation-saved__title">{t('saved.title')}</h2>
      <div className="evaluation-gallery">
        {data.items.map((report) => (
          <SavedCard key={report.id} report={report} onEdit={() => setEdited(report)} />
        ))}
      </div>
      {edited ? (
        <Suspense>
          <SaveDialog
            report={edited}
            definition={edited.definition}
            onClose={() => setEdited(null)}
            onSaved={() => setEdited(null)}
          />
        </Suspense>
      ) : null}
      <h2 className="evaluation-saved__title">{t('saved.ready')}</h2>
    </section>
  );
}

function SavedCard({ report, onEdit }: { report: SavedReportView; onEdit: () => void }) {
  const t = useT('evaluations');
  const attempt = useAttempt();
  const { can } = useAbility();
  const [mark] = useMarkReport();
  const [removeOne] = useRemoveReport();
  const [restoreOne] = useRestoreReport();
  const removal = useRemoval({
    remove: (of: SavedReportView) => removeOne(of).unwrap(),
    restore: ({ id }: SavedReportView) => restoreOne(id).unwrap(),
    removed: () => t('saved.removed'),
    restored: () => t('saved.restored'),
  });
  const partName = (part: (typeof report.missing)[number]) =>
    t(isDimension(part) ? `dimension.${part}` : `saved.part.${part}`);
  const { id, title, starred, pinned, mayEdit, ownerName, missing } = report;
  const set = (marks: { starred: boolean; pinned: boolean }) => attempt(() => mark({ id, marks }).unwrap());
  const pin = {
    label: t(pinned ? 'saved.unpin' : 'saved.pin'),
    onClick: () => void set({ starred, pinned: !pinned }),
  };
  const send = can('tools.evaluation.read_only')
    ? null
    : { label: t('schedule.offer'), to: schedulePath(`saved:${id}`) };
  const own = [
    { label: t('saved.edit'), onClick: onEdit },
    { label: t('saved.delete'), onClick: () => void removal.remove(report) },
  ];
  return (
    <Card
      title={title}
      to={pathOf(report, localToday())}
      actions={
        <Row gap={1} noWrap>
          <IconButton
            icon={starIcon}
            label={t('saved.star', { name: title })}
            aria-pressed={starred}
            className={starred ? 'evaluation-star' : undefined}
            onClick={() => void set({ starred: !starred, pinned })}
          />
          <ActionMenu
            label={t('saved.actions', { name: title })}
            items={mayEdit ? [pin, send, ...own] : [pin, send]}
          />
        </Row>
      }
    >
      <Text tone="muted">{t('saved.by', { name: ownerName })}</Text>
      {missing.length > 0 ? (
        <Text tone="muted">{t('saved.missing', { what: missing.map(partName).join(', ') })}</Text>
      ) : null}
    </Card>
  );
}
