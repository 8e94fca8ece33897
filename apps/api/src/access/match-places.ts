import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import {
  type About,
  covers,
  eyesOf,
  isEverywhere,
  NO_MATCH,
  type Reach,
  type SettingsOf,
  USUAL_SETTINGS,
} from '#access';
import type { MatchOpened } from '#match';
import { ReadDeskPlace, ShowMatch } from '#recording';
import { type Level, levelOf } from '#ruleset';

/** Provider token: `SettingsOf`, what events have settled. */
export const SETTINGS_OF = Symbol('SETTINGS_OF');

/** Whoever reaches everything or nothing is answered alike about every match. */
const isAlike = (reach: Reach): boolean =>
  reach.role === 'public' || (reach.role === 'organiser' && isEverywhere(reach));

const textIn = (body: unknown, name: string): string | null => {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value : null;
};

/** Where matches are played, and what is settled there. */
@Injectable()
export class MatchPlaces {
  constructor(
    private readonly queries: QueryBus,
    @Inject(SETTINGS_OF) private readonly settingsOf: SettingsOf,
  ) {}

  /** What a request is about. Throws `match/unknown` where it names a match that is none. */
  async aboutIn(request: Request, reach: Reach): Promise<About> {
    if (isAlike(reach)) return NO_MATCH;
    const { id, event } = request.params;
    if (typeof event === 'string') return this.#aboutDesk(event, request);
    const isOfMatch = request.path.startsWith('/matches/');
    const named = isOfMatch && typeof id === 'string' ? id : request.query['match'];
    if (typeof named === 'string') return this.aboutOf(named);
    return this.#about({ event: textIn(request.body, 'event'), table: textIn(request.body, 'table') }, true, undefined);
  }

  /** What the holder of a link asks about a match. Throws `match/unknown`. */
  async aboutFor(reach: Reach, matchId: string): Promise<About> {
    if (isAlike(reach)) return NO_MATCH;
    const about = await this.aboutOf(matchId);
    // Beyond the link its holder is the audience, to whom there is no match of which nothing is due.
    if (!covers(reach, about.place) && eyesOf(reach, 'public', about) === 'audience')
      await this.queries.execute(new ShowMatch(matchId, 'audience'));
    return about;
  }

  /** What is asked about a match. Throws `match/unknown`. */
  async aboutOf(matchId: string): Promise<About> {
    // As the public sees it: nothing hidden goes into who may do what.
    const { status, opened } = await this.queries.execute(new ShowMatch(matchId, 'public'));
    const { event = null, table = null, level } = (opened as unknown as MatchOpened['data']).options;
    return this.#about({ event, table }, status !== 'closed', level);
  }

  /** What is asked about the desk of an event, or a table of it. */
  async #aboutDesk(id: string, { params, body }: Request): Promise<About> {
    // Nothing has looked at the body yet: it may be anything.
    const order = (body as { readonly order?: Readonly<Record<string, unknown>> | null } | undefined)?.order;
    const of = { call: order?.['call'], check: order?.['check'] };
    const { title, table: found } = await this.queries.execute(new ReadDeskPlace(id, of));
    // A call and a deck check are at a table, which their orders need not name again.
    const table = params['table'] ?? order?.['table'] ?? found;
    const named = typeof table === 'string' || typeof table === 'number' ? String(table) : null;
    return this.#about({ event: title, table: named }, true, undefined);
  }

  #about(place: About['place'], isOpen: boolean, level: Level | undefined): About {
    const settings = (place.event === null ? undefined : this.settingsOf(place.event)) ?? USUAL_SETTINGS;
    return { place, isOpen, settings, level: settings.level ?? levelOf(level) };
  }
}
