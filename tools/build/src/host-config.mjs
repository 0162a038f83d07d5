import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { KeptScriptPlugin } from './kept-script-plugin.mjs';
import { LicencesPlugin } from './licences-plugin.mjs';
import { isOwn, serviceConfig } from './service-config.mjs';
import { workspaceRoot } from './workspace.mjs';

/** Packages with native parts, with threads in files of their own, or asked for by few processes. */
const outside = new Set([
  '@node-rs/argon2',
  'better-sqlite3',
  'date-holidays',
  'mysql2',
  'nodemailer',
  'pdfkit',
  'piscina',
  'sharp',
  'swissqrbill',
  'write-excel-file',
]);
const nameOf = (request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)[0];

function isOutside({ request }, callback) {
  if (isOwn(request) || !outside.has(nameOf(request))) callback();
  else callback(null, `commonjs ${request}`);
}

/** Packages that others would use if they were installed: asking for one fails in the bundle as it does outside of it. */
function isMissing(request, context) {
  if (isOwn(request) || request.startsWith('#') || isBuiltin(request)) return false;
  for (let folder = context; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'node_modules', nameOf(request)))) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** TypeORM and Nest also load what others name at run time: drivers and adapters, none of which is used here. */
const namedLater = { module: /node_modules[\\/](typeorm|@nestjs)[\\/]/, message: /Critical dependency/ };

/** A script, unlike a module, can tell what was compiled of it while it ran. */
const asScript = {
  filename: 'host.[contenthash:10].cjs',
  chunkFilename: 'host-[name].cjs',
  module: false,
  chunkFormat: 'commonjs',
  library: { type: 'commonjs2' },
};

const prefixFunction =
  "return new Function('path', 'i', `'use strict'\\nreturn ${lines.join(' && ')}`) // eslint-disable-line";

/**
 * Fastify's router makes functions out of text, each of which is compiled: two for each of some 1 500 routes. One that compares a part
 * of a path is made when it is first called, one that names a route's parameters once for all routes with the same.
 */
const routerRules = [
  instead(/find-my-way[\\/]lib[\\/]node\.js$/, [
    [
      prefixFunction,
      `let match
  return (path, i) => (match ??= makeMatch())(path, i)
  function makeMatch () { ${prefixFunction}
  }`,
    ],
  ]),
  instead(/find-my-way[\\/]lib[\\/]handler-storage\.js$/, [
    [
      '_createParamsObject: this._compileCreateParamsObject(params)',
      "_createParamsObject: (made[params.join('\\n')] ??= this._compileCreateParamsObject(params))",
    ],
    ['class HandlerStorage {', 'const made = Object.create(null)\n\nclass HandlerStorage {'],
  ]),
];

/** TypeORM looks for the database's driver by a name that no bundler sees: it stays outside, and Node finds it. */
const driverRule = instead(/typeorm[\\/]platform[\\/]PlatformTools\.js$/, [
  ['return require(name)', 'return __non_webpack_require__(name)'],
]);

function instead(test, changes) {
  const loader = path.join(workspaceRoot, 'tools/build/src/replace-loader.mjs');
  return { test, use: { loader, options: { changes } } };
}

/** The build of a host of many services: as that of a service, with the installed packages in it, which it need not look for. */
export function hostConfig(parts) {
  const config = serviceConfig(parts);
  const { splitChunks } = config.optimization;
  // One file: what is needed at the start is not spread over several.
  const cacheGroups = { ...splitChunks.cacheGroups, defaultVendors: false };
  return {
    ...config,
    externals: [isOutside],
    ignoreWarnings: [namedLater],
    experiments: {},
    module: { ...config.module, rules: [...config.module.rules, ...routerRules, driverRule] },
    output: { ...config.output, ...asScript, clean: false },
    plugins: [
      ...config.plugins,
      new webpack.IgnorePlugin({ checkResource: isMissing }),
      new LicencesPlugin(),
      new KeptScriptPlugin(),
    ],
    optimization: { ...config.optimization, splitChunks: { ...splitChunks, cacheGroups } },
  };
}
