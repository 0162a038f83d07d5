import type { ReportDefinition, SavedReportView } from '@jahrring/contracts-evaluations';
import { notify, useAbility, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { useChangeReport, useSavedReports } from './saved-report.api';

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog')).SaveDialog }));

interface SaveButtonProps {
  /** The saved report that was opened. */
  savedId: string | null;
  definition: ReportDefinition;
  onSaved: (id: string) => void;
}

/** Keeps what is drawn: one's own report as it is called, anything else under a name. */
export function SaveButton({ savedId, definition, onSaved }: SaveButtonProps) {
  const t = useT('evaluations');
  const { can } = useAbility();
  const attempt = useAttempt();
  const { data } = useSavedReports(undefined, { skip: savedId === null });
  const [change, { isLoading }] = useChangeReport();
  const [isNaming, setNaming] = useState(false);
  if (can('tools.evaluation.read_only')) return null;
  const own = data?.items.find(({ id, mayEdit }) => id === savedId && mayEdit);
  const save = async (report: SavedReportView) => {
    await attempt(async () => {
      await change({ of: report, change: { definition } }).unwrap();
      notify.success(t('saved.saved'));
    });
  };
  return (
    <>
      {own ? (
        <Button variant="primary" loading={isLoading} onClick={() => void save(own)}>
          {t('saved.save')}
        </Button>
      ) : null}
      <Button variant={own ? undefined : 'primary'} onClick={() => setNaming(true)}>
        {t(own ? 'saved.saveAs' : 'saved.save')}
      </Button>
      {isNaming ? (
        <Suspense>
          <SaveDialog
            report={null}
            definition={definition}
            onClose={() => setNaming(false)}
            onSaved={({ id }) => {
              setNaming(false);
              onSaved(id);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
