import type { ReportDefect } from '@jahrring/contracts-inventory';
import { newUuid, problemOf, sendLater, useProblemToast, useT } from '@jahrring/tool-kit';
import { defectsUrl, photosUrl, useAddDefectPhoto, useReportDefect } from './defects.api';

const noAnswer = 0;

type Sent = ReportDefect & { id: string };

/**
 * Sends a defect, then its photos. Where no answer comes all go to the device's queue under the id the defect has: the server
 * has it once, however often it is sent.
 */
export function useSaveDefect(machineTitle: string) {
  const t = useT('inventory');
  const [report] = useReportDefect();
  const [addPhoto] = useAddDefectPhoto();
  const toast = useProblemToast();
  const keptFor = ({ title }: Sent) => {
    const summary = { title: `${t('defect.one')} · ${title}`, text: machineTitle };
    return { mendAt: '/machine-inventory/report', summary, id: newUuid() };
  };
  const keepPhoto = (defect: Sent, photo: File) => {
    const file = { name: photo.name, blob: photo };
    const url = photosUrl(defect.id);
    return sendLater({ ...keptFor(defect), kind: 'inventory/defect-photo', url, body: {}, file });
  };
  const keep = async (defect: Sent, photos: readonly File[]): Promise<'kept'> => {
    await sendLater({ ...keptFor(defect), kind: 'inventory/defect', url: defectsUrl, body: defect });
    for (const photo of photos) await keepPhoto(defect, photo);
    return 'kept';
  };
  return async (defect: Sent, photos: readonly File[]): Promise<'kept' | 'saved'> => {
    if (!navigator.onLine) return keep(defect, photos);
    const answer = await report(defect);
    if (answer.error) {
      if (!isUnanswered(answer.error)) throw answer.error;
      return keep(defect, photos);
    }
    for (const file of photos) {
      const { error } = await addPhoto({ id: defect.id, file });
      if (!error) continue;
      if (isUnanswered(error)) await keepPhoto(defect, file);
      // The report stands; only this picture is missing.
      else toast(error);
    }
    return 'saved';
  };
}

const isUnanswered = (error: unknown) => problemOf(error).status === noAnswer;
