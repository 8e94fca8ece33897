/**
 * What an ability is called where its card has several of its kind, or an ability makes several. Tapes name abilities by it, or by
 * their kind, so it stays whatever becomes of their order and their text.
 */
export interface Called {
  readonly called?: string;
}
