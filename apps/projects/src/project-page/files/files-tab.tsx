import { fileLimits } from '@jahrring/contracts-common';
import type { ProjectFileView, ProjectView, SameNameRule } from '@jahrring/contracts-projects';
import { notify, problemOf, problemText, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Card, ConfirmDialog, EmptyState, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { lazy, Suspense, useState } from 'react';
import { useAddFile, useDeleteFile, useProjectFiles } from '../../project-work.api';
import { CameraButton } from './camera-button';
import { FileRow } from './file-row';
import './files.css';

const SameNameDialog = lazy(async () => ({ default: (await import('./same-name-dialog')).SameNameDialog }));
const FilePreview = lazy(async () => ({ default: (await import('./file-preview')).FilePreview }));

const megabyte = 1024 * 1024;

/** Files of a project: several at once, by drop, choice, paste or camera. */
export function FilesTab({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const { data, error, refetch } = useProjectFiles(project.id);
  const files = data?.items ?? [];
  const uploads = useUploads(project.id);
  const attempt = useAttempt();
  const [remove] = useDeleteFile();
  const [shown, setShown] = useState<ProjectFileView>();
  const [doomed, setDoomed] = useState<ProjectFileView>();
  const drop = ({ id, version, name }: ProjectFileView) =>
    attempt(async () => {
      await remove({ projectId: project.id, id, version }).unwrap();
      notify.success(t('files.deleted', { name }));
    });
  return (
    <Stack gap={5}>
      {project.deletedAt === null ? (
        <Card title={t('files.add')}>
          <Stack>
            <FileDrop
              label={t('files.drop')}
              description={t('files.limit', { max: fileLimits.attachment / megabyte })}
              files={[]}
              onChange={(chosen) => void uploads.send(chosen)}
              maxSize={fileLimits.attachment}
              multiple
              disabled={uploads.busy}
              {...(uploads.error === undefined ? {} : { error: uploads.error })}
            />
            <CameraButton disabled={uploads.busy} onPhoto={(photo) => void uploads.send([photo])} />
          </Stack>
        </Card>
      ) : null}
      {!data && error ? <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeletons lines={6} />}
      {data && files.length === 0 ? <EmptyState title={t('files.none')} /> : null}
      {files.length > 0 ? (
        <Card title={t('files.title', { count: files.length })}>
          <ul className="projects-files">
            {files.map((file) => (
              <FileRow
                key={file.id}
                projectId={project.id}
                file={file}
                onShow={() => setShown(file)}
                onDelete={() => setDoomed(file)}
              />
            ))}
          </ul>
        </Card>
      ) : null}
      <ConfirmDialog
        opened={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => (doomed ? drop(doomed) : undefined)}
        title={t('files.deleteTitle')}
        confirmLabel={t('action.delete')}
        danger
      >
        {t('files.deleteText', { name: doomed?.name ?? '' })}
      </ConfirmDialog>
      <Suspense>
        {uploads.twin ? <SameNameDialog name={uploads.twin.name} onChoose={uploads.choose} /> : null}
        {shown ? (
          <FilePreview projectId={project.id} file={shown} onClose={() => setShown(undefined)} />
        ) : null}
      </Suspense>
    </Stack>
  );
}

/** Sends files one after the other; a name that is there already stops at the question what to do. */
function useUploads(projectId: string) {
  const t = useT('projects');
  const [add] = useAddFile();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (files: readonly File[], rule: SameNameRule) => {
    setBusy(true);
    setError(undefined);
    let sameName = rule;
    for (const [index, file] of files.entries()) {
      try {
        const { name } = await add({ projectId, file, sameName }).unwrap();
        notify.success(t('files.added', { name }));
      } catch (problem) {
        const { code, fields } = problemOf(problem);
        if (code === 'PROJECT_FILE_NAME_EXISTS') {
          setWaiting(files.slice(index));
          break;
        }
        const [field] = fields ?? [];
        setError(`${file.name}: ${field ? t(field.key, field.params) : problemText(t, problem)}`);
      }
      sameName = 'refuse';
    }
    setBusy(false);
  };
  const choose = (rule: Exclude<SameNameRule, 'refuse'> | null) => {
    const [first, ...rest] = waiting;
    setWaiting([]);
    if (rule && first) void run([first, ...rest], rule);
    else if (rest.length > 0) void run(rest, 'refuse');
  };
  return { send: (files: readonly File[]) => run(files, 'refuse'), busy, error, twin: waiting[0], choose };
}
