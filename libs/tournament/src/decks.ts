/** What deck construction holds against a list: the rule by its key, and one sentence. */
export interface DeckFinding {
  readonly rule: string;
  readonly message: string;
}
