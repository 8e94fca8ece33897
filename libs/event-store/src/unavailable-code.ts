/** Why a store cannot be reached or written now. */
export type UnavailableCode =
  | 'store-unwritable'
  | 'store-missing'
  | 'store-gone'
  | 'store-other'
  | 'store-locked'
  | 'store-full'
  | 'store-foreign'
  | 'store-too-new'
  | 'backup-target'
  | 'store-unreachable'
  | 'store-refused'
  | 'store-too-old'
  | 'unsupported';
