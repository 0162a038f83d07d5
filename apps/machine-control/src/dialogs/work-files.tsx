import type { WorkView } from '@jahrring/contracts-machine-control';
import { downloadUrl, useProblemToast, useT } from '@jahrring/tool-kit';
import { IconButton, Row } from '@jahrring/ui';
import { trashIcon } from '@jahrring/ui/icons';
import { useRemoveFile } from '../machine-changes.api';
import { baseUrl } from '../machine-control.api';

/** Papers of a service: opened in a tab of their own, or taken away. */
export function WorkFiles({ work }: { work: WorkView }) {
  const t = useT('machine-control');
  const toast = useProblemToast();
  const [removeFile, { isLoading }] = useRemoveFile();
  const remove = async (fileId: string) => {
    const answer = await removeFile({ id: work.id, version: work.version, fileId });
    if (answer.error) toast(answer.error);
  };
  return work.files.map(({ id, name }) => (
    <Row key={id} justify="between">
      <a href={downloadUrl(`${baseUrl}/works/${work.id}/files/${id}`)} target="_blank" rel="noopener">
        {name}
      </a>
      <IconButton
        icon={trashIcon}
        label={t('work.removeFile', { name })}
        disabled={isLoading}
        onClick={() => void remove(id)}
      />
    </Row>
  ));
}
