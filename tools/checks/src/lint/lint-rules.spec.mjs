import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { bareEndpoints } from './bare-endpoints.mjs';
import { jahrringPlugin } from './plugin.mjs';

function lint(rule, code, filename = 'file.tsx') {
  const config = {
    files: ['**/*.tsx', '**/*.ts'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { jahrring: jahrringPlugin },
    rules: { [`jahrring/${rule}`]: 'error' },
  };
  return new Linter().verify(code, [config], { filename }).map(({ message }) => message);
}

describe('endpoints', () => {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-imports': ['error', { patterns: [bareEndpoints] }] },
  };
  const lintImport = (code) => new Linter().verify(code, [config], { filename: 'file.ts' });

  it('are not declared by Nest, which asks for no permission', () => {
    const [found] = lintImport("import { Body, Get } from '@nestjs/common';");
    expect(found.message).toContain("Take it from '@jahrring/service-kit'");
    expect(lintImport("import { HttpCode, Sse } from '@nestjs/common';")).toHaveLength(2);
    expect(lintImport("import * as nest from '@nestjs/common';")).toHaveLength(1);
  });

  it('are declared by the kit', () => {
    expect(lintImport("import { Get } from '@jahrring/service-kit';")).toEqual([]);
    expect(lintImport("import { Body, Controller } from '@nestjs/common';")).toEqual([]);
  });
});

describe('entity-name', () => {
  it('reports a class of a table that is not called so', () => {
    expect(lint('entity-name', "@Entity('notices') class Notice {}")[0]).toContain('"NoticeEntity"');
  });

  it('accepts entities, and classes of no table', () => {
    expect(lint('entity-name', "@Entity('notices') class NoticeEntity {}")).toEqual([]);
    expect(lint('entity-name', '@Injectable() class Notices {}')).toEqual([]);
  });
});

describe('no-orm-save', () => {
  it('reports save and upsert', () => {
    expect(lint('no-orm-save', 'await manager.save(address);')).toHaveLength(1);
    expect(lint('no-orm-save', 'this.repository.upsert(row, ["id"]);')).toHaveLength(1);
  });

  it('accepts the upsert of a reference, which takes the context', () => {
    expect(lint('no-orm-save', 'await this.employees.upsert(ctx, id, values, meta);')).toEqual([]);
  });

  it('accepts insert, a drawing context and an own method', () => {
    expect(
      lint('no-orm-save', 'await manager.insert(Address, row); doc.save(); this.doc.save(); this.save(x);'),
    ).toEqual([]);
  });
});

describe('no-literal-text', () => {
  it('reports words between tags and in readable attributes', () => {
    expect(lint('no-literal-text', 'const a = <p>Save it</p>;')).toHaveLength(1);
    expect(lint('no-literal-text', 'const a = <Field label="Name" />;')).toHaveLength(1);
    expect(lint('no-literal-text', 'const a = <p>{open ? "Open" : t("closed")}</p>;')).toHaveLength(1);
    expect(lint('no-literal-text', 'const a = <Field label={`Name ${x}`} />;')).toHaveLength(1);
  });

  it('accepts messages, signs and technical attributes', () => {
    expect(lint('no-literal-text', 'const a = <p className="big">{t("a.b")} · {n}</p>;')).toEqual([]);
    expect(lint('no-literal-text', 'const a = <Icon name="clock" />;')).toEqual([]);
    expect(lint('no-literal-text', 'const a = <kbd>Enter</kbd>;')).toEqual([]);
  });
});
