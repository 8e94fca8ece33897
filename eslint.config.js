import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';
import {
  directions,
  driverOf,
  elements,
  layers,
  packages,
  pure,
  reserved,
  upward,
} from './tools/import-directions.mjs';

const pureFiles = pure.flatMap((name) => [`libs/${name}/src/**/*.ts`, `libs/${name}/*/src/**/*.ts`]);
const tests = ['test/**/*.ts', '**/*.test.ts', '**/*.test.tsx'];

const ofType = (type, captured) => ({ element: { type, ...(captured && { captured }) } });
const ofPackage = (source) => ({ module: { origin: ['external', 'core'], source } });

const ofLayer = (layer, ruleset) => ({ element: { type: 'layer', captured: { layer, ruleset } } });
/** The same ruleset as that of the file that imports. */
const own = '{{ from.element.captured.ruleset }}';
const layerPolicies = [
  { from: ofType('rulesets'), allow: { to: ofLayer(layers, own) } },
  ...layers.map((layer, at) => ({
    from: ofType('layer', { layer }),
    allow: { to: ofLayer(layers.slice(0, at + 1), own) },
  })),
  ...Object.entries(upward).flatMap(([ruleset, exceptions]) =>
    Object.entries(exceptions).map(([layer, later]) => ({
      from: ofType('layer', { layer, ruleset }),
      allow: { to: ofLayer(later, ruleset) },
    })),
  ),
];

/** The rule of import directions: nothing is allowed but what these policies allow; a later one overrules an earlier. */
const policies = [
  ...Object.entries(directions)
    .filter(([, targets]) => targets.length > 0)
    .map(([from, targets]) => ({ from: ofType(from), allow: { to: { element: { types: { anyOf: targets } } } } })),
  ...layerPolicies,
  ...Object.entries(packages).map(([from, source]) => ({ from: ofType(from), allow: { to: ofPackage(source) } })),
  { disallow: { to: ofPackage(reserved.drivers) } },
  ...Object.entries(driverOf).map(([adapter, source]) => ({
    from: ofType('store-adapter', { adapter }),
    allow: { to: ofPackage(source) },
  })),
  { from: { element: { types: { anyOf: ['test', 'tools'] } } }, disallow: { to: ofPackage(reserved.nest) } },
  { from: ofType('test'), allow: { to: ofPackage([...reserved.drivers, ...reserved.nest]) } },
];

const typesOf = ({ from }) => from && (from.element.types?.anyOf ?? [from.element.type]);

/** The policies of what lives in these files. Each import is held against every policy, so those that can say nothing of them are left out. */
const directionsIn = (files, types, ignores = []) => ({
  files: files.map((pattern) => `${pattern}/*.{ts,tsx}`),
  ignores,
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        ...{ default: 'disallow', checkAllOrigins: true },
        policies: policies.filter(
          (policy) => !types || !policy.from || typesOf(policy).some((type) => types.includes(type)),
        ),
      },
    ],
  },
});

export default defineConfig(
  { ignores: ['dist/', 'node_modules/', 'coverage/', '**/*.d.ts'] },
  {
    files: ['examples/**'],
    languageOptions: {
      globals: Object.fromEntries(
        ['console', 'process', 'fetch', 'setTimeout', 'URLSearchParams', 'TextDecoder'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    // What their types and their form tell is looked at by oxlint (.oxlintrc.json).
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
    rules: { '@typescript-eslint/consistent-type-imports': 'error', 'no-useless-assignment': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/ignore': ['**/*.test.ts', '**/*.test.tsx'],
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/root-path': import.meta.dirname,
      'import/resolver': { './tools/import-resolver.cjs': {} },
    },
  },
  directionsIn(['libs/rulesets/**'], ['rulesets', 'layer']),
  directionsIn(['test/**', 'tools/**'], ['test', 'tools']),
  directionsIn(['**'], null, ['libs/rulesets/**', 'test/**', 'tools/**']),
  {
    files: ['libs/**/*.ts', 'apps/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../**/src/**'], message: 'Another library has one door: import it as #name.' }] },
      ],
    },
  },
  {
    files: pureFiles,
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes in with the command.' },
        {
          object: 'Math',
          property: 'random',
          message: 'Chance comes in with the command; digital play draws from #kernel.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Time comes in with the command.',
        },
        { selector: "CallExpression[callee.name='Date']", message: 'Time comes in with the command.' },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    ignores: ['test/support/fast-check.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'fast-check',
          message: 'Properties draw the same cases at every run: import test/support/fast-check.js.',
        },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^(?:before|after)(?:All|Each)$/][arguments.1], CallExpression[callee.name="test"][arguments.2], CallExpression[callee.callee.object.name="test"][callee.callee.property.name="each"][arguments.2]',
          message: 'How long a test may take is said in jest.config.js, once: a busy machine is no reason to fail.',
        },
        {
          selector: "CallExpression[callee.object.name='jest'][callee.property.name='setTimeout']",
          message: 'How long a test may take is said in jest.config.js, once: a busy machine is no reason to fail.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        require: 'readonly',
        module: 'writable',
        exports: 'writable',
        __dirname: 'readonly',
      },
    },
  },
  {
    // What a page of somebody else's loads as it is.
    files: ['apps/replayer/public/*.js'],
    languageOptions: { sourceType: 'script', globals: { document: 'readonly', window: 'readonly' } },
  },
);
