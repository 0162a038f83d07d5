import { fileLimits } from '@jahrring/contracts-common';
import { supportCaseLimits } from '@jahrring/contracts-support';
import { notify, useConnection, useT, useUnsaved } from '@jahrring/tool-kit';
import { Button, Icon, IconButton, useMedia } from '@jahrring/ui';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { cloudOffIcon, paperclipIcon, sendIcon } from '@jahrring/ui/icons';
import type { MessageBody, Sending } from './use-sending';

const megabyte = 1024 * 1024;

interface ComposerProps {
  sending: Sending;
  label: string;
  /** Text put there from outside, a ready answer; a new one of these takes the place of what was typed. */
  given?: { text: string } | undefined;
  /** Further fields sent with the message. */
  extra?: Omit<MessageBody, 'text'>;
  /** Above the field. */
  tools?: ReactNode;
  /** Beside the button that sends. */
  actions?: (send: (extra: Omit<MessageBody, 'text'>) => void) => ReactNode;
  onSent?: () => void;
}

/** Writes a message: Enter sends where there is a keyboard, Shift+Enter begins a line; files by choice, paste or drop. */
export function Composer({ sending, label, given, extra, tools, actions, onSent }: ComposerProps) {
  const t = useT('support');
  const id = useId();
  const online = useConnection();
  const hasKeyboard = useMedia('(pointer: fine)');
  const [text, setText] = useState('');
  const [used, setUsed] = useState(given);
  const files = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  if (given && given !== used) {
    setUsed(given);
    setText(given.text);
  }
  useUnsaved(text.trim() !== '');

  const send = async (more: Omit<MessageBody, 'text'> = {}) => {
    const message = text.trim();
    if (message === '') return;
    setText('');
    field.current?.focus();
    if (await sending.send({ text: message, ...extra, ...more })) onSent?.();
    // Refused: the words are not lost, whatever was typed meanwhile.
    else setText((typed) => (typed ? `${message}\n${typed}` : message));
  };
  const attach = async (list: Iterable<File>) => {
    for (const file of list) {
      if (file.size > fileLimits.attachment) {
        notify.error(t('chat.tooBig', { name: file.name, max: fileLimits.attachment / megabyte }));
      } else await sending.attach(file);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(hasKeyboard && !event.shiftKey) && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    void attach(pasted);
  };
  return (
    <form
      className="support-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void attach(event.dataTransfer.files);
      }}
    >
      {tools}
      {online ? null : (
        <p className="support-composer__offline" role="status">
          <Icon name={cloudOffIcon} size={16} /> {t('chat.offline')}
        </p>
      )}
      <div className="support-composer__line" data-note={extra?.note || undefined}>
        <IconButton icon={paperclipIcon} label={t('chat.attach')} onClick={() => files.current?.click()} />
        <input
          ref={files}
          type="file"
          multiple
          hidden
          aria-label={t('chat.attach')}
          onChange={(event) => {
            void attach([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <label htmlFor={id} className="jr-hidden">
          {label}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          maxLength={supportCaseLimits.text}
          placeholder={label}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {actions?.((more) => void send(more))}
        <Button type="submit" variant="primary" icon={sendIcon} disabled={text.trim() === ''}>
          {t('chat.send')}
        </Button>
      </div>
    </form>
  );
}
