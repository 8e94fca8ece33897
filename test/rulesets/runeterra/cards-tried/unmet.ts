/**
 * Texts that these tables do not meet, by what they wait for; tests of their own try them. The list only shrinks: one that is met is
 * complained of.
 */
const WAITING: readonly (readonly [what: string, ...texts: readonly string[]])[] = [
  [
    'a champion that has counted all that it asks for',
    '02BW022/levels up',
    '02BW026/levels up',
    '02DE006/levels up',
    '04SH003/levels up',
    '04SH067/levels up',
    '01SI030/levels up',
    '01SI052/levels up',
  ],
  [
    'what has to be so as it acts',
    '01DE017/cast',
    '03MT002/cast',
    '03MT087T2/cast',
    '01SI027/cast',
    '01DE034/ally-summoned',
    '01SI023/ally-summoned',
    '01DE001/summon',
    '01SI016/summon',
    '03DE003/summon',
    '03DE008/summon',
    '04DE007/summon',
    '03FR005/summon',
    '03FR007/summon',
    '03FR017/play',
    '03MT062/play',
  ],
  [
    'a countdown that ends',
    '04FR001/countdown',
    '04SH042/countdown',
    '04SH013/countdown',
    '04MT001/countdown',
    '04MT009/countdown',
  ],
  ['a card that is discarded', '05NX005/discarded', '05NX009/discarded', '05NX013/discarded'],
  ['a target that is neither a unit nor a nexus', '01IO049/cast', '03IO020/cast', '03MT005T2/cast'],
  ['an attack while it is in hand, and its own cost', '04DE008/attack-from-hand', '04DE008T1/attack-from-hand'],
  ['an ally that gains the keyword it watches for', '01IO019/ally-gains-keyword'],
];

/** The names of these texts: a card's code and the moment, or that it levels up. */
export const UNMET: ReadonlySet<string> = new Set(WAITING.flatMap(([, ...texts]) => texts));
