import { useParams } from '@jahrring/tool-kit';
import { LoadingRecord } from '../edit-record/loading-record';
import { formKey } from '../edit-record/record-name';
import { useStem } from '../stem.api';
import { EditStem } from './edit-stem';

/** One of them: edited, looked at, or, once deleted, restored. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useStem(id);
  if (currentData) return <EditStem key={formKey(currentData)} loaded={currentData} />;
  return <LoadingRecord name="stem" listPath="/timber/stems" error={error} onRetry={() => void refetch()} />;
}
