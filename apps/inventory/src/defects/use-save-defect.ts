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
  const keep = async (defect: Sent, photos: readonly File[]): Promise<'kept'> => {
    const mendAt = '/machine-inventory/report';
    const summary = { title: `${t('defect.one')} · ${defect.title}`, text: machineTitle };
    const kept = { mendAt, summary };
    await sendLater({ ...kept, id: newUuid(), kind: 'inventory/defect', url: defectsUrl, body: defect });
    for (const photo of photos) {
      const file = { name: photo.name, blob: photo };
      const url = photosUrl(defect.id);
      await sendLater({ ...kept, id: newUuid(), kind: 'inventory/defect-photo', url, body: {}, file });
    }
    return 'kept';
  };
  return async (defect: Sent, photos: readonly File[]): Promise<'kept' | 'saved'> => {
    if (!navigator.onLine) return keep(defect, photos);
    const answer = await report(defect);
    if (answer.error) {
      if (problemOf(answer.error).status !== noAnswer) throw answer.error;
      return keep(defect, photos);
    }
    for (const file of photos) {
      const saved = await addPhoto({ id: defect.id, file });
      // The report stands; only its picture is missing.
      if (saved.error) toast(saved.error);
    }
    return 'saved';
  };
}
