import { entityName } from './entity-name.mjs';
import { noLiteralText } from './no-literal-text.mjs';
import { noOrmSave } from './no-orm-save.mjs';
import { boundaries } from './project-boundaries.mjs';
import { restrictedSyntax } from './restricted-syntax.mjs';

/** The project's own lint rules. */
export default {
  meta: { name: 'jahrring' },
  rules: {
    boundaries,
    'entity-name': entityName,
    'no-literal-text': noLiteralText,
    'no-orm-save': noOrmSave,
    'no-restricted-syntax': restrictedSyntax,
  },
};
