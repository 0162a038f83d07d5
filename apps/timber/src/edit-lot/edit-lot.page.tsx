import { useParams } from '@jahrring/tool-kit';
import { LoadingRecord } from '../edit-record/loading-record';
import { formKey } from '../edit-record/record-name';
import { useLot } from '../lot.api';
import { EditLot } from './edit-lot';

/** One of them: edited, looked at, or, once deleted, restored. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useLot(id);
  if (currentData) return <EditLot key={formKey(currentData)} loaded={currentData} />;
  return <LoadingRecord name="lot" listPath="/timber" error={error} onRetry={() => void refetch()} />;
}
