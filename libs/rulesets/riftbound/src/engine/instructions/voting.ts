import { cannot } from '../../words/findings.js';
import { freely, type PlayRule } from '../play-rule.js';
import { push } from '../draft.js';
import { afterVote } from './steps.js';

/** Choosing one of the words that a text puts to players, as its instruction is executed (355.17). */
export const chooseWord: PlayRule<'ChooseWord'> = {
  cannot: ({ choice }, { word }) =>
    choice?.kind === 'vote' && !choice.between.includes(word)
      ? cannot('no-such-word', `"${word}" is not among the words to choose from.`, 'Choose one of those asked for.')
      : null,
  may: freely,
  apply: (draft, { seat, word }) => {
    const frame = draft.agenda.pop();
    if (frame?.task === 'resolve') push(draft, afterVote(frame, { seat, word }));
  },
};
