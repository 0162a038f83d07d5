import { expect, type Page } from '@playwright/test';

/** Has the open report reach over all that is recorded: in the first days of a year, the year has nothing yet. */
export async function chooseAllTime(page: Page): Promise<void> {
  const period = page.getByRole('combobox', { name: 'Zeitraum' });
  // The form takes over what the address has a moment after it; a choice made in between is made again.
  await expect(async () => {
    await period.selectOption({ label: 'Gesamte Zeit' });
    await expect(page).toHaveURL(/from=2000-01-01/, { timeout: 2_000 });
  }).toPass();
}
