import { reportLimits, type DayReportView } from '@jahrring/contracts-time';
import { notify, problemOf, useProblemToast, useT } from '@jahrring/tool-kit';
import { useCallback, useState } from 'react';
import { isUnreachable } from '../offline/kept-search';
import { contentOf, type ContentDraft } from './content-draft';
import { useRemoveReportPhoto, useUpdateDayReport } from './day-report.api';
import type { ShownPhoto } from './device-report';
import { scalePhoto } from './scale-photo';
import type { ShownReport } from './use-report';
import { useReportQueue } from './use-report-queue';

/** Adding photos, their order and captions, and taking them away; as far as it can be, also without a connection. */
export function usePhotos(report: ShownReport, content?: () => ContentDraft) {
  const t = useT('time');
  const queue = useReportQueue();
  const toast = useProblemToast();
  const [removePhoto] = useRemoveReportPhoto();
  const arrange = useArrange(report, content);
  const [busy, setBusy] = useState(false);
  const { view, photos } = report;

  /** Scaled down and on the device before it answers; those that are no pictures are told. */
  const add = async (files: readonly File[]): Promise<void> => {
    const room = reportLimits.photos - photos.length;
    if (files.length > room) notify.warning(t('errors.dayReportPhotos', { max: reportLimits.photos }));
    setBusy(true);
    let position = photos.length;
    for (const file of files.slice(0, room)) {
      try {
        await queue.photo(view, await scalePhoto(file), { position });
        position += 1;
      } catch {
        notify.error(t('report.photo.unreadable', { name: file.name }));
      }
    }
    setBusy(false);
  };

  const remove = async (photo: ShownPhoto): Promise<void> => {
    if (photo.device) return queue.discard([photo.device.item]);
    try {
      await removePhoto({ id: view.id, version: view.version, photoId: photo.id }).unwrap();
    } catch (error) {
      if (isUnreachable(error)) notify.warning(t('report.photo.removeOnline'));
      else toast(error);
    }
  };

  const caption = (photo: ShownPhoto, text: string): Promise<void> =>
    arrange(photos.map((one) => (one.id === photo.id ? { ...one, caption: text.trim() || null } : one)));

  const move = (photo: ShownPhoto, by: 1 | -1): Promise<void> => {
    const from = photos.findIndex(({ id }) => id === photo.id);
    const next = photos.filter((one) => one.id !== photo.id);
    next.splice(from + by, 0, photo);
    return arrange(next);
  };

  return { add, remove, caption, move, busy };
}

/** Writes order and captions: of photos on the device there, of the others at the server. */
function useArrange(report: ShownReport, content: (() => ContentDraft) | undefined) {
  const queue = useReportQueue();
  const toast = useProblemToast();
  const [update] = useUpdateDayReport();
  const { view, onDevice } = report;
  return useCallback(
    async (next: readonly ShownPhoto[]): Promise<void> => {
      for (const [position, { device, caption }] of next.entries()) {
        if (!device || (device.position === position && device.caption === caption)) continue;
        await queue.movePhoto(view, device.item, { caption, position });
      }
      if (onDevice || next.every(({ device }) => device)) return;
      const { id, projectId, workDate } = view;
      const photos = next.map(({ id: photoId, caption }) => ({ id: photoId, caption }));
      const send = (version: number) => update({ id, version, patch: { photos } }).unwrap();
      try {
        // Order and captions of the last one hold; the words on the report have a version to mind.
        await send(view.version).catch((error: unknown) => send(newerVersion(error)));
      } catch (error) {
        const words = content?.() ?? contentOf(view);
        const project = `${view.projectNumber} ${view.projectTitle}`;
        if (isUnreachable(error)) await queue.save({ id, projectId, workDate, ...words, photos }, project);
        else toast(error);
      }
    },
    [view, onDevice, content, queue, toast, update],
  );
}

/** The version that is there now, of a refusal because of an old one; anything else is thrown on. */
function newerVersion(error: unknown): number {
  const { status, current } = problemOf(error);
  if (status !== 412 || !current) throw error;
  return (current as DayReportView).version;
}
