/** @jest-environment jsdom */
import { render } from '../testing/render';
import { Section } from './card';

describe('a section', () => {
  it('has a heading that a link can name', async () => {
    await render(
      <Section title="Zeit" anchor="time">
        …
      </Section>,
    );
    const heading = document.getElementById('time');
    expect(heading?.tagName).toBe('H2');
    expect(heading?.textContent).toBe('Zeit');
    expect(document.querySelector('section')?.getAttribute('aria-labelledby')).toBe('time');
  });
});
