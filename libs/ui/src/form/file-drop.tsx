import { useId, useRef, useState, type DragEvent } from 'react';
import './form.css';
import './file-drop.css';
import '../texts/parts/form';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { alertIcon, fileIcon, uploadIcon, xIcon } from '../icons';
import { checkFile, formatBytes, type FileProblem } from './file-check';
import { useUiTexts } from '../texts/ui-texts';

export interface FileDropProps {
  label: string;
  description?: string;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** As of `<input accept>`: `.csv,image/png`. */
  accept?: string;
  /** Bytes. */
  maxSize?: number;
  multiple?: boolean;
  disabled?: boolean;
  /** An error from outside, for example the server's. */
  error?: string;
}

/** Takes files by drop, by choice and by paste; refuses wrong kinds and sizes with a sentence. */
export function FileDrop({
  label,
  description,
  files,
  onChange,
  accept,
  maxSize,
  multiple = false,
  disabled = false,
  error,
}: FileDropProps) {
  const { t, locale } = useUiTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problems, setProblems] = useState<FileProblem[]>([]);
  const take = (list: Iterable<File>) => {
    const given = [...list].slice(0, multiple ? undefined : 1);
    const checked = given.map((file) => ({ file, problem: checkFile(file, { accept, maxSize }) }));
    setProblems(checked.flatMap(({ problem }) => (problem ? [problem] : [])));
    const good = checked.flatMap(({ file, problem }) => (problem ? [] : [file]));
    if (good.length > 0) onChange(multiple ? [...files, ...good] : good);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const messages = [
    ...(error ? [error] : []),
    ...problems.map((problem) =>
      t(`file.${problem.kind}`, {
        name: problem.name,
        size: formatBytes(problem.size, locale),
        max: formatBytes(maxSize ?? 0, locale),
        accept: accept ?? '',
      }),
    ),
  ];
  return (
    <div className="jr-field">
      <label htmlFor={id} className="jr-field__label">
        {label}
      </label>
      <div
        className="jr-file-drop"
        data-over={over || undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={(event) =>
          !disabled && event.clipboardData.files.length > 0 && take(event.clipboardData.files)
        }
      >
        <Icon name={uploadIcon} size={24} />
        <span>
          {t(multiple ? 'file.dropMany' : 'file.drop')} <u>{t('file.choose')}</u>
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          className="jr-file-drop__input"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={messages.length > 0 || undefined}
          aria-describedby={`${id}-notes`}
          onChange={(event) => {
            take(event.target.files ?? []);
            event.target.value = '';
          }}
        />
      </div>
      <div id={`${id}-notes`}>
        {messages.map((message) => (
          <span key={message} className="jr-field__error" role="alert">
            <Icon name={alertIcon} size={16} />
            {message}
          </span>
        ))}
        {description ? <span className="jr-field__hint">{description}</span> : null}
      </div>
      {files.length > 0 ? (
        <ul className="jr-file-list">
          {files.map((file, index) => (
            <li key={`${file.name}-${index}`}>
              <Icon name={fileIcon} size={18} />
              <span className="jr-file-list__name">{file.name}</span>
              <span className="jr-muted">{formatBytes(file.size, locale)}</span>
              <IconButton
                icon={xIcon}
                size="small"
                label={t('file.remove', { name: file.name })}
                disabled={disabled}
                onClick={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
