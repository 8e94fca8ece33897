import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { type Eyes, viewerIn } from '#access';
import { type Reader, type Study, studyFor } from '#study';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { unknownMatch } from '../problem.js';
import { Journal } from '../tape/journal.js';
import { StudyIndex } from './study-index.js';
import { StudyShelf, unknownStudy } from './study-shelf.js';

/** A study in the list of its match: whose it is, and how much it says. */
export interface ListedStudy extends Pick<Study, 'id' | 'match' | 'title' | 'author' | 'date' | 'isShared'> {
  readonly notes: number;
  readonly branches: number;
  readonly chapters: number;
}

const listed = ({ id, match, title, author, date, isShared, notes, branches, chapters }: Study): ListedStudy => ({
  ...{ id, match, title, author, date, isShared },
  notes: notes.length,
  branches: branches.length,
  chapters: chapters.length,
});

/** Who reads studies, by their eyes: the audience behind a delay reads them once the tape that it is shown is closed, since words know the present. */
export interface StudyReader extends Pick<Reader, 'mayWrite'> {
  readonly eyes: Eyes;
}

const readerIn = ({ eyes, mayWrite }: StudyReader): Reader => ({ viewer: viewerIn(eyes), mayWrite });

/** The studies of a match that a reader may read, the oldest first. Throws `match/unknown`. */
export class ListStudies extends Query<readonly ListedStudy[]> {
  constructor(
    readonly matchId: string,
    readonly reader: StudyReader,
  ) {
    super();
  }
}

@QueryHandler(ListStudies)
export class ListStudiesHandler implements IQueryHandler<ListStudies> {
  @Inject(DelayedTapes) private readonly tapes!: DelayedTapes;

  constructor(
    private readonly index: StudyIndex,
    private readonly shelf: StudyShelf,
    private readonly journal: Journal,
  ) {}

  async execute({ matchId, reader }: ListStudies): Promise<readonly ListedStudy[]> {
    if (!(await this.tapes.isToldOf(matchId, reader.eyes))) return [];
    const ids = await this.index.of(matchId);
    if (ids.length === 0 && (await this.journal.lastRevision(matchId)) === undefined) throw unknownMatch(matchId);
    const held = await Promise.all(ids.map((id) => this.shelf.find(id)));
    return held.flatMap(({ study }) => {
      const told = study && studyFor(study, readerIn(reader));
      return told === null ? [] : [listed(told)];
    });
  }
}

/** A study of a match as a reader may know it. One that is not for that reader is unknown: `study/unknown`. */
export class ReadStudy extends Query<Study> {
  constructor(
    readonly matchId: string,
    readonly studyId: string,
    readonly reader: StudyReader,
  ) {
    super();
  }
}

@QueryHandler(ReadStudy)
export class ReadStudyHandler implements IQueryHandler<ReadStudy> {
  constructor(
    private readonly shelf: StudyShelf,
    private readonly tapes: DelayedTapes,
  ) {}

  async execute({ matchId, studyId, reader }: ReadStudy): Promise<Study> {
    if (!(await this.tapes.isToldOf(matchId, reader.eyes))) throw unknownStudy(studyId);
    const told = studyFor((await this.shelf.load(studyId)).study, readerIn(reader));
    if (told?.match !== matchId) throw unknownStudy(studyId);
    return told;
  }
}
