import type { DayReportView } from '@jahrring/contracts-time';
import { problemOf, useProblemToast } from '@jahrring/tool-kit';
import { useZodForm } from '@jahrring/ui/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnreachable } from '../offline/kept-search';
import { contentDraft, contentOf, sameContent, type ContentDraft } from './content-draft';
import { useUpdateDayReport } from './day-report.api';
import type { ShownReport } from './use-report';
import { useReportQueue } from './use-report-queue';
import { useAutosave } from './use-autosave';
import type { ContentForm } from './use-autosave';

const stale = 412;

export type SaveState = 'saved' | 'saving' | 'device';

/**
 * The content of a draft, saved by itself a moment after the last key: at the server, or on the device for when there is a
 * connection. Somebody else's version is asked about, never written over.
 */
export function useContent(report: ShownReport) {
  const { view } = report;
  const form = useZodForm(contentDraft, contentOf(view));
  const [state, setState] = useState<SaveState>('saved');
  const [theirs, setTheirs] = useState<DayReportView | null>(null);
  const saved = useRef(contentOf(view));
  const version = useRef(view.version);
  const latest = useRef(report);
  latest.current = report;
  version.current = Math.max(version.current, view.version);
  /** The version the form stands on: an answer that was asked for before says nothing new. */
  const written = useRef(view.version);
  const write = useWrite(latest, version, written);
  const running = useRef(Promise.resolve());

  const save = useCallback((): Promise<void> => {
    const step = async (): Promise<void> => {
      const content = form.getValues();
      if (sameContent(content, saved.current) || !contentDraft.safeParse(content).success) return;
      setState('saving');
      let outcome = await write(content);
      // Only the photos were changed meanwhile: nobody's words are in the way.
      if (typeof outcome === 'object' && sameContent(contentOf(outcome), saved.current)) {
        version.current = outcome.version;
        outcome = await write(content);
      }
      if (typeof outcome === 'object') setTheirs(outcome);
      else if (outcome !== 'failed') {
        saved.current = content;
        setState(outcome);
      }
    };
    running.current = running.current.then(step);
    return running.current;
  }, [form, write]);

  useAutosave(form, save);
  useFollow(form, view, saved, written);
  const resolve = (mine: boolean): void => {
    if (!theirs) return;
    version.current = theirs.version;
    written.current = theirs.version;
    saved.current = contentOf(theirs);
    if (!mine) form.reset(saved.current);
    setTheirs(null);
    setState('saved');
    void save();
  };
  return { form, state, theirs, settle: resolve, save };
}

type Latest = { readonly current: ShownReport };

/** Writes content to the server or the device; answers where it is, or somebody else's version. */
function useWrite(latest: Latest, version: { current: number }, written: { current: number }) {
  const [update] = useUpdateDayReport();
  const queue = useReportQueue();
  const toast = useProblemToast();
  return useCallback(
    async (content: ContentDraft): Promise<SaveState | 'failed' | DayReportView> => {
      const { view, device, onDevice } = latest.current;
      const { id, projectId, workDate, projectNumber, projectTitle } = view;
      const queued = device.save !== undefined && device.save.state !== 'sent';
      if (navigator.onLine && !onDevice && !queued) {
        try {
          const answer = await update({ id, version: version.current, patch: content }).unwrap();
          version.current = answer.version;
          written.current = answer.version;
          return 'saved';
        } catch (error) {
          const { status, current } = problemOf(error);
          if (status === stale && current) return current as DayReportView;
          if (!isUnreachable(error)) {
            toast(error);
            return 'failed';
          }
        }
      }
      await queue.save({ id, projectId, workDate, ...content }, `${projectNumber} ${projectTitle}`.trim());
      return 'device';
    },
    [latest, version, written, update, queue, toast],
  );
}

/** Shows what others have saved since, as long as nothing of one's own is unsaved. */
function useFollow(
  form: ContentForm,
  view: DayReportView,
  saved: { current: ContentDraft },
  written: { current: number },
): void {
  useEffect(() => {
    const next = contentOf(view);
    if (view.version <= written.current || !sameContent(form.getValues(), saved.current)) return;
    written.current = view.version;
    if (sameContent(next, saved.current)) return;
    saved.current = next;
    form.reset(next);
  }, [form, view, saved, written]);
}
