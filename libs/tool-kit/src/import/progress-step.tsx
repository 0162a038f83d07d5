import type { ImportView } from '@jahrring/contracts-common/imports';
import { useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Card, Progress, Row, Text } from '@jahrring/ui';
import { useCancelImport } from './import.api';
import type { ImportSpec } from './import-spec';

const labels: Partial<Record<ImportView['state'], string>> = {
  checking: 'import.checking',
  running: 'import.running',
  undoing: 'import.undoing',
  failing: 'import.undoing',
  cancelling: 'import.undoing',
};

/** The server is at work on the rows; the page may be left meanwhile, and what only begins may be stopped. */
export function ProgressStep({ spec, run }: { spec: ImportSpec; run: ImportView }) {
  const t = useT();
  const toast = useProblemToast();
  const [cancel, { isLoading }] = useCancelImport();
  const mayCancel = run.state === 'checking' || run.state === 'running';
  const label = t(labels[run.state] ?? 'import.checking');
  return (
    <Card title={label}>
      <Progress value={run.rowCount > 0 ? run.processed / run.rowCount : 1} label={label} />
      <Row justify="between">
        <Text as="p" tone="muted">
          <span role="status">{t('import.progress', { done: run.processed, total: run.rowCount })}</span>
        </Text>
        {mayCancel ? (
          <Button
            loading={isLoading}
            onClick={() => cancel({ url: spec.url, id: run.id }).unwrap().catch(toast)}
          >
            {t('work.cancel')}
          </Button>
        ) : null}
      </Row>
    </Card>
  );
}
