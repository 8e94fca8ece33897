import { cli } from './run.js';

const TAPE = 'test/games/riftbound/paper-irregular.tape';

describe('the command rewind-plan', () => {
  test('tells people what goes back, who orders it and what is to be done after', async () => {
    const { code, out } = await cli(['rewind-plan', TAPE, '--to', '83']);
    expect(code).toBe(0);
    expect(out).toContain('back to before play 83: a complex rewind of 4 plays, ordered by head judge.\n');
    expect(out).toContain("  play 83, Ben: plays Stalwart Poro\n    Stalwart Poro: Ben's base → Ben's hand.\n");
    expect(out).toContain('    known since to everybody: Stalwart Poro\n');
    expect(out).toMatch(/^Permit \[tournament\.rewind-deep \(Tournament Rules of 2026-07-16, 701\.5\.c\)\]:$/m);
    expect(out).toMatch(/^ {2}\[ \] Ben's Stalwart Poro is revealed\.$/m);
  });

  test('makes a page that is printed and ticked, and an object for programs', async () => {
    const page = await cli(['rewind-plan', TAPE, '--to', '83', '--format', 'md']);
    expect(page.out).toMatch(/^# Rewind to before play 83\n/);
    expect(page.out).toContain("- [ ] Play 83, Ben: plays Stalwart Poro: Stalwart Poro: Ben's base → Ben's hand.\n");
    const { out } = await cli(['rewind-plan', TAPE, '--to', '83', '--json']);
    expect(JSON.parse(out)).toMatchObject({ tape: TAPE, to: 83, depth: 'complex', orderedBy: ['head-judge'] });
  });

  test.each(['87', '0', 'x'])('names no play %s that does not stand', async (to) => {
    const { code, err } = await cli(['rewind-plan', TAPE, '--to', to]);
    expect(code).toBe(2);
    expect(err).toContain(`No play "${to}" stands on this tape.`);
    expect(err).toContain('--to 12');
  });
});
