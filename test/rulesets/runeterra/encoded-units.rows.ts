/** What a unit or landmark does at a moment of its own, as the happenings of the play say it. */
export type UnitRow = readonly [unit: string, does: readonly string[]];
export type PlayedRow = readonly [...UnitRow, at?: readonly string[]];

/** Played from hand. */
export const PLAYED: readonly PlayedRow[] = [
  ['Arachnoid Sentry', ['uses Paralyzing Bite', 'stuns Foe'], ['Foe']],
  ['Avarosan Marksman', ['uses Bullseye', 'Foe takes 1'], ['Foe']],
  ['Boxtopus', ['Boxtopus takes 3']],
  ['Brightsteel Formation', ['Brute Barrier', 'Brightsteel Formation Barrier']],
  ['Brightsteel Protector', ['Brute Barrier'], ['Brute']],
  ['Captain Farron', ['Ana makes Decimate, Decimate in hand']],
  ['Chempunk Shredder', ['uses Face-Melter', 'Foe takes 1', 'Giant takes 1', 'Third takes 1', 'Third dies']],
  ['Crusty Codger', ['Crusty Codger takes 2']],
  ['Eager Apprentice', ['Ana spell mana +2']],
  ['Fae Guide', ['Brute Elusive for good'], ['Brute']],
  ['Hired Gun', ['Giant Vulnerable for good']],
  ['House Spider', ['Ana gets Spiderling']],
  ['Hunting Fleet', ['Ben gets Golden Narwhal']],
  ['Katarina', ["Ana makes Blade's Edge in hand, Fleeting"]],
  ['Katarina (level 2)', ['Ana rallies']],
  ['Laurent Bladekeeper', ['Brute +2|+2 for good'], ['Brute']],
  ['Laurent Duelist', ['Brute Challenger'], ['Brute']],
  [
    'Minah Swiftfoot',
    ['uses Skyward Strikes', 'recalls Foe', 'recalls Giant', 'recalls Third'],
    ['Foe', 'Giant', 'Third'],
  ],
  ['Navori Bladescout', ['Navori Bladescout Elusive']],
  ['Quinn', ['Ana gets Valor']],
  ['Razorscale Hunter', ['Foe Vulnerable for good'], ['Foe']],
  ['Shadow Assassin', ['Ana draws 1']],
  ['Sheriff Lariette Rose', ['Foe Vulnerable for good', 'Giant Vulnerable for good', 'Third Vulnerable for good']],
  ['Tianna Crownguard', ['Ana rallies']],
  ['Vanguard Sergeant', ['Ana makes For Demacia! in hand']],
  ['Yone, Windchaser', ['uses Staggering Strikes', 'stuns Foe', 'stuns Giant'], ['Foe', 'Giant']],
  ['Scales of the Dragon', ["Ana makes Dragon's Protection in hand"]],
  ['Brutal Hunter', ['Brutal Hunter Quick Attack']],
  ['Thorn of the Rose', ['Ana makes Guile in hand']],
  ['Ruined Reckoner', ['Ana makes Midnight Raid in hand']],
  ['Sion Returned', ['Ana rallies']],
  ['Fallen Reckoner', ["Third Can't Block for good"]],
  ['Risen Reckoner', ["Third Can't Block for good"]],
  ['Used Cask Salesman', ['Ana gets Caustic Cask', 'Ana gets Caustic Cask']],
  ['Clump of Whumps', ['Ana makes Mushroom Cloud in hand']],
  ['Chump Whump', ['Ana makes Mushroom Cloud, Mushroom Cloud in hand']],
  ['Boom Baboon', ['Ana makes Flame Chompers! in hand']],
  ['Officer Squad', ['Ana makes Most Wanted in hand']],
  ['Icevale Archer', ['freezes Foe'], ['Foe']],
  ['Stalking Wolf', ['Ben gets Snow Hare']],
  ['Kindly Tavernkeeper', ['Ana heals 3'], ["Ana's nexus"]],
  ['Ice Pillar', ['Ana has 10 mana again', 'Giant Vulnerable']],
  ['Fading Icon', ['Ana gets Prey']],
  ['First Wave', ['Ana gets Prey']],
  ['Invasive Hydravine', ['Ana gets Encroaching Mist']],
  ['Camavoran Soldier', ['Ana gets Encroaching Mist']],
  ['The Messenger', ['Ana draws 1']],
  ['Resplendent Stellacorn', ['Ana heals 3'], ['Brute']],
  ['Grandfather Rumul', ['Brute +0|+4 for good'], ['Brute']],
  ['Gift Giver', ['Ana makes Gem in hand']],
  ['The Golden Sister', ['Ana gets The Silver Sister']],
  ['Crystal Ibex', ['Brute Overwhelm for good'], ['Brute']],
  ['Lunari Duskbringer', ['Ana makes Duskpetal Dust in hand']],
  ['Spring Guardian', ['Ana makes Spring Gifts in hand']],
  ['Eternal Gladiator', ['Ana draws 1']],
  ["Emperor's Guard", ['Ana draws 1']],
  ['Dunekeeper', ['Ana gets Sand Soldier']],
  ['The Clock Hand', ['Ana makes Instant Century, Instant Century in hand']],
  ['Rock Hopper', ['Ana gets Roiling Sands']],
  ['Treasure Seeker', ['Ana makes Waking Sands in hand']],
  ['Profiteer', ['Ana makes Lucky Find in hand']],
  ['Baccai Sandspinner', ['Foe -1|+0 for good', 'Foe Vulnerable for good'], ['Foe']],
  ['Merciless Hunter', ['Foe Vulnerable for good'], ['Foe']],
  ['Otterpus', ['Ana spell mana +1', 'Ana makes Prank in hand']],
  ['Benemone', ['Ana makes Prank, Prank in hand']],
  ['Lecturing Yordle', ['Ana makes Poison Dart in hand, Fleeting']],
  ['Babbling Balladeers', ['Ana makes Hungry Owlcat in hand']],
];

/** Attacking, beside a unit to its right. */
export const ATTACKS: readonly UnitRow[] = [
  // When allies attack
  ['Azir', ['Ana gets Sand Soldier']],
  ['Azir (level 2)', ['Ana gets Sand Soldier', 'Sand Soldier +1|+0', 'Azir (level 2) +1|+0']],
  ['Crackshot Corsair', ['uses Crackshot', 'Ben loses 1']],
  ['Miss Fortune', ['uses Love Tap', 'Ben loses 1']],
  ['Miss Fortune (level 2)', ['uses Bullet Time', 'Ben loses 1', 'Ben loses 1', 'Ben loses 1']],
  // Attack
  ['Battering Ram', ['Battering Ram +4|+0 for good']],
  ['Boomcrew Rookie', ['uses Undermine', 'Ben loses 2']],
  ['Brightsteel Formation', ['Brightsteel Formation Barrier', 'Brute Barrier']],
  ['Legion Saboteur', ['uses Sabotage', 'Ben loses 1']],
  ['Quinn (level 2)', ['Ana gets Valor challenging Giant']],
  ['Renekton (level 2)', ['Renekton (level 2) +3|+3']],
  ['Renekton (level 3)', ['uses Dominus Destruction', 'Foe takes 2', 'Giant takes 2', 'Ben loses 2']],
  ['Vanguard Firstblade', ['Vanguard Firstblade +2|+2 for good']],
  // Support
  ['Herald of Spring', ['Brute Lifesteal']],
  ['Kato The Arm', ['Brute +3|+0', 'Brute Overwhelm']],
  ['Legion Drummer', ['Brute Quick Attack']],
  ['Pix!', ['Brute +2|+1']],
  ['Shen', ['Brute Barrier']],
  ['Shen (level 2)', ['Brute Barrier', 'Brute +3|+0']],
  ['Stirred Spirits', ['Brute +2|+0 for good', 'Brute Ephemeral for good']],
  ['War Chefs', ['Brute +1|+1']],
  ['Young Witch', ['Brute Quick Attack', 'Brute +1|+0']],
  ['Intrepid Mariner', ['Brute Elusive']],
  ['Sumpworks Posse', ['uses Circuit Breaker', 'Foe takes 1', 'Giant takes 1', 'Ben loses 1']],
  ['Tarkaz the Tribeless', ["uses Tarkaz's Fury", 'Tarkaz the Tribeless takes 1', 'Brute takes 1']],
  ['Mentor of the Stones', ['Brute +2|+2 for good']],
  ['Tyari the Traveler', ['Brute +0|+2 for good']],
  ['Raz Bloodmane', ['Foe -2|+0', 'Giant -2|+0']],
  ["Emperor's Dais", ['Ana gets Sand Soldier']],
  ['Sandcrafter', ['Ana gets Sand Soldier']],
  ['Sandswept Tomb', ['Ana gets Sandstone Charger']],
  ['Lecturing Yordle', ['Ana makes Poison Dart in hand, Fleeting']],
];

/** As a round starts. */
export const ROUND_STARTS: readonly UnitRow[] = [
  ['Garen (level 2)', ['Ana rallies']],
  ['Jarvan IV (level 2)', ['Ana makes Cataclysm in hand, Fleeting']],
  ['Lounging Lizard', ['Lounging Lizard takes 2']],
  ['Minotaur Reckoner', ['stuns Foe']],
  ['Monastery of Hirana', ['Ana makes Sanctuary in hand']],
  ['Citybreaker', ['Ben loses 1']],
  ['Ballistic Bot', ['Ana makes Ignition in hand']],
  ['Rimetusk Shaman', ['freezes Giant']],
  ['Ice Pillar', ['Giant Vulnerable']],
  ['Invasive Hydravine', ['Ana gets Encroaching Mist']],
  ['Monkey Idol', ['Monkey Idol takes 2', 'Ana gets Powder Monkey']],
  ['Jack, the Winner', ['Ana makes Sleep with the Fishes in hand']],
  ['Safety Inspector', ['Ana makes Inspection Passed! in hand']],
];

/** Dying. */
export const LAST_BREATHS: readonly UnitRow[] = [
  ['Avarosan Sentry', ['Ana draws 1']],
  ['Cursed Keeper', ['Ana gets Escaped Abomination']],
  ['Grizzled Ranger', ['Ana gets Loyal Badgerbear']],
  ['Hapless Aristocrat', ['Ana gets Spiderling']],
  ['Legion Grenadier', ['Ben loses 1']],
  ['Twinblade Revenant', ['Ana makes Lost Soul in hand']],
  ['Fallen Reckoner', ['Ana makes Risen Reckoner in hand']],
  ['Yeti Yearling', ['Ana makes Enraged Yeti, Enraged Yeti in deck']],
  ['Fluft of Poros', ['Ana gets Heart of the Fluft']],
  ['Pesky Specter', ['Ben makes Pesky Specter, Pesky Specter in deck']],
  ['Powder Monkey', ['Ben loses 1']],
  ['Mentor of the Stones', ['Ana makes Gem, Gem, Gem in hand']],
  ['Blue Sentinel', ['Ana gets Crest of Insight']],
  ['Endless Devout', ['Ana gets Sarcophagus']],
];

/** As an ally is summoned. */
export const SUMMONS: readonly UnitRow[] = [
  ['Coastal Defender', ['Coastal Defender +2|+0']],
  ['Fleetfeather Tracker', ['Fleetfeather Tracker Challenger for good']],
  ['Greenglade Duo', ['Greenglade Duo +1|+0']],
  ['Sparring Student', ['Sparring Student +1|+1']],
  ['Inspiring Marshal', ['Dauntless Vanguard +2|+0']],
];

/** Striking the nexus. */
export const STRIKES: readonly UnitRow[] = [
  ['Ren Shadowblade', ['Ana makes Shadow Fiend in hand']],
  ['Silent Shadowseer', ['Silent Shadowseer dies', 'Ana makes Silent Shadowseer in hand']],
  ['Mountain Goat', ['Ana makes Gem in hand']],
  ['Vekauran Bruiser', ['Ana makes Lucky Find in hand']],
  ['Kelp Maidens', ['Ana makes Prank in hand']],
  ['Bandle Commando', ['Ana makes Hungry Owlcat in hand']],
];

/** Surviving damage. */
export const SURVIVALS: readonly UnitRow[] = [
  ['Braum (level 2)', ['Ana gets Mighty Poro']],
  ['Scarmother Vrynna', ['Scarmother Vrynna +3|+0 for good']],
  ['Scarthane Steffen', ['Scarthane Steffen +3|+0 for good']],
  ['Unscarred Reaver', ['Unscarred Reaver +3|+0 for good']],
];
