const comment = /^\s*(?:\/?\*|\/\/)(?<whole>.*)|\s\/\/\s(?<end>.*)$/;
const numberInComment =
  /(?<![\w.]|SHA-|\d{3} to |Tournament Rules |TR )\d{3}(?! to \d{3})(?:\.(?:\d{1,2}|[a-z])(?!\w))*(?!\w)/g;

/**
 * The rule numbers that the comment of a line of a ruleset's code names: such a number is one of the newest Core Rules, but for those
 * of cards ("001 to 025"), hashes and the Tournament Rules.
 */
export const numbersInComment = (line: string): readonly string[] => {
  const groups = comment.exec(line)?.groups;
  const said = groups?.['whole'] ?? groups?.['end'] ?? '';
  return [...said.matchAll(numberInComment)].map(([number]) => number);
};
