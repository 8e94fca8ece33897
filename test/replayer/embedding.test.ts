import { EmbedError, heightFor, parseEmbed } from '../../apps/replayer/src/embedding.js';

describe('the address of an embedded match', () => {
  test.each([
    ['/embed/final', '', { match: 'final', at: null }],
    ['/embed/final', '?at=120', { match: 'final', at: 120 }],
    ['/embed/a%2Fb%20c', '?at=0&viewer=public', { match: 'a/b c', at: 0 }],
  ])('%s%s', (path, search, place) => {
    expect(parseEmbed(path, search)).toEqual(place);
  });

  test.each([
    ['/embed/', '', /There is no page|No match is named/],
    ['/embed/final', '?at=soon', /"soon" is no step of a tape/],
    ['/embed/final', '?viewer=recorder', /shows what is public, and nothing else\. Leave "viewer" out\./],
    ['/embed/final', '?viewer=0', /shows what is public/],
    ['/embed/final', '?viewer=everybody', /is nobody who looks/],
  ])('%s%s is refused with what to do', (path, search, words) => {
    expect(() => parseEmbed(path, search)).toThrow(EmbedError);
    expect(() => parseEmbed(path, search)).toThrow(words);
  });
});

test('a page of any width asks for a height at which a table can be read, and never for an endless one', () => {
  expect([320, 390, 640, 899, 900, 1200, 1440, 2560].map(heightFor)).toEqual([780, 780, 780, 780, 560, 720, 820, 820]);
});
