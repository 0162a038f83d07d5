import type { ControlledMachine, CreateFuelling } from '@jahrring/contracts-machine-control';
import { newUuid, problemOf, useFormat, useT } from '@jahrring/tool-kit';
import { useCreateFuelling } from '../machine-changes.api';
import { machinesUrl } from '../machine-control.api';
import { useKeep } from './use-keep';
import { noAnswer } from './use-save-reading';

const kind = 'machine-control/fuelling';

/** Sends what went into the tank; where no answer comes it goes to the device's queue. Throws what the server refuses. */
export function useSaveFuelling(machine: ControlledMachine) {
  const t = useT('machine-control');
  const format = useFormat();
  const [create] = useCreateFuelling();
  const keep = useKeep(machine);
  return async (input: CreateFuelling): Promise<'kept' | 'saved'> => {
    const body = { ...input, id: input.id ?? newUuid() };
    if (navigator.onLine) {
      const answer = await create({ machineId: machine.id, ...body });
      if (!answer.error) return 'saved';
      if (problemOf(answer.error).status !== noAnswer) throw answer.error;
    }
    const url = `${machinesUrl}/${machine.id}/fuellings`;
    const figure = `${format.number(Number(body.litres))} l`;
    await keep({ kind, url, body }, { what: t('action.fuel'), day: body.fuelledOn, figure });
    return 'kept';
  };
}
