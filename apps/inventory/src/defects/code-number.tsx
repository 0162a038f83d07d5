import { qrPrefix } from '@jahrring/contracts-inventory';
import { notify, useAbility, usePlugin, useT } from '@jahrring/tool-kit';
import { Button, Row } from '@jahrring/ui';
import { qrCodeIcon } from '@jahrring/ui/icons';
import { CodeEntry } from '../code-entry';
import { useCodes } from './defects.api';

interface CodeNumberProps {
  machines: readonly { id: string }[];
  onFound: (machineId: string) => void;
}

/** Returns true if the licence has codes and the person may read them. */
export function useMayReadCodes(): boolean {
  const { can } = useAbility();
  return usePlugin('qr-code') && can('tools.timetable.index');
}

/** The number below a machine's code; the camera reads the code itself and leads back here. */
export function CodeNumber(props: CodeNumberProps) {
  return useMayReadCodes() ? <Entry {...props} /> : null;
}

function Entry({ machines, onFound }: CodeNumberProps) {
  const t = useT('inventory');
  const { can } = useAbility();
  const { data } = useCodes();
  const choose = (text: string) => {
    const typed = text.toLowerCase();
    const code = data?.items.find(
      ({ id, number }) => String(number) === typed || `${qrPrefix}${id}` === typed,
    );
    const machine = machines.find(({ id }) => id === code?.objectId);
    if (machine) onFound(machine.id);
    else notify.warning(t('defect.noMachine'));
  };
  return (
    <>
      <CodeEntry label={t('defect.codeNumber')} action={t('personal.take')} onTake={choose} />
      {can('tools.timetable.own.create') ? (
        <Row>
          <Button icon={qrCodeIcon} to="/timetables/scan">
            {t('defect.scan')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
