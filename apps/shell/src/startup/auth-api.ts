import { requestJson } from '@jahrring/tool-kit';

export interface DemoAccount {
  email: string;
  name: string;
  role: string;
  password: string;
}

export interface DemoAnswer {
  demo: boolean;
  accounts: DemoAccount[];
}

/** The accounts a demo installation offers; none elsewhere. */
export async function fetchDemoAccounts(): Promise<DemoAccount[]> {
  const answer = await requestJson<DemoAnswer>({ url: '/api/auth/demo', onRefusal: 'pass' });
  return answer.demo ? answer.accounts : [];
}

export interface PasswordChange {
  oldPassword: string;
  password: string;
  confirmation: string;
}

export async function changePassword(change: PasswordChange): Promise<void> {
  await requestJson({ url: '/api/auth/password', method: 'POST', body: change });
}
