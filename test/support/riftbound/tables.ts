import type { TableLayout } from '#rulesets/riftbound';

type PlayerLayout = TableLayout['players'][string];
type BattlefieldLayout = Omit<TableLayout['battlefields'][number], 'card'>;

/** The two battlefields of the tables in these tests, named by their first words in plays. */
export const WARRENS = 'Zaun Warrens';
export const GROVE = 'Grove of the God-Willow';

interface DuelTable extends Omit<TableLayout, 'players' | 'battlefields'> {
  readonly Ana?: PlayerLayout;
  readonly Ben?: PlayerLayout;
  readonly warrens?: BattlefieldLayout;
  readonly grove?: BattlefieldLayout;
}

/** A duel in Ana's Main Phase, both players with runes enough; what is said of it changes that. */
export const duel = ({ Ana = {}, Ben = {}, warrens = {}, grove = {}, ...rest }: DuelTable = {}): TableLayout => ({
  texts: 'described',
  players: { Ana: { runes: 'enough', ...Ana }, Ben: { runes: 'enough', ...Ben } },
  battlefields: [
    { card: WARRENS, ...warrens },
    { card: GROVE, ...grove },
  ],
  ...rest,
});
