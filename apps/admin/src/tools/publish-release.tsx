import { releaseMaxBytes, type ToolReleaseView } from '@jahrring/contracts-admin';
import { problemOf, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, Skeletons, Stack, Steps, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { uploadIcon } from '@jahrring/ui/icons';
import { ArchivePreview } from './archive-preview';
import { PublishedRelease } from './published-release';
import type { ArchiveContent } from './read-archive';
import { RefusedRelease } from './refused-release';
import { usePublishRelease } from './tools.api';
import '../admin.css';
import './tools.css';

interface Chosen {
  file: File;
  /** Undefined while it is read. */
  content: ArchiveContent | undefined;
}

/** Publishes a release from its zip: what it is, what the registry says, and what can be done next. */
export function PublishRelease() {
  const t = useT('admin');
  const [chosen, setChosen] = useState<Chosen>();
  const [published, setPublished] = useState<ToolReleaseView>();
  const [publish, { isLoading, error, reset }] = usePublishRelease();
  const choose = async ([file]: File[]) => {
    reset();
    if (!file) return setChosen(undefined);
    setChosen({ file, content: undefined });
    const { readArchive } = await import('./read-archive');
    setChosen({ file, content: await readArchive(file) });
  };
  const send = async (file: File) => {
    const answer = await publish(file);
    if (answer.data) setPublished(answer.data);
  };
  const again = () => {
    setPublished(undefined);
    setChosen(undefined);
    reset();
  };
  const current = published ? 2 : isLoading ? 1 : 0;
  return (
    <Stack gap={5}>
      <Steps
        label={t('title.publishRelease')}
        steps={[t('release.step.file'), t('release.step.check'), t('release.step.done')]}
        current={current}
      />
      {published ? (
        <PublishedRelease release={published} onAgain={again} />
      ) : (
        <Card>
          <Stack gap={4}>
            <FileDrop
              label={t('release.file')}
              description={t('release.fileHint')}
              accept=".zip"
              maxSize={releaseMaxBytes}
              files={chosen ? [chosen.file] : []}
              onChange={(files) => void choose(files)}
              disabled={isLoading}
            />
            {chosen && !chosen.content ? <Skeletons lines={3} /> : null}
            {chosen?.content?.fault ? (
              <Alert kind="error" title={t('release.unfit')}>
                {t(`release.fault.${chosen.content.fault}`)}
              </Alert>
            ) : null}
            {chosen?.content?.fault === null ? (
              <ArchivePreview descriptor={chosen.content.descriptor} proof={chosen.content.proof} />
            ) : null}
            {error ? <RefusedRelease problem={problemOf(error)} /> : null}
            {chosen?.content?.fault === null ? (
              <div className="admin-tool__buttons">
                <Button
                  variant="primary"
                  icon={uploadIcon}
                  loading={isLoading}
                  onClick={() => void send(chosen.file)}
                >
                  {t(isLoading ? 'release.sending' : 'release.publish')}
                </Button>
              </div>
            ) : null}
            <Text tone="muted" size="small" as="p">
              {t('release.nothingChanges')}
            </Text>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
