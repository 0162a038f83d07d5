import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import { useFormat } from '@jahrring/tool-kit';
import { useLeftText } from '../due';

/** Shows what makes the next service due first: its day, or the rest on the counter. */
export function ServiceDue({ machine }: { machine: ControlledMachine }) {
  const format = useFormat();
  const leftText = useLeftText();
  const { service, unit, dueOn } = machine;
  // While neither presses, the one that is foreseen to come first.
  const counterFirst = service.on === null || (dueOn !== null && dueOn < service.on);
  const byCounter = service.level === 'later' ? counterFirst : service.by === 'counter';
  if (byCounter && service.left !== null) return <span>{leftText(service.left, unit)}</span>;
  return <span>{service.on ? format.date(service.on) : '–'}</span>;
}
