import { expect, type Page } from '@playwright/test';

interface Mails {
  items: { id: string }[];
}

/** The link in the newest mail to an address, as a superadmin of the demo reads it. */
export async function linkMailedTo(superadmin: Page, email: string): Promise<URL> {
  const list = await superadmin.request.get(`/api/admin/mails?search=${encodeURIComponent(email)}`);
  const [newest] = ((await list.json()) as Mails).items;
  const mail = await superadmin.request.get(`/api/admin/mails/${newest?.id}`);
  const { text } = (await mail.json()) as { text: string | null };
  const link = /https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '';
  expect(link, `a link in a mail to ${email}`).not.toBe('');
  return new URL(link);
}
