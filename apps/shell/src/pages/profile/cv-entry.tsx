import type { CvEntryView } from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import { notify, problemOf, problemText, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { ConfirmDialog, IconButton, Icon } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { editIcon, fileIcon, trashIcon, xIcon } from '@jahrring/ui/icons';
import { useAddDocument, useRemoveCvEntry, useRemoveDocument } from './profile.api';

/** One station with its documents. */
export function CvEntry({ entry, onEdit }: { entry: CvEntryView; onEdit: () => void }) {
  const t = useT('shell');
  const format = useFormat();
  const toast = useProblemToast();
  const [removing, setRemoving] = useState(false);
  const [remove] = useRemoveCvEntry();
  const { id, version, title, place, startsOn, endsOn, description } = entry;
  const until = endsOn ? format.date(endsOn) : t('cv.today');
  const confirm = async () => {
    await remove({ id, version }).unwrap().catch(toast);
    setRemoving(false);
    notify.success(t('cv.removed'));
  };
  return (
    <article className="sh-cv__entry">
      <div className="sh-cv__head">
        <div>
          <strong>{title}</strong>
          <span className="sh-muted">
            {place ? `${place} · ` : ''}
            {format.date(startsOn)} – {until}
          </span>
        </div>
        <IconButton icon={editIcon} label={t('cv.edit', { title })} onClick={onEdit} />
        <IconButton icon={trashIcon} label={t('cv.remove', { title })} onClick={() => setRemoving(true)} />
      </div>
      {description ? <p className="sh-cv__description">{description}</p> : null}
      <CvDocuments entry={entry} />
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        onConfirm={confirm}
        title={t('cv.removeTitle')}
        confirmLabel={t('cv.removeConfirm')}
        danger
      >
        {t('cv.removeText')}
      </ConfirmDialog>
    </article>
  );
}

function CvDocuments({ entry: { id, version, title, documents } }: { entry: CvEntryView }) {
  const t = useT('shell');
  const toast = useProblemToast();
  const [add] = useAddDocument();
  const [remove] = useRemoveDocument();
  const [failure, setFailure] = useState('');
  const save = async (file: File | undefined) => {
    if (!file) return;
    setFailure('');
    try {
      await add({ id, file }).unwrap();
      notify.success(t('cv.documentSaved', { name: file.name }));
    } catch (error) {
      const [field] = problemOf(error).fields ?? [];
      setFailure(field ? t(field.key, { ...field.params }) : problemText(t, error));
    }
  };
  return (
    <>
      {documents.length > 0 ? (
        <ul className="sh-documents">
          {documents.map(({ id: documentId, name }) => (
            <li key={documentId}>
              <Icon name={fileIcon} size={18} />
              <a href={`/api/admin/cv-entries/${id}/documents/${documentId}`} download={name}>
                {name}
              </a>
              <IconButton
                icon={xIcon}
                size="small"
                label={t('cv.documentRemove', { name })}
                onClick={() => void remove({ id, version, documentId }).unwrap().catch(toast)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <FileDrop
        label={t('cv.documentAdd', { title })}
        description={t('cv.documentHint')}
        accept=".pdf,.jpg,.jpeg,application/pdf,image/jpeg"
        maxSize={fileLimits.career}
        files={[]}
        onChange={([file]) => void save(file)}
        error={failure}
      />
    </>
  );
}
