import type { JsonObject } from '#kernel';
import type { LiteralForm } from '#ruleset';
import { toJsonSchema } from '@valibot/to-json-schema';

/** What only a program can check, and reads on: no schema has a word for it. */
const UNSAID = ['check', 'raw_check', 'raw_transform'];

/** The form of a literal as JSON Schema (draft 2020-12). A form's last schema is what a person types. */
export const formSchema = (form: LiteralForm<unknown>): JsonObject => {
  const { $schema: _draft, ...schema } = toJsonSchema(form, {
    target: 'draft-2020-12',
    typeMode: 'output',
    ignoreActions: UNSAID,
    // The names of a group may be of a list of words: valibot's converter says them, and then doubts that it may.
    overrideSchema: ({ valibotSchema, jsonSchema }) => (valibotSchema.type === 'record' ? jsonSchema : undefined),
  });
  return schema as JsonObject;
};
