import { useParams } from '@jahrring/tool-kit';
import { LoadingRecord } from '../edit-record/loading-record';
import { formKey } from '../edit-record/record-name';
import { useOrigin } from '../origin.api';
import { EditOrigin } from './edit-origin';

/** One of them: edited, looked at, or, once deleted, restored. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useOrigin(id);
  if (currentData) return <EditOrigin key={formKey(currentData)} loaded={currentData} />;
  return (
    <LoadingRecord name="origin" listPath="/timber/origins" error={error} onRetry={() => void refetch()} />
  );
}
