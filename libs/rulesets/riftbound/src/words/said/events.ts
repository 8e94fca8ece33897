import type { Filter, TriggerEvent } from '../definition.js';
import { aThing } from './filters.js';
import { joined } from './sentences.js';

type Name = TriggerEvent['event'];
type EventOf<Of extends Name, Event = TriggerEvent> = Event extends { readonly event: infer Names }
  ? Of extends Names
    ? Event
    : never
  : never;

type About = 'this' | Filter;

const about = (of: About): string => (of === 'this' ? 'this' : aThing(of));

const BY = { you: 'you', opponent: 'an opponent' } as const;

const WITH = { this: 'this very effect', spell: 'a spell', 'spell or unit': 'a spell or unit' } as const;

const FROM = { facedown: 'from facedown', 'not hand': 'from elsewhere than a hand' } as const;

interface Done {
  readonly of: About;
  readonly by?: 'you' | 'opponent';
  readonly with?: keyof typeof WITH;
}

/** Who did it, and what did it. */
const byWords = ({ by, with: means }: Omit<Done, 'of'>): string =>
  joined([by && `because of ${BY[by]}`, means && `through ${WITH[means]}`]);

/** Something that happens to an object: "this is stunned because of you". */
const happened =
  (what: string) =>
  (event: Done): string =>
    joined([about(event.of), what, byWords(event)]);

const whoseTurn = (whose: 'you' | 'opponent' | 'each'): string =>
  ({ you: 'your', opponent: "an opponent's", each: "a player's" })[whose];

const SCORERS = {
  this: 'this',
  you: 'you',
  'you or an ally': 'you or an ally',
  opponent: 'an opponent',
  here: 'a player',
  'owner of it': 'the owner of it',
} as const;

const verbFor = (who: string, verb: string, thirdPerson = `${verb}s`): string =>
  who === 'you' ? `you ${verb}` : `${who} ${thirdPerson}`;

const scoring =
  (verb: string) =>
  ({ of, open }: EventOf<'conquers'>): string =>
    joined([verbFor(SCORERS[of], verb), of === 'here' && 'here', open && 'a battlefield that nobody controlled']);

const fighting =
  (verb: string) =>
  ({ of }: EventOf<'attacks'>): string => {
    if (of === 'you') return `you ${verb} (once a combat)`;
    return of === 'here' ? `a player ${verb}s here (once a combat)` : `${about(of)} ${verb}s`;
  };

const COMBATS = { here: 'here', this: 'that this is in' } as const;

const starting =
  (what: string) =>
  ({ of }: EventOf<'combat begins'>): string =>
    `${what} ${COMBATS[of]}`;

const SAYINGS: { readonly [Of in Name]: (event: EventOf<Of>) => string } = {
  played: ({ of, by, from, spent }) =>
    joined([
      by === undefined ? `${about(of)} is played` : `${verbFor(BY[by], 'play')} ${about(of)}`,
      from && FROM[from],
      spent !== undefined && `with at least ${spent} energy spent on it`,
    ]),
  finalized: ({ of, by, from }) =>
    joined([
      by === undefined
        ? `${about(of)} is finalized as played`
        : `${verbFor(BY[by], 'finalize')} ${about(of)} as played`,
      from && FROM[from],
    ]),
  conquers: scoring('conquer'),
  holds: scoring('hold'),
  attacks: fighting('attack'),
  defends: fighting('defend'),
  moves: ({ of, by, to, from, between }) =>
    joined([
      by === undefined ? `${about(of)} moves` : `${verbFor(BY[by], 'move')} ${about(of)}`,
      to && `to a ${to}`,
      from && (from === 'here' ? 'from here' : `from a ${from}`),
      between && '(from and to where is remembered)',
    ]),
  dies: happened('dies'),
  'turn begins': ({ whose }) => `${whoseTurn(whose)} turn begins (Beginning Phase)`,
  'main begins': ({ whose }) => `${whoseTurn(whose)} Main Phase begins`,
  'turn ends': ({ whose }) => `${whoseTurn(whose)} turn ends (Ending Phase)`,
  discarded: ({ of, ...event }) =>
    joined([of !== 'this' && Object.keys(of).length === 0 ? 'a card' : about(of), 'is discarded', byWords(event)]),
  banished: happened('is banished'),
  stunned: happened('is stunned'),
  buffed: happened('is buffed'),
  readied: happened('is readied'),
  empowered: happened('becomes Empowered'),
  returned: happened('is returned to hand'),
  damaged: happened('is damaged'),
  leaves: happened('leaves the board'),
  chosen: happened('is chosen'),
  attached: ({ what, ...event }) => joined([`${aThing(what)} is attached to ${about(event.of)}`, byWords(event)]),
  'reaches Might': ({ might, of }) => `the Might of ${about(of)} rises from below ${might} to ${might} or more`,
  recycled: ({ by, what }) => `${verbFor(BY[by], 'recycle')} ${what === 'rune' ? 'a rune' : 'a card'}`,
  hides: ({ by }) => `${verbFor(BY[by], 'hide')} a card`,
  'spends a buff': ({ by }) => `${verbFor(BY[by], 'spend')} a buff`,
  'gains XP': ({ by }) => `${verbFor(BY[by], 'gain')} XP`,
  draws: ({ by }) => `${verbFor(BY[by], 'draw')} a card`,
  pays: ({ by, energy, for: what }) => `${verbFor(BY[by], 'pay')} at least ${energy} energy for a ${what}`,
  uses: ({ of, by, energy }) =>
    joined([
      by === undefined ? 'a player uses' : verbFor(BY[by], 'use'),
      `an activated ability of ${about(of)}`,
      energy !== undefined && `with a base cost of at least ${energy} energy`,
      '(as it resolves)',
    ]),
  'gains points': ({ by, from }) => `${verbFor(BY[by], 'gain')} points from a ${from}`,
  'wins combat': ({ of }) => (of === 'you' ? 'you win a combat' : `${about(of)} wins a combat`),
  'showdown begins': starting('a showdown begins'),
  'combat begins': starting('a combat begins'),
  'combat ends': starting('a combat ends'),
};

const say = <Of extends Name>(event: EventOf<Of> & { readonly event: Of }): string => SAYINGS[event.event](event);

/** An event as words behind "when": `this attacks`. */
export const eventWords = (event: TriggerEvent): string =>
  joined([
    say(event),
    event.there && '("there" is where it was then)',
    event.together && '(one or more at once count as once)',
    event.nth !== undefined && `(only time ${event.nth} in a turn)`,
  ]);
