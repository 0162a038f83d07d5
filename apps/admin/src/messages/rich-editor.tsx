import { useT } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import {
  blockquoteIcon,
  boldIcon,
  headingIcon,
  italicIcon,
  linkIcon,
  listIcon,
  listNumbersIcon,
  strikethroughIcon,
  underlineIcon,
} from '@jahrring/ui/icons';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { LinkForm } from './link-form';

export interface RichEditorProps {
  label: string;
  html: string;
  onChange: (html: string) => void;
}

/** Writes marked-up text: bold, lists, links and what else a message may hold. Its own chunk, for its size. */
export function RichEditor({ label, html, onChange }: RichEditorProps) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
      }),
    ],
    content: html,
    // Styles of a script are not allowed in our pages; what the editor needs stands in the style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        class: 'admin-mail-text',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className="admin-mail-editor">
      {editor ? <Marks editor={editor} label={label} /> : null}
      <EditorContent editor={editor} />
    </div>
  );
}

function Marks({ editor, label }: { editor: Editor; label: string }) {
  const t = useT('admin');
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      heading: now.isActive('heading'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const marks = [
    ['bold', boldIcon, () => chain().toggleBold().run()],
    ['italic', italicIcon, () => chain().toggleItalic().run()],
    ['underline', underlineIcon, () => chain().toggleUnderline().run()],
    ['strike', strikethroughIcon, () => chain().toggleStrike().run()],
    ['heading', headingIcon, () => chain().toggleHeading({ level: 2 }).run()],
    ['bulletList', listIcon, () => chain().toggleBulletList().run()],
    ['orderedList', listNumbersIcon, () => chain().toggleOrderedList().run()],
    ['blockquote', blockquoteIcon, () => chain().toggleBlockquote().run()],
    ['link', linkIcon, () => setLinking(true)],
  ] as const;
  const link = (href: string) => {
    if (href === '') chain().extendMarkRange('link').unsetLink().run();
    else chain().extendMarkRange('link').setLink({ href }).run();
    setLinking(false);
  };
  return (
    <>
      <div className="admin-mail-editor__marks" role="group" aria-label={t('mailbox.marksOf', { label })}>
        {marks.map(([name, icon, run]) => (
          <IconButton
            key={name}
            icon={icon}
            size="small"
            label={t(`mailbox.mark.${name}`)}
            aria-pressed={on[name]}
            onClick={run}
          />
        ))}
      </div>
      {linking ? (
        <LinkForm
          href={String(editor.getAttributes('link')['href'] ?? '')}
          onSave={link}
          onClose={() => setLinking(false)}
        />
      ) : null}
    </>
  );
}
