import { glossaryProblems } from '../../tools/glossary-of.js';

const sources = 'const chainItem = 1; // a tape, a play';

describe('the glossary check', () => {
  test('is content with words in use and in order', () => {
    expect(glossaryProblems('- **chain item**: one.\n- **play**: two.\n- **tape**: three.\n', sources)).toEqual([]);
  });

  test.each([
    ['twice', '- **play**: one.\n- **play**: two.\n'],
    ['out of order', '- **tape**: one.\n- **play**: two.\n'],
    ['used nowhere', '- **zeppelin**: one.\n'],
    ['no terms', 'Words:\n'],
    ["no '**word**", '- **play** no colon\n- **tape**: x.\n'],
  ])('sees what is %s', (what, page) => {
    expect(glossaryProblems(page, sources).join()).toContain(what);
  });
});
