import type { MessageView } from '@jahrring/contracts-support';
import { saveFile, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Icon } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { downloadIcon, fileIcon } from '@jahrring/ui/icons';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog')).PictureDialog }));

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** A file of a message: pictures are seen at once and opened large, all else is saved. */
export function FileBubble({ url, file }: { url: string; file: NonNullable<MessageView['file']> }) {
  const t = useT('support');
  const format = useFormat();
  const toast = useProblemToast();
  const [shown, setShown] = useState(false);
  const { name, size } = file;
  if (file.mime === 'image/png' || file.mime === 'image/jpeg') {
    return (
      <>
        <button
          type="button"
          className="support-picture"
          aria-label={t('chat.enlarge', { name })}
          onClick={() => setShown(true)}
        >
          <img src={url} alt="" loading="lazy" />
        </button>
        {shown ? (
          <Suspense>
            <PictureDialog url={url} name={name} onClose={() => setShown(false)} />
          </Suspense>
        ) : null}
      </>
    );
  }
  const [value, unit] = size < megabyte ? [size / kilobyte, 'KB'] : [size / megabyte, 'MB'];
  return (
    <button type="button" className="support-file" onClick={() => void saveFile({ url }, name).catch(toast)}>
      <Icon name={fileIcon} size={20} />
      <span>
        {name}
        <small>
          {format.number(value, { maximumFractionDigits: 1 })} {unit}
        </small>
      </span>
      <Icon name={downloadIcon} size={18} />
    </button>
  );
}
