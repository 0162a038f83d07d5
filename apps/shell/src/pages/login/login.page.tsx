import { useT } from '@jahrring/tool-kit';
import { lazy, Suspense, useState } from 'react';
import { DemoAccounts } from './demo-accounts';
import { LoginForm } from './login-form';
import type { PendingSignIn } from './pending-sign-in';
import { SignInFrame } from './sign-in-frame';

const SecondStep = lazy(async () => ({ default: (await import('./second-step')).SecondStep }));

/** The first thing anybody sees. */
export function LoginPage() {
  const t = useT('shell');
  const [filled, setFilled] = useState<{ email: string; password: string } | null>(null);
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  if (pending) {
    return (
      <SignInFrame title={t(pending.step === 'code' ? 'factor.codeTitle' : 'factor.enrolTitle')}>
        <Suspense>
          <SecondStep pending={pending} onCancel={() => setPending(null)} />
        </Suspense>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t('signIn.title')}>
      <LoginForm filled={filled} onPending={setPending} />
      <DemoAccounts onChoose={({ email, password }) => setFilled({ email, password })} />
    </SignInFrame>
  );
}
