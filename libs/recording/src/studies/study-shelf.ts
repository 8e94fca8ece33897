import { Inject, Injectable } from '@nestjs/common';
import type { Envelope, Json, NewEnvelope } from '#kernel';
import {
  type EventStore,
  isStreamName,
  type NewEvent,
  StreamNotFoundError,
  WrongExpectedRevisionError,
} from '#event-store';
import { eventIdOf, type Instead } from '#match';
import { authorsOf, isOfPeopleInStudy, studyDecider, type Study, type StudyEvent, type StudyState } from '#study';
import { EVENT_STORE } from '../ports.js';
import { RecordingProblem } from '../problem.js';
import { envelopeOf } from '../tape/journal.js';
import { STUDY_PREFIX } from './study-index.js';

/** A study as its stream has it. */
export interface HeldStudy {
  readonly study: StudyState;
  readonly events: readonly Envelope[];
}

/** What an order came to, under which id it was given, by whom and when. */
export interface StudyEntry {
  readonly events: readonly StudyEvent[];
  readonly cause: string;
  readonly actor: string;
  readonly at: string;
}

export const unknownStudy = (id: string): RecordingProblem =>
  new RecordingProblem('unknown', {
    code: 'study/unknown',
    message: `There is no study ${JSON.stringify(id.slice(0, 100))} here for you.`,
    remedy: 'List the studies of its match to see which there are.',
  });

const MOVED = {
  code: 'study/moved',
  message: 'Somebody else has written to this study at the same moment; nothing was written.',
  remedy: 'Send the same order again, under the same id.',
};

/** The event that an envelope of a study's stream carries. */
export const studyEventIn = ({ type, data, because }: Envelope): StudyEvent =>
  ({ type, data, because }) as unknown as StudyEvent;

/** An event whose names and words lie beside the chain, so that they can be erased. Who reads studies is asked by the server: to the chain all are shown the same. */
const sealable = (event: NewEnvelope): NewEvent => ({
  ...event,
  showing: { public: event, players: [], namesPeople: isOfPeopleInStudy },
});

/** The store as studies use it: one stream a study, beside those of the matches. */
@Injectable()
export class StudyShelf {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** A study with its events; none where there is none of this id. */
  async find(id: string): Promise<HeldStudy> {
    const events: Envelope[] = [];
    if (!isStreamName(STUDY_PREFIX + id)) return { study: null, events };
    try {
      for await (const event of this.store.readStream(STUDY_PREFIX + id)) events.push(envelopeOf(event));
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    return { study: events.map(studyEventIn).reduce(studyDecider.evolve, null), events };
  }

  /** A study. Throws `study/unknown`. */
  async load(id: string): Promise<HeldStudy & { readonly study: Study }> {
    const { study, events } = await this.find(id);
    if (study === null) throw unknownStudy(id);
    return { study, events };
  }

  /**
   * Erases names from studies of a match; `forgetting`: what stands for a text, by who wrote in them. Answers how many events had such a text. What an older version wrote has
   * its names in the hashed bytes, and keeps them.
   */
  async erase(ids: readonly string[], forgetting: (authors: readonly string[]) => Instead): Promise<number> {
    const held = await Promise.all(ids.map((id) => this.find(id)));
    const instead = forgetting(authorsOf(held.flatMap(({ events }) => events)));
    let erased = 0;
    for (const id of ids) erased += await this.store.erase(STUDY_PREFIX + id, instead);
    return erased;
  }

  /** Appends what an order came to behind the events that are known. Throws `study/moved`. */
  async append(id: string, known: HeldStudy, { events: added, ...entry }: StudyEntry): Promise<void> {
    const events = added.map(({ type, data, because }, index) =>
      sealable({
        id: eventIdOf(id, entry.cause, index),
        type,
        schema: 1,
        ...entry,
        because,
        data: data as unknown as Json,
      }),
    );
    const { length } = known.events;
    try {
      await this.store.append(STUDY_PREFIX + id, length === 0 ? 'no-stream' : length - 1, events);
    } catch (error) {
      throw error instanceof WrongExpectedRevisionError ? new RecordingProblem('conflict', MOVED) : error;
    }
  }
}
