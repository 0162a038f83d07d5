import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import { useFormat } from '@jahrring/tool-kit';
import { useLeftText } from '../due';

/** What makes the next service due first: its day, or what is left on the counter. */
export function ServiceDue({ machine }: { machine: ControlledMachine }) {
  const format = useFormat();
  const leftText = useLeftText();
  const { service, unit, dueOn } = machine;
  const byCounter =
    service.left !== null && (service.on === null || isBefore(dueOn, service.on, service.left));
  if (byCounter && service.left !== null) return <span>{leftText(service.left, unit)}</span>;
  return <span>{service.on ? format.date(service.on) : '–'}</span>;
}

/** The counter comes first where it has run over, or where it is foreseen to before the day. */
function isBefore(dueOn: string | null, day: string, left: string): boolean {
  return left.startsWith('-') || (dueOn !== null && dueOn < day);
}
