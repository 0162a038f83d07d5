import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { runWebpack } from './run-webpack.mjs';

describe('a build with the hashes of its files', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'jahrring-integrity-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Builds a page with a part that is loaded later. Answers its files by name. */
  async function build({ colour, later }) {
    const source = path.join(folder, 'source');
    const output = path.join(folder, 'output');
    mkdirSync(source, { recursive: true });
    writeFileSync(path.join(source, 'page.css'), `body { color: ${colour}; }\n`);
    writeFileSync(path.join(source, 'later.js'), `export const word = '${later}';\n`);
    writeFileSync(
      path.join(source, 'page.js'),
      `import './page.css';\nimport('./later.js').then(console.log);\n`,
    );
    const name = '[name].[contenthash:10]';
    const stats = await runWebpack({
      mode: 'production',
      devtool: false,
      context: source,
      entry: { page: './page.js' },
      output: { path: output, publicPath: '/', uniqueName: 'trial', filename: `${name}.js`, clean: true },
      module: {
        rules: [
          {
            test: /\.css$/,
            use: [MiniCssExtractPlugin.loader, fileURLToPath(import.meta.resolve('css-loader'))],
          },
        ],
      },
      plugins: [
        new MiniCssExtractPlugin({ filename: `${name}.css` }),
        new IntegrityPlugin({ isEarly: () => false, laterFile: 'hashes.[hash].js' }),
      ],
    });
    const files = Object.fromEntries(
      readdirSync(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]),
    );
    return { files, initial: stats.compilation.entrypoints.get('page').getFiles() };
  }

  const scriptOf = ({ initial }) => initial.find((file) => file.endsWith('.js'));

  it('gives no name to two contents, whichever file changes', async () => {
    const builds = [
      await build({ colour: 'red', later: 'one' }),
      await build({ colour: 'blue', later: 'one' }),
      await build({ colour: 'blue', later: 'two' }),
    ];
    const contents = new Map();
    for (const { files } of builds) {
      for (const [name, content] of Object.entries(files)) {
        expect(contents.get(name) ?? content).toBe(content);
        contents.set(name, content);
      }
    }
    expect(new Set(builds.map(scriptOf)).size).toBe(3);
  });

  it('names the file of later hashes that lies beside it, in a second build into the same folder too', async () => {
    for (const colour of ['red', 'blue']) {
      const built = await build({ colour, later: 'one' });
      const [wanted] = /hashes\.\w+\.js/.exec(built.files[scriptOf(built)]);
      expect(Object.keys(built.files)).toContain(wanted);
    }
  });
});
