/** @jest-environment jsdom */
import { neighbourOf, rememberOrder } from './record-order';

const pattern = '/projects/:project_id/:tab';

describe('records in their list’s order', () => {
  beforeEach(() => {
    document.body.innerHTML = ['/projects/1/overview', '/projects/create', '/projects/2/overview', '/projects/2/hours', '/projects/3/overview']
      .map((path) => `<a href="${path}">x</a>`)
      .join(''); // oxfmt-ignore
    rememberOrder(document.body);
  });

  it('are stepped through on the same tab', () => {
    expect(neighbourOf(pattern, '/projects/1/hours', 1)).toBe('/projects/2/hours');
    expect(neighbourOf(pattern, '/projects/2/hours', 1)).toBe('/projects/3/hours');
    expect(neighbourOf(pattern, '/projects/2/overview', -1)).toBe('/projects/1/overview');
  });

  it('end where the list ends, and a record from elsewhere has no neighbour', () => {
    expect(neighbourOf(pattern, '/projects/3/hours', 1)).toBeNull();
    expect(neighbourOf(pattern, '/projects/1/hours', -1)).toBeNull();
    expect(neighbourOf(pattern, '/projects/9/hours', 1)).toBeNull();
    expect(neighbourOf(pattern, '/addresses/1', 1)).toBeNull();
  });
});
