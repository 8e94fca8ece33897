import type { Json } from '#kernel';
import {
  contentOf,
  findPin,
  makeStudyDocument,
  parseStudyDocument,
  readStudyOrder,
  studyDecider,
  studyFor,
  studyProblems,
  tapeOfIds,
  type Pin,
  type Study,
  type StudyOrder,
} from '#study';

const DATE = '2026-05-01T09:00:00Z';
const pin = (event: string, revision = 4): Pin => ({ event, revision, head: null });
const at = (event: string) => ({ at: pin(event), branch: null });

/** A study as orders leave it, each by its author; throws the refusal of the first that is not taken. */
const studied = (...orders: readonly (readonly [string, StudyOrder])[]): Study => {
  const opened: [string, StudyOrder] = [
    'Ada',
    { type: 'OpenStudy', id: 'one', match: 'final', title: 'The final', content: null },
  ];
  const study = [opened, ...orders].reduce<Study | null>((before, [author, order]) => {
    const decided = studyDecider.decide(before, { order, by: { author, date: DATE } });
    if (!decided.ok) throw new Error(`${decided.error.code}: ${decided.error.message}`);
    return decided.value.reduce(studyDecider.evolve, before);
  }, null);
  if (study === null) throw new Error('Nothing was opened.');
  return study;
};

const note = (id: string, words: string, isPrivate = false): StudyOrder => ({
  type: 'WriteNote',
  id,
  place: at('e4'),
  about: 'event',
  words,
  isPrivate,
});

describe('a study', () => {
  test('has any number of notes at a step, each with its author and date, which its author alone changes and deletes', () => {
    const study = studied(['Ada', note('n1', 'A trap.')], ['Ben', note('n2', 'It was seen.')]);
    expect(study.notes.map(({ author, words, date }) => [author, words, date])).toEqual([
      ['Ada', 'A trap.', DATE],
      ['Ben', 'It was seen.', DATE],
    ]);
    const edit: StudyOrder = { type: 'EditNote', note: 'n1', words: 'A good trap.', isPrivate: false };
    const written: [string, StudyOrder] = ['Ada', note('n1', 'A trap.')];
    expect(studied(written, ['Ada', edit]).notes[0]).toMatchObject({ words: 'A good trap.', edited: DATE });
    expect(() => studied(written, ['Ben', edit])).toThrow("study/not-yours: This note is Ada's");
    expect(studied(written, ['Ada', { type: 'StrikeNote', note: 'n1' }]).notes).toEqual([]);
    expect(() => studied(['Ada', { type: 'StrikeNote', note: 'n9' }])).toThrow('study/no-note');
  });

  test('takes the same note once, and no other under its id', () => {
    expect(studied(['Ada', note('n1', 'A trap.')], ['Ada', note('n1', 'A trap.')]).notes).toHaveLength(1);
    expect(() => studied(['Ada', note('n1', 'A trap.')], ['Ben', note('n1', 'None.')])).toThrow('study/note-taken');
  });

  test('has one glyph on a play and one on its position: a second takes the place of the first', () => {
    const play = (glyph: '!' | '??' | null): [string, StudyOrder] => [
      'Ada',
      { type: 'SetGlyph', place: at('e4'), on: 'play', glyph },
    ];
    const position: [string, StudyOrder] = [
      'Ben',
      { type: 'SetGlyph', place: at('e4'), on: 'position', glyph: { says: 'better', seat: 1 } },
    ];
    const { glyphs } = studied(play('!'), position, play('??'));
    expect(glyphs).toHaveLength(1);
    expect(glyphs[0]).toMatchObject({ play: '??', position: { says: 'better', seat: 1 } });
    expect(studied(play('!'), play(null)).glyphs).toEqual([]);
  });

  test('keeps what a viewer drew apart from what another drew on the same step, and wipes it by drawing nothing', () => {
    const draw = (viewer: 'public' | 'recorder', id: string | null): [string, StudyOrder] => [
      'Ada',
      {
        type: 'DrawMarks',
        place: at('e4'),
        viewer,
        marks: id === null ? [] : [{ kind: 'piece', id, colour: 'red' }],
      },
    ];
    const drawn = studied(draw('public', '3'), draw('recorder', '17'), draw('public', '4'));
    expect(drawn.marks.map(({ viewer, marks }) => [viewer, marks[0]])).toEqual([
      ['recorder', { kind: 'piece', id: '17', colour: 'red' }],
      ['public', { kind: 'piece', id: '4', colour: 'red' }],
    ]);
    expect(studied(draw('public', '3'), draw('public', null)).marks).toEqual([]);
  });

  test('tells a reader no more than the reader may see: nothing private, and nothing of one who looked with more knowledge', () => {
    const branch = (path: string, viewer: 'public' | 'recorder' | 0): [string, StudyOrder] => [
      'Ada',
      { type: 'MakeBranch', path, name: path, base: pin('e4'), viewer, chance: { by: 'hand' }, plays: [] },
    ];
    const inside: StudyOrder = {
      type: 'WriteNote',
      id: 'n3',
      place: { at: pin('e4'), branch: { path: '1', plays: 0 } },
      about: 'event',
      words: 'With the card from her hand.',
      isPrivate: false,
    };
    const study = studied(
      ['Ada', note('n1', 'For all.')],
      ['Ada', note('n2', 'For judges.', true)],
      branch('1', 'recorder'),
      branch('2', 'public'),
      branch('3', 0),
      ['Ada', inside],
    );
    expect(studyFor(study, { viewer: 'public', mayWrite: false })).toBeNull();
    const shared = { ...study, isShared: true };
    const told = studyFor(shared, { viewer: 'public', mayWrite: false });
    expect(told?.notes.map(({ id }) => id)).toEqual(['n1']);
    expect(told?.branches.map(({ path }) => path)).toEqual(['2']);
    expect(studyFor(shared, { viewer: 0, mayWrite: false })?.branches.map(({ path }) => path)).toEqual(['2', '3']);
    expect(studyFor(study, { viewer: 'recorder', mayWrite: true })).toEqual(study);
  });
});

describe('a pin', () => {
  const hash = 'ab'.repeat(32);
  const tape = {
    revisionOf: tapeOfIds(['e0', 'e1', 'e4']).revisionOf,
    hashAt: (at: number) => (at === 1 ? hash : null),
  };

  test('is found by the id of its event, wherever that stands now', () => {
    expect(findPin(pin('e4', 4), tape)).toEqual({ outcome: 'found', revision: 2 });
  });

  test('that no event answers to is told as broken: nothing near it is guessed', () => {
    expect(findPin(pin('e9', 1), tape)).toEqual({
      outcome: 'broken',
      words: 'It is pinned to event e9, which stood at revision 1: this tape has no such event.',
    });
  });

  test('tells a tape whose chain is another than the one it was pinned to', () => {
    const to = (hash: string): Pin => ({ event: 'e4', revision: 2, head: { revision: 1, hash } });
    expect(findPin(to(hash), tape).outcome).toBe('found');
    expect(findPin(to('cd'.repeat(32)), tape)).toMatchObject({ outcome: 'altered', revision: 2 });
  });
});

describe('the document of a study', () => {
  const study = studied(
    ['Ada', note('n1', 'A trap.')],
    ['Ada', { type: 'SetGlyph', place: at('e4'), on: 'play', glyph: '!?' }],
    ['Ada', { type: 'SetGlyph', place: at('e4'), on: 'position', glyph: { says: 'even', seat: null } }],
    [
      'Ada',
      {
        type: 'DrawMarks',
        place: at('e4'),
        viewer: 1,
        marks: [
          { kind: 'arrow', from: '3', to: 'base-0', colour: 'blue' },
          { kind: 'zone', id: 'base-0', colour: 'green' },
        ],
      },
    ],
    [
      'Ada',
      {
        type: 'MakeBranch',
        path: '1',
        name: 'Hold back',
        base: pin('e4'),
        viewer: 'public',
        chance: { by: 'dealer', seed: 7 },
        plays: [{ by: 'hand', play: { type: 'mark' } }],
      },
    ],
    [
      'Ada',
      {
        type: 'WriteChapter',
        chapter: {
          id: 'c1',
          title: 'The turn',
          words: '',
          mode: 'guided',
          from: pin('e0', 0),
          to: null,
          cover: pin('e4'),
          seat: null,
          tasks: [
            {
              at: pin('e4'),
              prompt: 'What now?',
              hint: 'Look at the base.',
              choices: [{ words: 'Pass', isRight: true, answer: '' }],
            },
          ],
        },
      },
    ],
  );
  const text = JSON.stringify(makeStudyDocument(study));

  test('is read back as it was written, and begins another study with the same content', () => {
    expect(parseStudyDocument(text)).toEqual({ ok: true, value: study });
    const again = studyDecider.decide(null, {
      order: { type: 'OpenStudy', id: 'two', match: 'final', title: 'A copy', content: contentOf(study) },
      by: { author: 'Ben', date: DATE },
    });
    const copy = again.ok ? again.value.reduce(studyDecider.evolve, null) : null;
    expect(copy).toMatchObject({ ...contentOf(study), id: 'two', author: 'Ben', isShared: false });
  });

  test.each([
    ['{', 'it is no JSON'],
    ['[]', '"matchtapeStudy" is missing'],
    [text.replace('"!?"', '"?!?"'), 'glyphs.0.play: "?!?" is not known here. Perhaps'],
    [text.replace('"about":"event"', '"about":"game"'), 'notes.0.about: "game" is not known here'],
    [text.replace('"path":"1"', '"path":"0"'), 'branches.0.path: This is no path of a branch'],
    [text.replace('"isShared":false,', ''), '"isShared" is missing'],
    [text.replace('"matchtapeStudy":1', '"matchtapeStudy":2'), 'matchtapeStudy: '],
  ])('says what is wrong and where (%#)', (wrong, words) => {
    const read = parseStudyDocument(wrong);
    expect(read.ok ? 'it was read' : read.error.message).toContain(words);
  });
});

describe('an order from outside', () => {
  test('is read by its type, and refused with the place of what is wrong', () => {
    const order = { type: 'EditNote', note: 'n1', words: 'Better.', isPrivate: false };
    expect(readStudyOrder(order)).toEqual({ ok: true, value: order });
    const said = (json: Json): string => {
      const read = readStudyOrder(json);
      return read.ok ? 'read' : studyProblems(read.error);
    };
    expect(said({ ...order, words: 4 })).toContain('words: 4 stands where');
    expect(said({ ...order, loud: true })).toContain('There is no "loud" here.');
    expect(said({ type: 'OpenStudy' })).toContain('This is no order of a study.');
  });
});
