import { extraTitleIn } from '@jahrring/contracts-common';
import {
  problemOf,
  notify,
  problemText,
  useAbility,
  useExtraFields,
  useFormat,
  useLocale,
  useT,
  type ApiProblem,
} from '@jahrring/tool-kit';
import { Alert, Button, ConfirmDialog, Modal } from '@jahrring/ui';
import { useState } from 'react';
import { useIssueDocument } from '../documents.api';
import type { Draft } from './use-draft';

/** Issues the draft: saves it, asks, then gives the number. What forbids it is listed. */
export function IssueButton({ draft }: { draft: Draft }) {
  const t = useT('documents');
  const format = useFormat();
  const { can } = useAbility();
  const [issue] = useIssueDocument();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiProblem | null>(null);
  if (!can('tools.document.manage')) return null;
  const { base } = draft;
  const ask = async () => {
    if (await draft.save()) setAsking(true);
  };
  const confirm = async () => {
    try {
      const { number } = await issue({ id: base.id, version: base.version }).unwrap();
      notify.success(t('message.issued', { number: number ?? '' }));
    } catch (error) {
      setRefusal(problemOf(error));
    }
  };
  return (
    <>
      <Button variant="primary" icon="send" onClick={() => void ask()}>
        {t('issue.action')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('issue.title')}
        confirmLabel={t('issue.confirm')}
      >
        <p>
          {t('issue.text', {
            total: format.money(base.totals.total, base.currency),
            recipient: base.recipient?.name ?? '–',
          })}
        </p>
        <p>{t('issue.frozen')}</p>
      </ConfirmDialog>
      {refusal ? <Refusal problem={refusal} onClose={() => setRefusal(null)} /> : null}
    </>
  );
}

/** Why the document cannot be issued, field by field. */
function Refusal({ problem, onClose }: { problem: ApiProblem; onClose: () => void }) {
  const t = useT('documents');
  const extraTitle = useExtraTitle();
  const fields = problem.fields ?? [];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('issue.refused')}
      size="small"
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <Alert kind="error">{problemText(t, problem)}</Alert>
      {fields.length > 0 ? (
        <ul>
          {fields.map((field) => (
            <li key={field.field}>
              {t('issue.line', {
                field:
                  extraTitle(field.field) ?? t(issueFieldKey(field.field), { defaultValue: field.field }),
                reason: t(field.key),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </Modal>
  );
}

/** What the licence calls a field of its own; undefined for all others. */
function useExtraTitle(): (field: string) => string | undefined {
  const fields = useExtraFields('document');
  const language = useLocale();
  return (name) => {
    const field = fields.find(({ key }) => `extra.${key}` === name);
    return field && extraTitleIn(field.title, language);
  };
}

/** Key of a field's name: `positions.3.text` is `issueField.positions_text`. */
function issueFieldKey(field: string): string {
  return `issueField.${field.replace(/\.\d+\./, '.').replaceAll('.', '_')}`;
}
