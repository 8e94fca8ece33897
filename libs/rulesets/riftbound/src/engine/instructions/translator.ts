import type { Instruction } from '../../words/instruction.js';
import type { Doing } from '../../words/definition.js';
import type { Setting } from '../../reading/setting.js';

export type DoingOf<Name, Each = Doing> = Each extends { readonly do: infer Names }
  ? Name extends Names
    ? Each
    : never
  : never;
/** What one verb of encoded instructions comes to. */
export type Translator<Name extends Doing['do']> = (setting: Setting, doing: DoingOf<Name>) => readonly Instruction[];

/** An instruction about these pieces; none where there are none. */
export const some = (
  pieces: readonly number[],
  make: (pieces: readonly number[]) => Instruction,
): readonly Instruction[] => (pieces.length === 0 ? [] : [make(pieces)]);
