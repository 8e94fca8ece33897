/** The members of a union that a word stands in, under the property (`Tag`) that tells them apart; a member may name several words. */
export type Member<Union, Tag extends string, Word> =
  Union extends Readonly<Record<Tag, infer Words>> ? (Word extends Words ? Union : never) : never;
