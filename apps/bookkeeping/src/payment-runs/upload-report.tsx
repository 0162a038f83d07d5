import { paymentRunLimits } from '@jahrring/contracts-bookkeeping';
import { problemText, useT } from '@jahrring/tool-kit';
import { Alert, Button, Stack, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { useUploadReport } from '../payment-runs.api';

interface Outcome {
  name: string;
  text: string;
  runId?: string;
}

/** Takes reports of the bank (pain.002), many at once, and says of each what it changed. */
export function UploadReport() {
  const t = useT('bookkeeping');
  const [take, { isLoading }] = useUploadReport();
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const run = async (files: readonly File[]) => {
    setOutcomes([]);
    for (const file of files) {
      const { name } = file;
      const outcome = await take(file)
        .unwrap()
        .then(
          ({ runId, accepted, rejected }): Outcome => ({
            ...{ name, runId },
            text: [t('run.report.accepted', { count: accepted }), t('run.report.rejected', { count: rejected })].join(' '), // oxfmt-ignore
          }),
          (error: unknown): Outcome => ({ name, text: problemText(t, error) }),
        );
      setOutcomes((known) => [...known, outcome]);
    }
  };
  return (
    <Stack gap={3}>
      <FileDrop
        label={t('run.report.label')}
        description={t('run.report.text')}
        files={[]}
        onChange={(files) => void run(files)}
        accept=".xml,text/xml,application/xml"
        maxSize={paymentRunLimits.bytes}
        multiple
        disabled={isLoading}
      />
      {outcomes.map(({ name, text, runId }, index) => (
        <Alert key={index} kind={runId ? 'success' : 'error'} title={name}>
          <Stack gap={2}>
            <Text>{text}</Text>
            {runId ? (
              <div>
                <Button size="small" to={`/creditors/payments/edit/${runId}`}>
                  {t('run.action.open')}
                </Button>
              </div>
            ) : null}
          </Stack>
        </Alert>
      ))}
    </Stack>
  );
}
