type Row = readonly [names: string, lists: string];

/**
 * What abilities were called by number in facts of schema 1, as they stood in the definitions then: the names in order, and the lists
 * that had them. A list is a card's text, its Effect Text (`:bearer`), a keyword's several abilities (`:Empower`), or, behind the
 * numbers that lead there, what an ability makes. Never changed: definitions may be.
 */
const NAMES_OF_SCHEMA_1: readonly Row[] = [
  [
    'triggered',
    `
    OGN-003 OGN-005/0 OGN-006 OGN-016 OGN-020 OGN-026 OGN-027 OGN-030 OGN-031 OGN-034 OGN-037 OGN-038 OGN-039 OGN-041 OGN-051
    OGN-056 OGN-059 OGN-060 OGN-061 OGN-066 OGN-072 OGN-073 OGN-075 OGN-076 OGN-082 OGN-087 OGN-091 OGN-092 OGN-096 OGN-097
    OGN-101 OGN-103 OGN-106 OGN-107 OGN-110 OGN-112 OGN-116 OGN-117 OGN-118 OGN-119 OGN-121 OGN-130 OGN-131 OGN-132 OGN-136
    OGN-137 OGN-139 OGN-141 OGN-143 OGN-147 OGN-148 OGN-149 OGN-152 OGN-155 OGN-158 OGN-160 OGN-162 OGN-165 OGN-167 OGN-177
    OGN-178 OGN-182 OGN-185 OGN-188 OGN-190 OGN-191 OGN-192 OGN-196 OGN-197 OGN-199 OGN-200 OGN-202 OGN-205 OGN-211 OGN-216
    OGN-217 OGN-218 OGN-221/0 OGN-222 OGN-223 OGN-225 OGN-226 OGN-228 OGN-230 OGN-234 OGN-235 OGN-238 OGN-239 OGN-246 OGN-249
    OGN-251 OGN-254/0 OGN-255 OGN-258/0 OGN-261 OGN-275 OGN-277 OGN-279 OGN-280 OGN-282 OGN-283 OGN-284 OGN-285 OGN-286
    OGN-287 OGN-288 OGN-289 OGN-289/0 OGN-290 OGN-291 OGN-292 OGN-293 OGN-298 OGS-006 OGS-010 OGS-017 OGS-018 OGS-021 OGS-023
    SFD-007 SFD-016:bearer SFD-021 SFD-024 SFD-024/0 SFD-028 SFD-032 SFD-035 SFD-036 SFD-038 SFD-039 SFD-041 SFD-047 SFD-048
    SFD-049 SFD-053 SFD-057 SFD-058 SFD-061 SFD-062 SFD-063 SFD-069 SFD-072 SFD-074 SFD-075 SFD-081 SFD-086:bearer
    SFD-090:bearer SFD-091 SFD-100 SFD-108:bearer SFD-110 SFD-113 SFD-115:bearer SFD-116 SFD-118:bearer SFD-119 SFD-120
    SFD-121 SFD-124:bearer SFD-125 SFD-126 SFD-128 SFD-130 SFD-132 SFD-134:bearer SFD-137 SFD-138 SFD-139 SFD-140 SFD-142
    SFD-144 SFD-150:bearer SFD-152 SFD-153:bearer SFD-154/0 SFD-155 SFD-157 SFD-158 SFD-165 SFD-166/0 SFD-167 SFD-169 SFD-170
    SFD-172:bearer SFD-174 SFD-177 SFD-179 SFD-180 SFD-185 SFD-187 SFD-190:bearer SFD-192 SFD-198/0 SFD-202/0 SFD-205 SFD-207
    SFD-210 SFD-212 SFD-214 SFD-215 SFD-217 SFD-218 SFD-219 SFD-220 SFD-221 UNL-003 UNL-005 UNL-011 UNL-012 UNL-018
    UNL-019:bearer UNL-021 UNL-022 UNL-027 UNL-033 UNL-034 UNL-040 UNL-043 UNL-048 UNL-050 UNL-050/0 UNL-051 UNL-051/0
    UNL-052/2 UNL-055 UNL-056 UNL-062 UNL-064 UNL-065 UNL-067 UNL-068 UNL-071 UNL-073/0 UNL-074 UNL-078 UNL-079 UNL-080
    UNL-081 UNL-081/0 UNL-082 UNL-084 UNL-085 UNL-087/1 UNL-092 UNL-095/0 UNL-097 UNL-104 UNL-105 UNL-112 UNL-114 UNL-115
    UNL-116 UNL-119 UNL-121 UNL-123 UNL-127 UNL-129 UNL-132 UNL-135 UNL-137 UNL-139/0 UNL-141 UNL-143 UNL-145 UNL-149 UNL-150
    UNL-152 UNL-153 UNL-156 UNL-157 UNL-158 UNL-167 UNL-169 UNL-169/0 UNL-172 UNL-174 UNL-176 UNL-181 UNL-183 UNL-187
    UNL-188:bearer UNL-193 UNL-195 UNL-199 UNL-199/0 UNL-200/0 UNL-205 UNL-207 UNL-209 UNL-211 UNL-212 UNL-214 UNL-215
    UNL-216 UNL-217 UNL-218 UNL-219 VEN-002 VEN-005 VEN-006 VEN-009 VEN-011:bearer VEN-016 VEN-017 VEN-019 VEN-020 VEN-024
    VEN-026 VEN-033 VEN-037 VEN-041 VEN-042 VEN-044 VEN-046 VEN-048 VEN-057 VEN-058 VEN-063 VEN-065 VEN-067 VEN-068 VEN-071
    VEN-079 VEN-080 VEN-082 VEN-088 VEN-089/0 VEN-094 VEN-095 VEN-099 VEN-099/0 VEN-102 VEN-104 VEN-108 VEN-108/0 VEN-110
    VEN-111 VEN-114 VEN-114/0 VEN-121 VEN-128 VEN-138 VEN-145 VEN-146/0 VEN-162 VEN-165 VEN-166 VEN-T05
    `,
  ],
  [
    'spell',
    `
    OGN-004 OGN-005 OGN-008 OGN-009 OGN-022 OGN-024 OGN-025 OGN-029 OGN-043 OGN-045 OGN-046 OGN-050 OGN-053 OGN-057 OGN-058
    OGN-062 OGN-064 OGN-069 OGN-080 OGN-083 OGN-085 OGN-093 OGN-094 OGN-095 OGN-102 OGN-104 OGN-105 OGN-108 OGN-114 OGN-115
    OGN-122 OGN-123 OGN-127 OGN-128 OGN-129 OGN-133 OGN-134 OGN-138 OGN-145 OGN-153 OGN-154 OGN-156 OGN-168 OGN-169 OGN-170
    OGN-172 OGN-173 OGN-179 OGN-180 OGN-183 OGN-187 OGN-198 OGN-201 OGN-203 OGN-206 OGN-209 OGN-213 OGN-220 OGN-221 OGN-224
    OGN-229 OGN-233 OGN-237 OGN-248 OGN-250 OGN-254 OGN-256 OGN-258 OGN-260 OGN-262 OGN-266 OGN-268 OGN-270 OGS-002 OGS-003
    OGS-008 OGS-011 OGS-012 OGS-020 OGS-022 OGS-024 SFD-001 SFD-003 SFD-004 SFD-005 SFD-011 SFD-017 SFD-023 SFD-031 SFD-034
    SFD-040 SFD-043 SFD-045 SFD-066 SFD-070 SFD-077 SFD-080 SFD-087 SFD-097 SFD-106 SFD-107 SFD-111 SFD-114 SFD-122 SFD-129
    SFD-135 SFD-136 SFD-145 SFD-147 SFD-151 SFD-154 SFD-163 SFD-166 SFD-182 SFD-184 SFD-188 SFD-194 SFD-196 SFD-198 SFD-200
    SFD-202 SFD-204 SFD-206 UNL-007 UNL-009 UNL-010 UNL-013 UNL-014 UNL-015 UNL-017 UNL-031 UNL-032 UNL-038 UNL-042 UNL-046
    UNL-054 UNL-061 UNL-063 UNL-066 UNL-070 UNL-072 UNL-073 UNL-083 UNL-095 UNL-103 UNL-106 UNL-107 UNL-110 UNL-125 UNL-128
    UNL-131 UNL-134 UNL-139 UNL-155 UNL-159 UNL-165 UNL-175 UNL-180 UNL-182 UNL-184 UNL-198 UNL-200 UNL-204 VEN-003 VEN-010
    VEN-012 VEN-031 VEN-034 VEN-035 VEN-039 VEN-040 VEN-049 VEN-051 VEN-052 VEN-056 VEN-066 VEN-072 VEN-081 VEN-085 VEN-089
    VEN-090 VEN-103 VEN-105 VEN-106 VEN-107 VEN-116 VEN-126 VEN-127 VEN-131 VEN-140 VEN-142 VEN-144 VEN-146 VEN-148 VEN-150
    VEN-152 VEN-154 VEN-156
    `,
  ],
  [
    'static',
    `
    OGN-002 OGN-011 OGN-012 OGN-015 OGN-018 OGN-021/0 OGN-026/0 OGN-028 OGN-031/0 OGN-032/0 OGN-053/0 OGN-065 OGN-074 OGN-084
    OGN-100 OGN-125 OGN-129/0 OGN-140 OGN-150 OGN-151 OGN-161 OGN-174 OGN-176 OGN-189 OGN-194 OGN-195 OGN-208 OGN-231 OGN-236
    OGN-240 OGN-276 OGN-294 OGN-295 OGN-296 OGN-297 OGS-001 OGS-004 OGS-009 OGS-013 OGS-016 OGS-019 SFD-004/0 SFD-006 SFD-010
    SFD-012 SFD-014 SFD-025 SFD-029 SFD-030:bearer SFD-042:bearer SFD-044 SFD-054 SFD-055 SFD-060 SFD-065 SFD-068
    SFD-073:bearer SFD-078/0 SFD-085 SFD-093 SFD-094 SFD-103 SFD-104 SFD-105 SFD-131 SFD-141 SFD-159 SFD-171 SFD-176 SFD-181
    SFD-183 SFD-184/0 SFD-191:bearer SFD-192:bearer SFD-208 SFD-209 SFD-211 SFD-213 SFD-216 UNL-004 UNL-008 UNL-025 UNL-037
    UNL-039:bearer UNL-041 UNL-057 UNL-076 UNL-077 UNL-089 UNL-090 UNL-094 UNL-098 UNL-111 UNL-120 UNL-146 UNL-150/0 UNL-151
    UNL-154 UNL-163 UNL-171 UNL-178 UNL-208 UNL-210 UNL-213 UNL-216/0 UNL-219/0 UNL-T01 VEN-004 VEN-007 VEN-013 VEN-014
    VEN-018 VEN-027:bearer VEN-029 VEN-031/0 VEN-036 VEN-043 VEN-044/0 VEN-045 VEN-055 VEN-064 VEN-073:bearer VEN-074 VEN-076
    VEN-096 VEN-097 VEN-098 VEN-113/1 VEN-117 VEN-119 VEN-124 VEN-129 VEN-130 VEN-142/0 VEN-157 VEN-158 VEN-159 VEN-160
    VEN-163 VEN-164
    `,
  ],
  [
    'activated',
    `
    OGN-021 OGN-023 OGN-032 OGN-036 OGN-040 OGN-081 OGN-090 OGN-098 OGN-099 OGN-113 OGN-120 OGN-124 OGN-157 OGN-163 OGN-184
    OGN-204 OGN-242 OGN-245 OGN-247 OGN-253 OGN-257 OGN-259 OGN-265 OGN-267 OGS-014 SFD-019 SFD-050 SFD-052 SFD-078 SFD-090
    SFD-117 SFD-189 SFD-199 SFD-T03 UNL-026 UNL-030 UNL-045 UNL-093 UNL-102 UNL-126 UNL-161 UNL-162 UNL-185 UNL-188 UNL-189
    UNL-197 VEN-054 VEN-060 VEN-077 VEN-087 VEN-125 VEN-139 VEN-141 VEN-147
    `,
  ],
  [
    'static, triggered',
    `
    OGN-035 OGN-044 OGN-109 OGN-159 SFD-013 SFD-027 SFD-067 SFD-089 SFD-098 SFD-109 SFD-160 UNL-028 UNL-029 UNL-060 UNL-087
    UNL-118 UNL-164 UNL-T03 VEN-023 VEN-038 VEN-078 VEN-091 VEN-101 VEN-115 VEN-120 VEN-136
    `,
  ],
  [
    'static, spell',
    `
    OGN-014 OGN-047 OGN-048 OGN-144 OGN-146 OGN-207 SFD-076 SFD-164 UNL-140 UNL-142 UNL-168 UNL-173 VEN-008 VEN-059 VEN-061
    VEN-083
    `,
  ],
  [
    'replacement',
    `
    OGN-023/0 OGN-077 OGN-145/0 OGN-227 OGS-020/0 SFD-051:bearer SFD-194/0 UNL-007/0 UNL-013/0 UNL-086 UNL-175/0 UNL-206
    VEN-025 VEN-053 VEN-126/0
    `,
  ],
  [
    'triggered, activated',
    'OGN-164 OGN-186 OGN-212 SFD-046 UNL-088 UNL-109 UNL-148 UNL-203 VEN-112 VEN-143 VEN-151 VEN-153 VEN-155',
  ],
  ['triggered, static', 'OGN-063 OGN-243 SFD-149 SFD-175 UNL-058 VEN-028 VEN-047 VEN-109 VEN-135'],
  ['static, activated', 'OGN-017 OGN-068 SFD-197 UNL-001 UNL-136 VEN-062 VEN-075'],
  ['might, ganking', 'SFD-143 UNL-075 UNL-108 VEN-070 VEN-093'],
  ['activated, static', 'OGN-078 VEN-032'],
  ['might, deflect', 'UNL-047 VEN-122'],
  ['might, enters', 'UNL-016 UNL-191'],
  ['this, units', 'OGN-193 UNL-117'],
  ['activated, deflect, assault', 'VEN-001'],
  ['activated, deflect, shield', 'VEN-050'],
  ['activated, triggered', 'VEN-133'],
  ['activated, triggered, deflect, ganking', 'VEN-092'],
  ['assault, ganking', 'OGN-019'],
  ['attack, defend', 'OGN-055'],
  ['brings, choosing, might', 'UNL-147'],
  ['choose, conquer', 'SFD-195'],
  ['cost, enters', 'UNL-122'],
  ['costs, enters', 'UNL-035'],
  ['deal, draw, stun', 'OGN-200/0'],
  ['deflect, ganking', 'UNL-113'],
  ['deflect, ganking, enters', 'SFD-071'],
  ['deflect, ganking, shield', 'OGN-232'],
  ['deflect, shield', 'VEN-030'],
  ['detached, attached', 'SFD-193'],
  ['disempower, empower', 'VEN-035/0'],
  ['draw, score', 'SFD-088'],
  ['empower, might, deflect, ganking', 'VEN-134'],
  ['energy, power', 'VEN-074:Empower'],
  ['enters, costs, triggered', 'UNL-196'],
  ['enters, might', 'OGN-079'],
  ['friendly, opposing', 'SFD-146'],
  ['hide, play', 'UNL-023'],
  ['level 3, level 6, level 11, level 16', 'UNL-059'],
  ['level 6, level 11, spell', 'UNL-091'],
  ['might, damage', 'VEN-084'],
  ['move, die', 'UNL-179'],
  ['move, win', 'SFD-123'],
  ['play, conquer', 'VEN-113'],
  ['play, die', 'UNL-053'],
  ['play, hold', 'OGN-067'],
  ['play, move', 'UNL-133'],
  ['play, spend', 'SFD-101'],
  ['playing, readying', 'OGN-070'],
  ['ready, ready two', 'VEN-149'],
  ['recycle, die', 'SFD-203'],
  ['replacement, triggered', 'OGN-269'],
  ['spell, static', 'VEN-015'],
  ['spell, triggered', 'OGN-252'],
  ['static, add, level 6', 'UNL-049'],
  ['static, play, hold', 'UNL-052'],
  ['static, replacement', 'SFD-173'],
  ['stun, might, return', 'VEN-086'],
  ['triggered, buff, move', 'UNL-201'],
  ['triggered, draw, static, trash', 'VEN-022'],
  ['triggered, static, activated', 'SFD-082'],
  ['triggered, static, replacement', 'VEN-069'],
  ['win, die', 'SFD-148'],
  ['win, fight', 'SFD-020'],
];

/** The same of texts that were encoded after schema 1, while plays still named abilities by number. Never changed either. */
const NAMES_SINCE: readonly Row[] = [
  [
    'spell',
    `
    OGN-033 OGN-071 OGN-244 OGN-264 OGS-015 SFD-162 UNL-020 UNL-044 UNL-069 UNL-101 UNL-124 UNL-186 UNL-190 UNL-192 UNL-202
    VEN-100
    `,
  ],
  ['static', 'OGN-111 OGN-278 SFD-015 VEN-161'],
  ['activated', 'OGN-181 SFD-083 SFD-168 UNL-160'],
  ['static, activated', 'OGN-263 UNL-138 UNL-144 UNL-194'],
  ['triggered', 'OGN-281 SFD-084 SFD-112 UNL-130'],
  ['replacement', 'SFD-018'],
  ['static, triggered', 'SFD-026 SFD-079 UNL-170 UNL-177'],
  ['triggered, static', 'SFD-201 VEN-021 VEN-132'],
  ['static, ambush', 'UNL-166'],
];

type NamesByList = ReadonlyMap<string, readonly string[]>;

const byList = (rows: readonly Row[]): NamesByList =>
  new Map(
    rows.flatMap(([names, lists]) =>
      lists
        .trim()
        .split(/\s+/)
        .map((each) => [each, names.split(', ')] as const),
    ),
  );

let ofSchema1: NamesByList | undefined;
let counted: NamesByList | undefined;

/** What the abilities of a list were called in schema 1, by number; null where it was never encoded then. */
export const namesOfSchema1 = (list: string): readonly string[] | null =>
  (ofSchema1 ??= byList(NAMES_OF_SCHEMA_1)).get(list) ?? null;

/** What the abilities of a list are called in the order in which numbers count them; null where its own order is the one. */
export const namesByNumber = (list: string): readonly string[] | null =>
  (counted ??= byList([...NAMES_OF_SCHEMA_1, ...NAMES_SINCE])).get(list) ?? null;
