import type { MachineReadingView } from '@jahrring/contracts-machine-control';
import { problemText, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useMachineReading } from '../machine-reading.api';
import { EditMachineReading } from './edit-machine-reading';

/** One of them: edited, looked at, or, once deleted, restored. */
export function Component() {
  const t = useT('machine-control');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useMachineReading(id);
  const loaded: MachineReadingView | undefined = currentData;
  // Once it is deleted or restored the form starts afresh.
  if (loaded) return <EditMachineReading key={`${loaded.id} ${loaded.deletedAt ?? ''}`} loaded={loaded} />;
  const toList = <Button to="/machine-control/machine-readings">{t('machineReading.title.list')}</Button>;
  return (
    <PageFrame title={t('machineReading.title.edit')}>
      {error ? (
        <ErrorState onRetry={() => void refetch()} actions={toList}>
          {problemText(t, error)}
        </ErrorState>
      ) : (
        <Skeletons lines={4} lineHeight="3.5rem" />
      )}
    </PageFrame>
  );
}
