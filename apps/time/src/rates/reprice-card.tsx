import { localDateAt } from '@jahrring/contracts-common';
import { notify, problemText, useBoot, useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, ConfirmDialog, Skeletons, Stack, Text } from '@jahrring/ui';
import { DateField, Form, useForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { eyeIcon } from '@jahrring/ui/icons';
import { useReprice, useRepricePreview } from './rates.api';
import { RepriceResult } from './reprice-result';

/** Recorded entries keep their price until somebody looks at what would change and says so. */
export function RepriceCard({ projectId }: { projectId: string | undefined }) {
  const t = useT('time');
  const { licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  const form = useForm<{ from: string }>({ defaultValues: { from: `${today.slice(0, 8)}01` } });
  const [from, setFrom] = useState<string | null>(null);
  return (
    <Card title={t('rates.reprice')}>
      <Stack gap={4}>
        <Text>{t('rates.repriceText')}</Text>
        <Form
          form={form}
          onSubmit={(values: { from: string }) => setFrom(values.from)}
          label={t('rates.reprice')}
          draft={false}
        >
          <div className="time-rate-pair">
            <DateField name="from" label={t('rates.repriceFrom')} required />
            <Button type="submit" icon={eyeIcon}>
              {t('rates.look')}
            </Button>
          </div>
        </Form>
        {from ? <Look from={from} projectId={projectId} /> : null}
      </Stack>
    </Card>
  );
}

function Look({ from, projectId }: { from: string; projectId: string | undefined }) {
  const t = useT('time');
  const toast = useProblemToast();
  const { currentData, error, refetch } = useRepricePreview({ from, ...(projectId ? { projectId } : {}) });
  const [reprice] = useReprice();
  const [asking, setAsking] = useState(false);
  if (error) return <Alert kind="error">{problemText(t, error)}</Alert>;
  if (!currentData) return <Skeletons lines={2} />;
  const { count } = currentData;
  const run = async (): Promise<void> => {
    try {
      await reprice({ from, count, ...(projectId ? { projectId } : {}) }).unwrap();
      notify.success(t('rates.repriced', { count }));
    } catch (problem) {
      toast(problem);
      void refetch();
    }
  };
  return (
    <Stack gap={3}>
      <RepriceResult preview={currentData} />
      {count > 0 ? (
        <div>
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('rates.run', { count })}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={run}
        title={t('rates.reprice')}
        confirmLabel={t('rates.run', { count })}
      >
        <RepriceResult preview={currentData} />
      </ConfirmDialog>
    </Stack>
  );
}
