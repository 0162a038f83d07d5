import type { DropdownTexts, DropdownValue, DropdownView, SaveDropdown } from '@jahrring/contracts-admin';
import { notify, problemOf, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Row, Section, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { useReplaceDropdown } from '../settings.api';
import type { DropdownScope } from './dropdown-scope';
import { useListMerge } from './use-list-merge';
import { moved, valueKeyOf } from './value-key';
import { ValueRow } from './value-row';

const ValueDialog = lazy(async () => ({ default: (await import('./value-dialog')).ValueDialog }));

function toBody(values: readonly DropdownValue[]): SaveDropdown {
  return {
    values: values.map(({ value, texts, active }) => ({ value, texts: texts as DropdownTexts, active })),
  };
}

interface DropdownEditorProps {
  scope: DropdownScope;
  list: DropdownView;
  /** The list as it is being changed; undefined: as it was saved. */
  draft: readonly DropdownValue[] | undefined;
  onDraft: (draft: readonly DropdownValue[] | undefined) => void;
  /** Shows the list as it is stored by now. */
  onReload: () => void;
}

/** Saves a list; the message offers the list as it was. */
function useSaveList({ scope, list, onDraft, onReload }: DropdownEditorProps) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [replace, { isLoading }] = useReplaceDropdown();
  const send = (version: number, values: readonly DropdownValue[]) =>
    replace({ base: scope.base, key: list.key, version, body: toBody(values) }).unwrap();
  const save = async (values: readonly DropdownValue[], before = list) => {
    try {
      const { version } = await send(before.version, values);
      onDraft(undefined);
      const undo = () =>
        void send(version, before.values).then(() => notify.success(t('dropdown.undone')), toast);
      notify.success(t('dropdown.saved', { name: t(`dropdown.key.${list.key}`) }), {
        action: { label: t('numbered.undo'), run: undo },
      });
    } catch (error) {
      const { status, current } = problemOf(error);
      if (status === 412 && current) merge.open(values, current as DropdownView);
      else toast(error);
    }
  };
  const merge = useListMerge({
    base: list,
    onMerge: (values, theirs) => void save(values, theirs),
    onTakeTheirs: () => {
      onDraft(undefined);
      onReload();
    },
  });
  return { save, isSaving: isLoading, conflict: merge.dialog };
}

/** One list of values: order, words, what is offered. Nothing holds before it is saved. */
export function DropdownEditor(props: DropdownEditorProps) {
  const { scope, list, draft, onDraft } = props;
  const t = useT('admin');
  const values = draft ?? list.values;
  const [editing, setEditing] = useState<DropdownValue | 'new' | null>(null);
  const { save, isSaving, conflict } = useSaveList(props);
  const dirty = draft !== undefined;
  const setValues = (next: readonly DropdownValue[]) =>
    onDraft(JSON.stringify(next) === JSON.stringify(list.values) ? undefined : next);
  const change = (value: string, patch: Partial<DropdownValue>) =>
    setValues(values.map((one) => (one.value === value ? { ...one, ...patch } : one)));
  const setTexts = (texts: DropdownTexts) => {
    if (editing === 'new') {
      const value = valueKeyOf(
        texts.de,
        values.map((one) => one.value),
      );
      setValues([...values, { value, texts, active: true, own: !scope.shared }]);
    } else if (editing) change(editing.value, { texts });
    setEditing(null);
  };
  const known = new Set(list.values.map(({ value }) => value));
  return (
    <Section
      title={t(`dropdown.key.${list.key}`)}
      description={t(scope.shared ? 'dropdown.sharedText' : 'dropdown.licenceText')}
      actions={
        <Button icon={plusIcon} onClick={() => setEditing('new')}>
          {t('dropdown.add')}
        </Button>
      }
    >
      <Stack gap={4}>
        {conflict}
        <ul className="settings-values" aria-label={t(`dropdown.key.${list.key}`)}>
          {values.map((value, index) => (
            <ValueRow
              key={value.value}
              value={value}
              isFirst={index === 0}
              isLast={index === values.length - 1}
              mayDelete={value.own || !known.has(value.value)}
              onMove={(by) => setValues(moved(values, index, by))}
              onEdit={() => setEditing(value)}
              onDelete={() => setValues(values.filter((one) => one !== value))}
              onActive={(active) => change(value.value, { active })}
            />
          ))}
        </ul>
        <Row justify="end">
          <Button disabled={!dirty || isSaving} onClick={() => onDraft(undefined)}>
            {t('dropdown.discard')}
          </Button>
          <Button variant="primary" disabled={!dirty} loading={isSaving} onClick={() => void save(values)}>
            {t('dropdown.save')}
          </Button>
        </Row>
      </Stack>
      {editing ? (
        <Suspense fallback={null}>
          <ValueDialog
            value={editing === 'new' ? null : editing}
            onSave={setTexts}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}
