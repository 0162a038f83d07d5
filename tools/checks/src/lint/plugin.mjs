import { entityName } from './entity-name.mjs';
import { noLiteralText } from './no-literal-text.mjs';
import { noOrmSave } from './no-orm-save.mjs';

/** The project's own lint rules. */
export const jahrringPlugin = {
  rules: {
    'entity-name': entityName,
    'no-literal-text': noLiteralText,
    'no-orm-save': noOrmSave,
  },
};
