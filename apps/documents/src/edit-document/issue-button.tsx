import { extraTitleIn } from '@jahrring/contracts-common';
import { issuedStatus, type DocumentType } from '@jahrring/contracts-documents';
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
import { lazy, Suspense, useState } from 'react';
import { sendIcon } from '@jahrring/ui/icons';
import { ProjectStepNote, useProjectStep } from '../chain/project-step';
import { useIssueDocument } from '../documents.api';
import { issueFieldKey } from './issue-field';
import type { Draft } from './use-draft';

const CreditWarning = lazy(async () => ({ default: (await import('./credit-warning')).CreditWarning }));
const claims: ReadonlySet<DocumentType> = new Set(['bill', 'order_confirmation']);

/** Issues the draft: saves it, asks, then gives the number. What forbids it is listed. */
export function IssueButton({ draft }: { draft: Draft }) {
  const t = useT('documents');
  const format = useFormat();
  const { can } = useAbility();
  const [issue] = useIssueDocument();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiProblem | null>(null);
  const { base } = draft;
  const step = useProjectStep(base, issuedStatus(base.type));
  if (!can('tools.document.manage')) return null;
  const type = t(`type.${base.type}`);
  const ask = async () => {
    if (await draft.save()) setAsking(true);
  };
  const confirm = async () => {
    try {
      const body = { changeEntries: step.changeEntries };
      const { number } = await issue({ id: base.id, version: base.version, body }).unwrap();
      notify.success(t('message.issued', { type, number: number ?? '' }));
    } catch (error) {
      setRefusal(problemOf(error));
    }
  };
  return (
    <>
      <Button variant="primary" icon={sendIcon} onClick={() => void ask()}>
        {t('issue.action')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('issue.title', { type })}
        confirmLabel={t('issue.confirm')}
      >
        <p>
          {t('issue.text', {
            total: base.totals ? format.money(base.totals.total, base.currency) : type,
            recipient: base.recipient?.name ?? '–',
          })}
        </p>
        <p>{t(base.type === 'bill' ? 'issue.frozen' : 'issue.frozenOther')}</p>
        {isAsking && claims.has(base.type) ? (
          <Suspense>
            <CreditWarning documentId={base.id} />
          </Suspense>
        ) : null}
        <ProjectStepNote step={step} />
      </ConfirmDialog>
      {refusal ? <Refusal problem={refusal} onClose={() => setRefusal(null)} /> : null}
    </>
  );
}

/** Shows why the document cannot be issued, field by field. */
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
                reason: t(field.key, field.params),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </Modal>
  );
}

/** Returns a function for the title of one of the licence's own fields; undefined for all others. */
function useExtraTitle(): (field: string) => string | undefined {
  const fields = useExtraFields('document');
  const language = useLocale();
  return (name) => {
    const field = fields.find(({ key }) => `extra.${key}` === name);
    return field && extraTitleIn(field.title, language);
  };
}
