import type { Unit } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Modal, Stack } from '@jahrring/ui';
import { useId, useMemo, useState } from 'react';
import { columnRoles, type ColumnRole } from './guess-columns';
import './paste-dialog.css';
import { pastedLines, readBlock, type Block, type PastedLine } from './read-block';
import { unitWords } from './unit-words';

interface PasteDialogProps {
  /** Text that was already pasted; empty if the dialog asks for it. */
  text: string;
  onClose: () => void;
  onInsert: (lines: readonly PastedLine[]) => void;
}

const shownRows = 6;

/** A block from a spreadsheet: what was understood, correctable by column, before it becomes positions. */
export function PasteDialog({ text: pasted, onClose, onInsert }: PasteDialogProps) {
  const t = useT('documents');
  const { locale } = useFormat();
  const [text, setText] = useState(pasted);
  const [roles, setRoles] = useState<readonly ColumnRole[] | null>(null);
  const context = useMemo(
    () => ({ locale, unitOf: unitWords((unit: Unit) => t(`common:units.${unit}`)) }),
    [locale, t],
  );
  const read = useMemo(() => readBlock(text, context), [text, context]);
  const block: Block = roles ? { ...read, roles } : read;
  const lines = pastedLines(block, context);
  const unread = lines.reduce((sum, line) => sum + line.unread.length, 0);
  const insert = () => {
    onInsert(lines);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('paste.title')}
      size="large"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" disabled={lines.length === 0} onClick={insert}>
            {t('paste.confirm', { count: lines.length })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {pasted === '' ? <BlockField text={text} onChange={setText} /> : null}
        {block.rows.length > 0 ? (
          <BlockTable
            block={block}
            onRole={(column, role) => setRoles(block.roles.map((old, at) => (at === column ? role : old)))}
          />
        ) : null}
        {unread > 0 ? <Alert kind="warning">{t('paste.unread', { count: unread })}</Alert> : null}
      </Stack>
    </Modal>
  );
}

function BlockField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useT('documents');
  const id = useId();
  return (
    <div className="documents-paste__field">
      <label htmlFor={id}>{t('paste.field')}</label>
      <textarea
        id={id}
        rows={4}
        value={text}
        placeholder={t('paste.text')}
        data-autofocus
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface BlockTableProps {
  block: Block;
  onRole: (column: number, role: ColumnRole) => void;
}

function BlockTable({ block, onRole }: BlockTableProps) {
  const t = useT('documents');
  const more = block.rows.length - shownRows;
  const nameOf = (column: number) => block.head?.[column] || String.fromCodePoint(65 + (column % 26));
  return (
    <div className="documents-paste__scroll" tabIndex={0} role="region" aria-label={t('paste.preview')}>
      <table className="documents-paste">
        <caption>{t('paste.preview')}</caption>
        <thead>
          <tr>
            {block.roles.map((role, column) => (
              <th key={column} scope="col">
                {block.head ? <span>{nameOf(column)}</span> : null}
                <select
                  aria-label={t('paste.column', { name: nameOf(column) })}
                  value={role}
                  onChange={(event) => onRole(column, event.target.value as ColumnRole)}
                >
                  {columnRoles.map((value) => (
                    <option key={value} value={value}>
                      {t(`paste.role.${value}`)}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.slice(0, shownRows).map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-role={block.roles[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p className="documents-paste__more">{t('paste.more', { count: more })}</p> : null}
    </div>
  );
}
