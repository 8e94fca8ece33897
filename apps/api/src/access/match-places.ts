import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import { type About, isEverywhere, NO_MATCH, type Reach, type SettingsOf, USUAL_SETTINGS } from '#access';
import type { MatchOpened } from '#match';
import { ShowMatch } from '#recording';
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
    const { id } = request.params;
    const isOfMatch = request.path.startsWith('/matches/');
    const named = isOfMatch && typeof id === 'string' ? id : request.query['match'];
    if (typeof named === 'string') return this.aboutOf(named);
    return this.#about({ event: textIn(request.body, 'event'), table: textIn(request.body, 'table') }, true, undefined);
  }

  /** What the holder of a link asks about a match. Throws `match/unknown`. */
  async aboutFor(reach: Reach, matchId: string): Promise<About> {
    return isAlike(reach) ? NO_MATCH : this.aboutOf(matchId);
  }

  /** What is asked about a match. Throws `match/unknown`. */
  async aboutOf(matchId: string): Promise<About> {
    // As the public sees it: nothing hidden goes into who may do what.
    const { status, opened } = await this.queries.execute(new ShowMatch(matchId, 'public'));
    const { event = null, table = null, level } = (opened as unknown as MatchOpened['data']).options;
    return this.#about({ event, table }, status !== 'closed', level);
  }

  #about(place: About['place'], isOpen: boolean, level: Level | undefined): About {
    const settings = (place.event === null ? undefined : this.settingsOf(place.event)) ?? USUAL_SETTINGS;
    return { place, isOpen, settings, level: settings.level ?? levelOf(level) };
  }
}
