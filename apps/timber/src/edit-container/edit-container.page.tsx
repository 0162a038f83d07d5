import { useParams } from '@jahrring/tool-kit';
import { LoadingRecord } from '../edit-record/loading-record';
import { formKey } from '../edit-record/record-name';
import { useContainer } from '../container.api';
import { EditContainer } from './edit-container';

/** One of them: edited, looked at, or, once deleted, restored. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useContainer(id);
  if (currentData) return <EditContainer key={formKey(currentData)} loaded={currentData} />;
  return (
    <LoadingRecord
      name="container"
      listPath="/timber/containers"
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
