import { lintTexts } from './run-oxlint.mjs';

/** How often a rule of the workspace's configuration speaks of each text; all of them stand in a file of one kind. */
function found(rule, where, ...texts) {
  const named = texts.map((text, index) => [where.replace('#', `file-${index}`), text]);
  return Object.values(lintTexts(Object.fromEntries(named))).map((problems) =>
    problems.filter((problem) => problem.startsWith(`${rule}: `)),
  );
}
const counts = (...args) => found(...args).map(({ length }) => length);

const service = 'services/time/src/#.ts';
const page = 'apps/time/src/#.tsx';

describe('endpoints', () => {
  it('are not declared by Nest, which asks for no permission', () => {
    const [[one], two, all] = found(
      'eslint(no-restricted-imports)',
      service,
      "import { Body, Get } from '@nestjs/common';",
      "import { HttpCode, Sse } from '@nestjs/common';",
      "import * as nest from '@nestjs/common';",
    );
    expect(one).toContain("Take it from '@jahrring/service-kit'");
    expect(two).toHaveLength(2);
    expect(all).toHaveLength(1);
  });

  it('are declared by the kit', () => {
    expect(
      counts(
        'eslint(no-restricted-imports)',
        service,
        "import { Get } from '@jahrring/service-kit';",
        "import { Body, Controller } from '@nestjs/common';",
      ),
    ).toEqual([0, 0]);
  });
});

describe('entity-name', () => {
  const rule = 'jahrring(entity-name)';

  it('reports a class of a table that is not called so', () => {
    const [[problem]] = found(rule, service, "@Entity('notices') class Notice {}");
    expect(problem).toContain('"NoticeEntity"');
  });

  it('accepts entities, and classes of no table', () => {
    const texts = ["@Entity('notices') class NoticeEntity {}", '@Injectable() class Notices {}'];
    expect(counts(rule, service, ...texts)).toEqual([0, 0]);
  });
});

describe('no-orm-save', () => {
  const rule = 'jahrring(no-orm-save)';

  it('reports save and upsert', () => {
    const texts = ['await manager.save(address);', 'this.repository.upsert(row, ["id"]);'];
    expect(counts(rule, service, ...texts)).toEqual([1, 1]);
  });

  it('accepts the upsert of a reference, which takes the context', () => {
    expect(counts(rule, service, 'await this.employees.upsert(ctx, id, values, meta);')).toEqual([0]);
  });

  it('accepts insert, a drawing context and an own method', () => {
    const text = 'await manager.insert(Address, row); doc.save(); this.doc.save(); this.save(x);';
    expect(counts(rule, service, text)).toEqual([0]);
  });
});

describe('no-literal-text', () => {
  const rule = 'jahrring(no-literal-text)';

  it('reports words between tags and in readable attributes', () => {
    const texts = [
      'const a = <p>Save it</p>;',
      'const a = <Field label="Name" />;',
      'const a = <p>{open ? "Open" : t("closed")}</p>;',
      'const a = <Field label={`Name ${x}`} />;',
    ];
    expect(counts(rule, page, ...texts)).toEqual([1, 1, 1, 1]);
  });

  it('accepts messages, signs and technical attributes', () => {
    const texts = [
      'const a = <p className="big">{t("a.b")} · {n}</p>;',
      'const a = <Icon name="clock" />;',
      'const a = <kbd>Enter</kbd>;',
    ];
    expect(counts(rule, page, ...texts)).toEqual([0, 0, 0]);
  });
});

describe('no-restricted-syntax', () => {
  const rule = 'jahrring(no-restricted-syntax)';
  const exports = ["export * from './a';", 'export default 1;', "export { a as default } from './a';"];

  it('reports exports without a name', () => {
    expect(counts(rule, service, ...exports, 'export const a = 1;')).toEqual([1, 1, 1, 0]);
  });

  it('accepts the default export of a module that is loaded later', () => {
    expect(counts(rule, 'libs/ui/src/#-layer.tsx', ...exports)).toEqual([1, 0, 0]);
  });

  it('reports markup that builds leave out', () => {
    const texts = [
      '<form action="a" />',
      '<style>{a}</style>',
      '<Fragment ref={a} />',
      '<form onSubmit={a} />',
    ];
    expect(counts(rule, page, ...texts.map((markup) => `export const b = ${markup};`))).toEqual([1, 1, 1, 0]);
  });
});

describe('comments for another linter', () => {
  it('turn no rule off', () => {
    const texts = ['/* eslint-disable */\ndebugger;', 'debugger; // eslint-disable-line'];
    expect(counts('eslint(no-debugger)', service, ...texts)).toEqual([1, 1]);
  });
});
