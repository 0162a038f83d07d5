import type { BulkChange } from '@jahrring/contracts-time';
import { problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Row, Skeletons, Stack, Text } from '@jahrring/ui';
import { Form, useForm, useWatch } from '@jahrring/ui/form';
import { KeptEntries } from '../kept-entries/kept-entries';
import { useBulkPreview, useStartBulk, type BulkSelection } from './bulk.api';
import { changeOf, emptyBulk, type BulkDraft } from './bulk-draft';
import { BulkFields } from './bulk-fields';

interface BulkQuestionProps {
  action: 'change' | 'delete';
  selection: BulkSelection;
  onClose: () => void;
  onStarted: (runId: string) => void;
}

/** Shows the change to be made and the number of entries it affects, before it is done. */
export function BulkQuestion({ action, selection, onClose, onStarted }: BulkQuestionProps) {
  const t = useT('time');
  const toast = useProblemToast();
  const form = useForm<BulkDraft>({ defaultValues: emptyBulk });
  const draft = useWatch({ control: form.control }) as BulkDraft;
  const change: BulkChange | null = action === 'delete' ? { action } : changeOf(draft);
  const order = { ...selection, change: change ?? { action: 'delete' as const } };
  const skip = change === null;
  const { currentData: preview, error, refetch } = useBulkPreview(order, { skip });
  const [start, { isLoading }] = useStartBulk();
  const count = (skip ? undefined : preview)?.changed ?? 0;
  const run = async (): Promise<void> => {
    if (skip || count === 0) return;
    try {
      onStarted((await start({ ...order, count }).unwrap()).id);
    } catch (problem) {
      toast(problem);
      void refetch();
    }
  };
  return (
    <Form form={form} onSubmit={run} label={t(`bulk.title.${action}`)} draft={false}>
      <Stack gap={4}>
        {action === 'change' ? <BulkFields /> : null}
        {skip ? <Text tone="muted">{t('bulk.nothingChosen')}</Text> : null}
        {error && !skip ? <Alert kind="error">{problemText(t, error)}</Alert> : null}
        {!skip && !preview && !error ? <Skeletons lines={2} /> : null}
        {preview && !skip ? (
          <>
            <Text>
              <span role="status">{t(`bulk.count.${action}`, { count })}</span>
            </Text>
            <KeptEntries {...preview} />
          </>
        ) : null}
        <Row justify="end">
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            variant={action === 'delete' ? 'danger' : 'primary'}
            disabled={count === 0}
            loading={isLoading}
          >
            {t(`bulk.run.${action}`, { count })}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
