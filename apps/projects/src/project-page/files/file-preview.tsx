import type { ProjectFileView } from '@jahrring/contracts-projects';
import { problemText, request, useT } from '@jahrring/tool-kit';
import { Alert, Modal, Skeletons } from '@jahrring/ui';
import { useEffect, useState } from 'react';
import { fileUrl } from '../../project-work.api';
import { isPicture } from './file-kind';
import { PdfPages } from './pdf-pages';

interface FilePreviewProps {
  projectId: string;
  file: ProjectFileView;
  onClose: () => void;
}

/** A picture or PDF in the page. */
export function FilePreview({ projectId, file, onClose }: FilePreviewProps) {
  const url = fileUrl(projectId, file.id);
  return (
    <Modal opened onClose={onClose} size="large" title={file.name}>
      <div className="projects-preview">
        {isPicture(file) ? <img src={url} alt={file.name} /> : <PdfPreview url={url} name={file.name} />}
      </div>
    </Modal>
  );
}

function PdfPreview({ url, name }: { url: string; name: string }) {
  const t = useT('projects');
  const [bytes, setBytes] = useState<ArrayBuffer>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const ended = new AbortController();
    request({ url }, ended.signal)
      .then(({ response }) => response.arrayBuffer())
      .then(setBytes, (reason: unknown) => (ended.signal.aborted ? undefined : setError(reason)));
    return () => ended.abort();
  }, [url]);
  if (error !== undefined) return <Alert kind="error">{problemText(t, error)}</Alert>;
  return bytes ? <PdfPages bytes={bytes} name={name} /> : <Skeletons lines={12} />;
}
