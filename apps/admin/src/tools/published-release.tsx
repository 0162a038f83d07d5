import type { ToolReleaseView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { arrowRightIcon } from '@jahrring/ui/icons';
import { toolName } from './tool-names';

interface PublishedReleaseProps {
  release: ToolReleaseView;
  onAgain: () => void;
}

/** The release is in the registry; who gets it is decided on its tool's page. */
export function PublishedRelease({ release, onAgain }: PublishedReleaseProps) {
  const t = useT('admin');
  const format = useFormat();
  const { tool, version, files, registeredAt } = release;
  return (
    <Stack gap={4}>
      <Alert kind="success" title={t('release.done', { tool: toolName(t, tool), version })}>
        {t('release.doneText', { count: files, moment: format.dateTime(registeredAt) })}
      </Alert>
      <div className="admin-tool__buttons">
        <Button variant="primary" icon={arrowRightIcon} to={`/admin/plugins/edit/${tool}`}>
          {t('release.toTool')}
        </Button>
        <Button onClick={onAgain}>{t('release.another')}</Button>
      </div>
    </Stack>
  );
}
