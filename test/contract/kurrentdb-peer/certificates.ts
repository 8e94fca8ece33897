import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** PEM texts: an authority's certificate, and a server's for this machine with its key, signed by the authority. */
export interface Certificates {
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

/** One element of DER: a tag, a length, what is in it. */
const element = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const head = length < 0x100 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
};

const SEQUENCE = 0x30;
const sequence = (...parts: readonly Uint8Array[]): Buffer => element(SEQUENCE, ...parts);
const octets = (...parts: readonly Uint8Array[]): Buffer => element(0x04, ...parts);
const bits = (bytes: Uint8Array, unused = 0): Buffer => element(0x03, Buffer.from([unused]), bytes);
const time = (date: Date): Buffer =>
  element(0x18, Buffer.from(`${date.toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z`));

/** Object identifiers that the certificates need, as DER. */
const OID = {
  commonName: '0603550403',
  basicConstraints: '0603551d13',
  keyUsage: '0603551d0f',
  extendedKeyUsage: '0603551d25',
  serverAuth: '06082b06010505070301',
  subjectAltName: '0603551d11',
  ecdsaWithSha256: '06082a8648ce3d040302',
} as const;
const oid = (name: keyof typeof OID): Buffer => Buffer.from(OID[name], 'hex');

const TRUE = Buffer.from('0101ff', 'hex');

const nameOf = (commonName: string): Buffer =>
  sequence(element(0x31, sequence(oid('commonName'), element(0x0c, Buffer.from(commonName)))));

const extension = (name: keyof typeof OID, value: Buffer, isCritical = false): Buffer =>
  isCritical ? sequence(oid(name), TRUE, octets(value)) : sequence(oid(name), octets(value));

const AUTHORITY_EXTENSIONS = [
  extension('basicConstraints', sequence(TRUE), true),
  // Signs certificates and lists of revoked ones.
  extension('keyUsage', bits(Buffer.from([0x06]), 1), true),
];

const SERVER_EXTENSIONS = [
  extension('extendedKeyUsage', sequence(oid('serverAuth'))),
  extension(
    'subjectAltName',
    sequence(element(0x82, Buffer.from('localhost')), element(0x87, Buffer.from([127, 0, 0, 1]))),
  ),
];

interface Request {
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly extensions: readonly Buffer[];
}

const AUTHORITY = 'Authority of a test';
const DAY = 86_400_000;

const certify = ({ subject, publicKey, extensions }: Request, authorityKey: KeyObject): string => {
  const algorithm = sequence(oid('ecdsaWithSha256'));
  const now = Date.now();
  const body = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    nameOf(AUTHORITY),
    sequence(time(new Date(now - DAY)), time(new Date(now + DAY))),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(...extensions)),
  );
  const der = sequence(body, algorithm, bits(sign('sha256', body, authorityKey)));
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
};

/** Makes certificates for a day, without any program beside Node. */
export const makeCertificates = (): Certificates => {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    authority: certify(
      { subject: AUTHORITY, publicKey: authority.publicKey, extensions: AUTHORITY_EXTENSIONS },
      authority.privateKey,
    ),
    certificate: certify(
      { subject: 'Server of a test', publicKey: server.publicKey, extensions: SERVER_EXTENSIONS },
      authority.privateKey,
    ),
    key: server.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};
