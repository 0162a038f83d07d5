import { useT } from '@jahrring/tool-kit';
import { Alert, Spinner, Stack } from '@jahrring/ui';
import { useEffect, useRef, useState } from 'react';
import { beginEnrolment, confirmEnrolment, type TotpSetup } from '../../startup/sign-in';
import { CodeForm } from './code-form';
import { RecoveryCodes } from './recovery-codes';
import { signInText } from './sign-in-text';
import { TotpSecret } from './totp-setup';

export interface EnrolFormProps {
  challenge: string;
  onDone: () => Promise<unknown>;
  onCancel: () => void;
}

/** Form in which a person who must have a second factor sets it up while signing in. */
export function EnrolForm({ challenge, onDone, onCancel }: EnrolFormProps) {
  const t = useT('shell');
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState('');
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    beginEnrolment(challenge).then(setSetup, (error: unknown) => setFailure(signInText(t, error)));
  }, [challenge, t]);
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void onDone()} />;
  if (failure !== '') return <Alert kind="error">{failure}</Alert>;
  if (!setup) return <Spinner size={28} />;
  const confirm = async (code: string) => {
    const answer = await confirmEnrolment(challenge, code);
    setCodes(answer.recoveryCodes ?? []);
  };
  return (
    <Stack>
      <p>{t('factor.enrolText')}</p>
      <TotpSecret setup={setup} />
      <CodeForm
        label={t('factor.enrolTitle')}
        submitLabel={t('factor.confirm')}
        onCode={confirm}
        onCancel={onCancel}
      />
    </Stack>
  );
}
