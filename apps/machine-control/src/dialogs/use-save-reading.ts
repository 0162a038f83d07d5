import type { ControlledMachine, CreateReading, SavedReading } from '@jahrring/contracts-machine-control';
import { newUuid, problemOf, useProblemToast, useT } from '@jahrring/tool-kit';
import { useCreateReading, useSavePhoto } from '../machine-changes.api';
import { baseUrl, machinesUrl } from '../machine-control.api';
import { useUnits } from '../use-units';
import { useKeep } from './use-keep';

const readingKind = 'machine-control/reading';
const photoKind = 'machine-control/photo';
/** Of a problem that is no answer of the server. */
export const noAnswer = 0;

/**
 * Sends a reading, then its photo. Where no answer comes both go to the device's queue under the ids they have: the server
 * has a reading once, however often it is sent.
 */
export function useSaveReading(machine: ControlledMachine) {
  const [create] = useCreateReading();
  const [savePhoto] = useSavePhoto();
  const toast = useProblemToast();
  const keep = useKeepReading(machine);
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

/** Reading and photo, one after the other. */
function useKeepReading(machine: ControlledMachine) {
  const t = useT('machine-control');
  const units = useUnits();
  const keep = useKeep(machine);
  return async (reading: CreateReading & { id: string }, photo: File | null): Promise<'kept'> => {
    const { readOn: day, value } = reading;
    const told = { what: t('reading.queued'), day, figure: units.counter(value, machine.unit) };
    await keep({ kind: readingKind, url: `${machinesUrl}/${machine.id}/readings`, body: reading }, told);
    const url = `${baseUrl}/readings/${reading.id}/photo`;
    if (photo) await keep({ kind: photoKind, url, body: {}, file: photo }, told);
    return 'kept';
  };
}
