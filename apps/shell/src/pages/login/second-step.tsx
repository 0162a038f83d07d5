import { useT } from '@jahrring/tool-kit';
import { Stack } from '@jahrring/ui';
import { giveCode } from '../../startup/sign-in';
import { CodeForm } from './code-form';
import { EnrolForm } from './enrol-form';
import { enterSession, type PendingSignIn } from './pending-sign-in';

export interface SecondStepProps {
  pending: PendingSignIn;
  onCancel: () => void;
}

/** The step after the password: a code, or setting up what gives codes. */
export function SecondStep({ pending: { step, challenge }, onCancel }: SecondStepProps) {
  const t = useT('shell');
  if (step === 'enrol') return <EnrolForm challenge={challenge} onDone={enterSession} onCancel={onCancel} />;
  const give = async (code: string) => {
    await giveCode(challenge, code);
    await enterSession();
  };
  return (
    <Stack>
      <p>{t('factor.codeText')}</p>
      <CodeForm
        label={t('factor.codeTitle')}
        submitLabel={t('signIn.submit')}
        onCode={give}
        onCancel={onCancel}
      />
    </Stack>
  );
}
