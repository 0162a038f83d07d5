import {
  callApi,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
  startSession,
} from '@jahrring/testing/browser';
import { expect, type Page } from '@playwright/test';

const unique = () => Math.random().toString(36).slice(2, 8);

/** The dialog of somebody whose record another has saved meanwhile. */
const merging = (page: Page) => page.getByRole('dialog', { name: 'Inzwischen geändert' });

/** A part with both versions in words; the chosen one is proposed. */
async function expectPart(
  page: Page,
  label: string,
  { mine, theirs, chosen }: { mine: string; theirs: string; chosen: 'mine' | 'theirs' },
): Promise<void> {
  const part = merging(page).getByRole('group', { name: label, exact: true });
  const [own, other] = [
    part.getByRole('radio', { name: `Deine Fassung ${mine}`, exact: true }),
    part.getByRole('radio', { name: `Gespeicherte Fassung ${theirs}`, exact: true }),
  ];
  await expect(chosen === 'mine' ? own : other).toBeChecked();
  await expect(chosen === 'mine' ? other : own).not.toBeChecked();
}

/** Chooses a version of a part. */
const choose = (page: Page, label: string, side: 'Deine' | 'Gespeicherte') =>
  merging(page)
    .getByRole('group', { name: label, exact: true })
    .getByRole('radio', { name: new RegExp(`^${side} Fassung`) })
    .check();

/** Saves what was chosen; nothing is asked again. */
async function saveMerged(page: Page): Promise<void> {
  await merging(page).getByRole('button', { name: 'So speichern' }).press('Enter');
  await expect(merging(page)).toBeHidden();
}

interface Versioned {
  id: string;
  version: number;
}

test.describe('two people change the same record', () => {
  test('a contact, a list of values, a draft and a decision: both versions in words, what is chosen is saved', async ({
    page,
    anotherBrowser,
  }) => {
    test.slow();
    const word = unique();
    await startSession(page, 'admin@demo.test');

    // A contact person: the other changes what the form shows as a choice.
    const [address] = (
      await callApi<{ items: Versioned[] }>(page, 'GET', '/api/addresses/addresses?pageSize=1')
    ).items;
    const contacts = `/api/addresses/addresses/${address?.id}/contacts`;
    const contact = await callApi<Versioned>(page, 'POST', contacts, { firstName: 'Anna', lastName: word });
    await openPage(page, `/addresses/edit/${address?.id}/contacts`);
    await page.getByRole('button', { name: `Aktionen zu Anna ${word}` }).click();
    await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
    await page.getByRole('dialog').getByLabel('Funktion').fill('Försterin');
    await page.getByRole('dialog').getByLabel('Telefon').fill('+41 31 111 11 11');
    const theirs = { role: 'management', phone: '+41 31 222 22 22' };
    await callApi(page, 'PATCH', `${contacts}/${contact.id}`, theirs, contact.version);
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expectPart(page, 'Zuständig für', { mine: 'Anderes', theirs: 'Leitung', chosen: 'theirs' });
    await expectPart(page, 'Telefon', {
      mine: '+41 31 111 11 11',
      theirs: '+41 31 222 22 22',
      chosen: 'mine',
    });
    await choose(page, 'Telefon', 'Gespeicherte');
    await expectAccessible(page);
    await saveMerged(page);
    const { items } = await callApi<{ items: Versioned[] }>(page, 'GET', contacts);
    const kept = { function: 'Försterin', role: 'management', phone: '+41 31 222 22 22' };
    expect(items.find(({ id }) => id === contact.id)).toMatchObject(kept);

    // A list of values: value by value, and in its order.
    const list = '/api/admin/dropdowns/cancel_reason';
    type Value = { value: string; texts: Record<string, string>; active: boolean; own?: boolean };
    const before = await callApi<{ version: number; values: Value[] }>(page, 'GET', list);
    const toBody = (values: Value[]) => ({ values: values.map(({ own: _own, ...value }) => value) });
    const [first, ...others] = before.values as [Value, ...Value[]];
    const named = first.texts['de'] ?? '';
    await openPage(page, '/settings/dropdowns?list=cancel_reason');
    await page.getByRole('button', { name: 'Wert hinzufügen' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Deutsch' }).fill(`Mein ${word}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByRole('switch', { name: `${named} anbieten`, exact: true }).click();
    const renamed = { ...first, texts: { ...first.texts, de: `${named} ${word}` } };
    const added = { value: `von_${word}`, texts: { de: `Von anderen ${word}` }, active: true };
    await callApi(page, 'PUT', list, toBody([renamed, ...others, added]), before.version);
    await page.getByRole('button', { name: 'Liste speichern' }).click();
    await expectPart(page, `${named} (Deutsch)`, {
      mine: named,
      theirs: `${named} ${word}`,
      chosen: 'theirs',
    });
    await expectPart(page, `${named} anbieten`, { mine: 'Nein', theirs: 'Ja', chosen: 'mine' });
    await saveMerged(page);
    await expect(page.getByText('Liste «Absagegrund» gespeichert.')).toBeVisible();
    const after = await callApi<{ version: number; values: Value[] }>(page, 'GET', list);
    expect(after.values[0]).toMatchObject({ texts: { de: `${named} ${word}` }, active: false });
    expect(after.values.map(({ texts }) => texts['de'])).toEqual(
      expect.arrayContaining([`Mein ${word}`, `Von anderen ${word}`]),
    );
    await callApi(page, 'PUT', list, toBody(before.values), after.version);

    // A draft of a message: to whom it goes is one choice, said in words.
    const idea = await callApi<Versioned>(page, 'POST', '/api/admin/ideas', {
      ...{ title: `Idee ${word}`, text: 'Ein Kalender für Seilbahnen.' },
    });
    const operator = await anotherBrowser('superadmin@demo.test');
    const content = { de: { subject: `Wartung ${word}`, html: '<p>Am Freitag.</p>' } };
    const messages = '/api/admin/messages';
    const draft = await callApi<Versioned>(operator, 'POST', messages, {
      ...{ audience: 'type', type: 'extended', content },
    });
    await openPage(operator, '/admin/messages/filter/drafts');
    await operator.getByRole('button', { name: `Wartung ${word}` }).click();
    await operator.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
    await operator.getByRole('dialog').getByLabel('Betreff').fill(`Wartung ${word} verschoben`);
    const changed = {
      audience: 'plugin',
      plugin: 'timber',
      content: { de: { subject: 'Abgesagt', html: '' } },
    };
    await callApi(operator, 'PATCH', `${messages}/${draft.id}`, changed, draft.version);
    await operator.getByRole('button', { name: 'Als Entwurf behalten' }).click();
    await expectPart(operator, 'An', {
      mine: 'Lizenzen eines Typs: Erweitert',
      theirs: 'Lizenzen mit einer Erweiterung: Rundholz',
      chosen: 'theirs',
    });
    await expectPart(operator, 'Betreff (Deutsch)', {
      mine: `Wartung ${word} verschoben`,
      theirs: 'Abgesagt',
      chosen: 'mine',
    });
    await saveMerged(operator);
    const stored = await callApi<object>(operator, 'GET', `${messages}/${draft.id}`);
    expect(stored).toMatchObject({
      ...{ audience: 'plugin', plugin: 'timber' },
      content: { de: { subject: `Wartung ${word} verschoben` } },
    });

    // A decision on an idea: what has become of it is told, and is not the operator's to choose.
    await openPage(operator, `/admin/crowdfunding?tab=ideas&idea=${idea.id}`);
    await operator.getByRole('button', { name: 'Ablehnen' }).click();
    await operator.getByLabel('Grund').fill('Das gibt es schon.');
    const text = 'Ein Kalender für Seilbahnen und Helikopter.';
    await callApi(
      page,
      'PATCH',
      `/api/admin/ideas/${idea.id}`,
      { title: `Idee ${word}`, text },
      idea.version,
    );
    await operator.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
    await expect(merging(operator).getByText(text)).toBeVisible();
    await expect(merging(operator).getByRole('group', { name: 'Grund' }).getByRole('radio')).toHaveCount(2);
    await expect(merging(operator).getByRole('radio')).toHaveCount(2);
    await expectAccessible(operator);
    await operator.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(operator);
    await saveMerged(operator);
    await expect(operator.getByText('Das gibt es schon.')).toBeVisible();
  });
});
