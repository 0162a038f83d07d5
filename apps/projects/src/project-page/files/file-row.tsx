import type { ProjectFileView } from '@jahrring/contracts-projects';
import { saveFile, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Icon, IconButton, Row } from '@jahrring/ui';
import { downloadIcon, fileIcon, trashIcon } from '@jahrring/ui/icons';
import { fileUrl } from '../../project-work.api';
import { canBeShown, isPicture, writeSize } from './file-kind';

interface FileRowProps {
  projectId: string;
  file: ProjectFileView;
  onShow: () => void;
  onDelete: () => void;
}

/** One file: its picture, name, size, who put it there and when. */
export function FileRow({ projectId, file, onShow, onDelete }: FileRowProps) {
  const t = useT('projects');
  const format = useFormat();
  const toast = useProblemToast();
  const url = fileUrl(projectId, file.id);
  const { name } = file;
  return (
    <li className="projects-file">
      <span className="projects-file__picture">
        {isPicture(file) ? <img src={url} alt="" loading="lazy" /> : <Icon name={fileIcon} size={24} />}
      </span>
      <span className="projects-file__text">
        {canBeShown(file) ? (
          <button type="button" className="projects-file__name" onClick={onShow}>
            {name}
          </button>
        ) : (
          <span className="projects-file__name">{name}</span>
        )}
        <span className="jr-muted">
          {[writeSize(file.size, format), file.authorName, format.dateTime(file.createdAt)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Row noWrap>
        <IconButton
          icon={downloadIcon}
          label={t('files.download', { name })}
          onClick={() => void saveFile({ url }, name).catch(toast)}
        />
        {file.mayDelete ? (
          <IconButton icon={trashIcon} label={t('files.delete', { name })} onClick={onDelete} />
        ) : null}
      </Row>
    </li>
  );
}
