import type { MailFile } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Checkbox, Icon } from '@jahrring/ui';
import { useId } from 'react';
import { fileInvoiceIcon, fileTextIcon } from '@jahrring/ui/icons';
import './send.css';

interface FileListProps {
  files: readonly MailFile[];
  /** Ids of the annexes that go along; with `onToggle` these can be chosen. */
  chosen?: readonly string[];
  onToggle?: (file: MailFile, isChosen: boolean) => void;
}

const KILOBYTE = 1000;

/** List of the files attached to a mail. The document itself is always sent; annexes can be left out. */
export function FileList({ files, chosen, onToggle }: FileListProps) {
  const t = useT('documents');
  const format = useFormat();
  const id = useId();
  return (
    <div>
      <p className="documents-files__title" id={id}>
        {t('send.files')}
      </p>
      <ul className="documents-files" aria-labelledby={id}>
        {files.map((file) => (
          <li key={file.id ?? file.kind}>
            {file.id && onToggle ? (
              <Checkbox
                label={file.name}
                checked={chosen?.includes(file.id) ?? true}
                onChange={(isChosen) => onToggle(file, isChosen)}
              />
            ) : (
              <span className="documents-files__name">
                <Icon name={file.kind === 'xml' ? fileInvoiceIcon : fileTextIcon} size={16} />
                {file.name}
              </span>
            )}
            <span className="documents-files__size">
              {t('send.size', { size: format.number(Math.max(1, Math.round(file.size / KILOBYTE))) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
