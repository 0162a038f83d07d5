import type { ControlledMachine, CreateReading, SavedReading } from '@jahrring/contracts-machine-control';
import { newUuid, problemOf, sendLater, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { useCreateReading, useSavePhoto } from '../machine-changes.api';
import { baseUrl, machinesUrl } from '../machine-control.api';
import { useUnits } from '../use-units';

const readingKind = 'machine-control/reading';
const photoKind = 'machine-control/photo';
const noAnswer = 0;

/**
 * Sends a reading, then its photo. Where no answer comes both go to the device's queue under the ids they have: the server
 * has a reading once, however often it is sent.
 */
export function useSaveReading(machine: ControlledMachine) {
  const [create] = useCreateReading();
  const [savePhoto] = useSavePhoto();
  const toast = useProblemToast();
  const keep = useKeep(machine);
  return async (
    input: CreateReading,
    photo: File | null,
  ): Promise<'kept' | Pick<SavedReading, 'warnings'>> => {
    const reading = { ...input, id: input.id ?? newUuid() };
    if (!navigator.onLine) return keep(reading, photo);
    const answer = await create({ machineId: machine.id, ...reading });
    if (answer.error) {
      if (problemOf(answer.error).status !== noAnswer) throw answer.error;
      return keep(reading, photo);
    }
    if (photo) {
      const kept = await savePhoto({ id: reading.id, file: photo });
      // The reading stands; only its picture is missing.
      if (kept.error) toast(kept.error);
    }
    return answer.data;
  };
}

function useKeep({ id, title, unit }: ControlledMachine) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  return async (reading: CreateReading & { id: string }, photo: File | null): Promise<'kept'> => {
    const summary = {
      title: `${t('reading.queued')} · ${format.date(reading.readOn)}`,
      text: `${title} · ${units.counter(reading.value, unit)}`,
    };
    const item = { summary, mendAt: `/machinecontrol/objects/${id}` };
    const url = `${machinesUrl}/${id}/readings`;
    await sendLater({ ...item, id: newUuid(), kind: readingKind, url, body: reading });
    if (photo) {
      const file = { name: photo.name, blob: photo };
      const photoUrl = `${baseUrl}/readings/${reading.id}/photo`;
      await sendLater({ ...item, id: newUuid(), kind: photoKind, url: photoUrl, body: {}, file });
    }
    return 'kept';
  };
}
