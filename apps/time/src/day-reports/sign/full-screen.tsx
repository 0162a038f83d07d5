import { useT } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { xIcon } from '@jahrring/ui/icons';

interface FullScreenProps {
  title: string;
  subtitle: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the whole screen, held by the browser: the focus stays inside, Escape leaves. */
export function FullScreen({ title, subtitle, onClose, children }: FullScreenProps) {
  const t = useT('time');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="time-sign"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="time-sign__head">
        <div>
          <h2 className="time-sign__title" id={id}>
            {title}
          </h2>
          <span className="time-sign__subtitle">{subtitle}</span>
        </div>
        <IconButton icon={xIcon} label={t('common:actions.close')} onClick={onClose} withTooltip={false} />
      </header>
      {children}
    </dialog>
  );
}
