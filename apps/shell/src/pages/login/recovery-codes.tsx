import { useT } from '@jahrring/tool-kit';
import { Alert, Button, Row, Stack } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';

export interface RecoveryCodesProps {
  codes: readonly string[];
  doneLabel?: string;
  onDone?: () => void;
}

function saveAsFile(codes: readonly string[]): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  anchor.download = 'jahrring-recovery-codes.txt';
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** Codes that replace the app, told this once. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const t = useT('shell');
  return (
    <Stack>
      <Alert kind="warning" title={t('factor.codesTitle')}>
        {t('factor.codesText')}
      </Alert>
      <ul className="sh-codes" aria-label={t('factor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row>
        <Button icon={downloadIcon} onClick={() => saveAsFile(codes)}>
          {t('factor.codesSave')}
        </Button>
        {onDone ? (
          <Button variant="primary" onClick={onDone}>
            {doneLabel ?? t('factor.codesDone')}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}
