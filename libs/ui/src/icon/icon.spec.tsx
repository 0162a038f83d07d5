/** @jest-environment jsdom */
import { arrowLeftIcon, circleIcon, plusIcon, treeIcon } from '../icons';
import { find, render, until } from '../testing/render';
import { Icon } from './icon';
import { toIconName, type IconNodes } from './shape';

const drawn = () => [...document.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
const pathsOf = (nodes: IconNodes) => nodes.map(([, { d }]) => d);

describe('Icon', () => {
  it('draws a shape, decoration unless it is labelled', async () => {
    const view = await render(<Icon name={plusIcon} size={18} />);
    expect(drawn()).toEqual(pathsOf(plusIcon));
    expect(find('svg').getAttribute('width')).toBe('18');
    expect(find('svg').getAttribute('aria-hidden')).toBe('true');
    await view.rerender(<Icon name={plusIcon} label="Neu" />);
    expect(find('svg[role=img]').getAttribute('aria-label')).toBe('Neu');
    expect(find('svg').hasAttribute('aria-hidden')).toBe(false);
  });

  it('turns round with the reading direction where the shape does', async () => {
    const view = await render(<Icon name={arrowLeftIcon} />);
    expect(find('svg').classList.contains('jr-mirror')).toBe(true);
    await view.rerender(<Icon name={plusIcon} />);
    expect(find('svg').classList.contains('jr-mirror')).toBe(false);
  });

  it('finds what data names: at once in the menus, later in the whole set, else a ring', async () => {
    const view = await render(<Icon name={toIconName('plus')} />);
    expect(drawn()).toEqual(pathsOf(plusIcon));
    await view.rerender(<Icon name={toIconName('tree')} />);
    await until(() => document.querySelector('svg') !== null);
    expect(drawn()).toEqual(pathsOf(treeIcon));
    await view.rerender(<Icon name={toIconName('oak')} />);
    expect(drawn()).toEqual(pathsOf(circleIcon));
  });
});
