import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import { newUuid, sendLater, useFormat } from '@jahrring/tool-kit';

/** Record that waits on the device, with its final id: the server stores it once, however often it is sent. */
interface Kept {
  kind: string;
  url: string;
  body: object;
  file?: File;
}

/** Texts of the record in the list of waiting records. */
interface Told {
  what: string;
  day: string;
  figure: string;
}

/** Puts what was noted at a machine into the device's queue. */
export function useKeep({ id, title }: ControlledMachine) {
  const format = useFormat();
  return async ({ file, ...kept }: Kept, { what, day, figure }: Told): Promise<void> => {
    const summary = { title: `${what} · ${format.date(day)}`, text: `${title} · ${figure}` };
    await sendLater({
      ...kept,
      id: newUuid(),
      summary,
      mendAt: `/machinecontrol/objects/${id}`,
      ...(file ? { file: { name: file.name, blob: file } } : {}),
    });
  };
}
