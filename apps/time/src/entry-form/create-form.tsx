import type { EntryForm } from '@jahrring/contracts-time';
import { problemText, useLeave, useT } from '@jahrring/tool-kit';
import { Alert, Button, Columns } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { lazy, Suspense, useRef, useState } from 'react';
import { plusIcon, refreshIcon } from '@jahrring/ui/icons';
import { DaySoFar } from './day-so-far';
import { entryDraft, type EntryDraft } from './entry-draft';
import { EntryFields } from './entry-fields';
import { KindPicker } from './kind-picker';
import { PendingLines } from './pending-lines';
import { RecentTiles } from './recent-tiles';
import { projectItem } from './search-options';
import type { UnsentLine } from '../offline/unsent-line';
import { useRecording } from './use-recording';

type After = 'leave' | 'next' | 'line' | 'again';

const RecurrenceDialog = lazy(async () => ({
  default: (await import('./recurrence-dialog')).RecurrenceDialog,
}));

interface CreateFormProps {
  options: EntryForm;
  start: EntryDraft;
  /** The line of the device that is being mended. */
  mended?: UnsentLine | undefined;
}

/** One line of any kind, or several that belong together. */
export function CreateForm({ options, start, mended }: CreateFormProps) {
  const t = useT('time');
  const form = useZodForm(entryDraft, start);
  const { lines, add, remove, record } = useRecording(form, options, mended);
  const leave = useLeave(form.formState.isDirty || lines.length > 0);
  const after = useRef<After>('leave');
  const then = (next: After) => () => {
    after.current = next;
  };

  const [repeating, setRepeating] = useState<EntryDraft | null>(null);

  const save = async (draft: EntryDraft) => {
    if (after.current === 'again') {
      setRepeating(draft);
      return;
    }
    if (after.current === 'line') {
      add(draft);
      form.reset(nextLine(draft, start));
      return;
    }
    if (!(await record(draft))) return;
    if (after.current === 'next') form.reset(nextLine(draft, start));
    else leave(dayPath(draft));
  };
  const saveWaiting = async () => {
    if (await record(null)) leave(dayPath(form.getValues()));
  };
  const known = [
    ...options.projects,
    ...options.recent.map((recent) => recent.project),
    ...options.favourites.map(({ template, projectNumber, projectTitle }) => ({
      id: template.projectId,
      number: projectNumber,
      title: projectTitle,
    })),
  ];
  const project = known.find(({ id }) => id === form.watch('projectId'));

  return (
    <>
      <Form form={form} onSubmit={save} label={t('title.create')}>
        <Columns count="side" gap={6}>
          <div className="time-create__form">
            {options.method === 'timer' ? <Alert>{t('form.timerHint')}</Alert> : null}
            {mended?.item.problem ? (
              <Alert kind="warning" title={t('offline.mendTitle')}>
                {problemText(t, mended.item.problem)}
              </Alert>
            ) : null}
            <KindPicker kinds={options.kinds} />
            <RecentTiles {...options} />
            <EntryFields
              options={options}
              project={project ? projectItem(project) : null}
              withEmployee={options.canRecordForOthers}
            />
            <PendingLines lines={lines} onRemove={remove} />
            <div className="time-more">
              {lines.length > 0 && !form.formState.isDirty ? (
                <Button onClick={() => void saveWaiting()}>
                  {t('form.recordPending', { count: lines.length })}
                </Button>
              ) : (
                <Button type="submit" onClick={then('next')}>
                  {t('action.recordNext')}
                </Button>
              )}
              <Button type="submit" variant="quiet" icon={plusIcon} onClick={then('line')}>
                {t('form.addLine')}
              </Button>
              {lines.length === 0 && !mended ? (
                <Button type="submit" variant="quiet" icon={refreshIcon} onClick={then('again')}>
                  {t('recurrence.action')}
                </Button>
              ) : null}
            </div>
            {/* Of no size of its own, so that the buttons stay in the thumb zone. */}
            <div className="time-actions" onClickCapture={then('leave')}>
              <FormActions
                onCancel={() => leave(dayPath(form.getValues()))}
                submitLabel={t('action.record')}
              />
            </div>
          </div>
          <DaySoFar />
        </Columns>
      </Form>
      {repeating ? (
        <Suspense fallback={null}>
          <RecurrenceDialog
            draft={repeating}
            onClose={() => setRepeating(null)}
            onDone={() => leave(dayPath(repeating))}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The next line goes on where this one ended, on the same project. */
function nextLine(draft: EntryDraft, start: EntryDraft): EntryDraft {
  const { projectId, activityId, workDate, employeeId, kind, mode, billable, companyPartId } = draft;
  const kept = { projectId, activityId, workDate, employeeId, kind, mode, billable, companyPartId };
  return { ...start, ...kept, from: draft.to };
}

export function dayPath({ workDate, employeeId }: EntryDraft): string {
  return `/timeoverview?view=day&date=${workDate}${employeeId ? `&person=${employeeId}` : ''}`;
}
