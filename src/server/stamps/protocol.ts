import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import {
  ContentInfo,
  DigestAlgorithmIdentifier,
  id_signedData,
  SignedData,
  type SignerInfo,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  id_ct_tstInfo,
  MessageImprint,
  TimeStampReq,
  TimeStampReqVersion,
  TimeStampResp,
  TSTInfo,
} from '@peculiar/asn1-tsp';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const DIGESTS: Readonly<Record<string, string>> = {
  [SHA256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const RSA_PSS = '1.2.840.113549.1.1.10';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
/** Which certificate signed: by SHA-1 as it once was, and by what is named since. */
const SIGNING_CERTIFICATE = ['1.2.840.113549.1.9.16.2.12', '1.2.840.113549.1.9.16.2.47'];
const FOR_TIME_STAMPS = '1.3.6.1.5.5.7.3.8';
const CHAIN_MAX = 5;

/** What is asked of an authority: its certificates come with the answer. */
export function questionOf(sha256: Buffer, nonce: Buffer): Buffer<ArrayBuffer> {
  const messageImprint = new MessageImprint({
    hashAlgorithm: new DigestAlgorithmIdentifier({ algorithm: SHA256, parameters: null }),
    hashedMessage: new OctetString(sha256),
  });
  const version = TimeStampReqVersion.v1;
  const question = new TimeStampReq({ version, messageImprint, nonce: bytesOf(nonce), certReq: true });
  return Buffer.from(AsnConvert.serialize(question));
}

const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;

type Asked = { readonly sha256: Buffer; readonly nonce: Buffer; readonly roots: readonly string[] };

function requireThat(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(`the time stamp does not hold: ${what}`);
}

/**
 * What an answer says, once all of it is checked (RFC 3161 §2.4.2, RFC 5652 §5.6).
 * @throws Error saying what does not hold
 */
export function readAnswer(response: Buffer, { sha256, nonce, roots }: Asked) {
  const { status, timeStampToken } = AsnConvert.parse(response, TimeStampResp);
  requireThat(Number(status.status) <= 1 && timeStampToken, `refused, ${status.status}`);
  const token = AsnConvert.parse(AsnConvert.serialize(timeStampToken), ContentInfo);
  requireThat(token.contentType === id_signedData, 'it is not signed');
  const signed = AsnConvert.parse(token.content, SignedData);
  const { eContentType, eContent } = signed.encapContentInfo;
  const content = eContent?.single?.buffer ?? eContent?.any;
  requireThat(eContentType === id_ct_tstInfo && content, 'it is of something else');
  const info = AsnConvert.parse(content, TSTInfo);
  const { messageImprint, genTime } = info;
  requireThat(
    messageImprint.hashAlgorithm.algorithm === SHA256 &&
      sha256.equals(Buffer.from(messageImprint.hashedMessage.buffer)),
    'it is of another hash',
  );
  requireThat(info.nonce && nonce.equals(Buffer.from(info.nonce)), 'it answers another question');
  const [signer] = signed.signerInfos;
  requireThat(signer && signed.signerInfos.length === 1, 'one authority signs');
  const certificates = (signed.certificates ?? []).flatMap(({ certificate }) =>
    certificate ? [new X509Certificate(Buffer.from(AsnConvert.serialize(certificate)))] : [],
  );
  const at = genTime.getTime();
  const certificate = signerOf(signer, Buffer.from(content), certificates);
  requireChain(certificate, certificates, { roots, at });
  return { at, authority: nameOf(certificate) };
}

/** The certificate whose key signed what was signed. */
function signerOf(signer: SignerInfo, content: Buffer, certificates: readonly X509Certificate[]) {
  const { signedAttrs = [], digestAlgorithm, signatureAlgorithm, signature } = signer;
  const digest = DIGESTS[digestAlgorithm.algorithm];
  requireThat(digest, 'it is signed in a way that is not known');
  const attributeOf = (...types: string[]) => {
    const value = signedAttrs.find(({ attrType }) => types.includes(attrType))?.attrValues[0];
    return value && Buffer.from(value);
  };
  const hash = attributeOf(MESSAGE_DIGEST);
  requireThat(
    hash && createHash(digest).update(content).digest().equals(hash.subarray(2)),
    'what is signed is something else',
  );
  requireThat(attributeOf(CONTENT_TYPE), 'it does not say what it is of');
  const named = attributeOf(...SIGNING_CERTIFICATE);
  requireThat(named, 'it does not say who signed');
  const attributes = setOf(signedAttrs.map(each => Buffer.from(AsnConvert.serialize(each))));
  const padding =
    signatureAlgorithm.algorithm === RSA_PSS
      ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO }
      : {};
  const found = certificates.find(
    each =>
      ['sha1', 'sha256', 'sha384', 'sha512'].some(name =>
        named.includes(createHash(name).update(each.raw).digest()),
      ) && verify(digest, attributes, { key: each.publicKey, ...padding }, Buffer.from(signature.buffer)),
  );
  requireThat(found, 'its signature is another’s');
  return found;
}

/** What is signed: the attributes as a set in DER, which stands in the order of its bytes (X.690 §11.6). */
function setOf(parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat([...parts].sort(Buffer.compare));
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([0x31, ...size]), body]);
}

/** From who signed to a certificate that the house trusts, each good at the time that is stamped. */
function requireChain(
  signer: X509Certificate,
  certificates: readonly X509Certificate[],
  { roots, at }: { readonly roots: readonly string[]; readonly at: number },
): void {
  requireThat(signer.keyUsage?.includes(FOR_TIME_STAMPS), 'its key is not for time stamps');
  const trusted = roots.map(pem => new X509Certificate(pem));
  const isGood = ({ validFrom, validTo }: X509Certificate) =>
    Date.parse(validFrom) <= at && at <= Date.parse(validTo);
  const isOf = (one: X509Certificate, issuer: X509Certificate) =>
    one.checkIssued(issuer) && one.verify(issuer.publicKey);
  let link = signer;
  for (let length = 0; length < CHAIN_MAX; length += 1) {
    const known = link;
    requireThat(isGood(known), 'a certificate is not of this time');
    if (trusted.some(root => root.raw.equals(known.raw) || (isOf(known, root) && isGood(root)))) return;
    const next = certificates.find(each => each.ca && !each.raw.equals(known.raw) && isOf(known, each));
    requireThat(next, 'nobody whom the house trusts has signed for it');
    link = next;
  }
  requireThat(false, 'its chain has no end');
}

/** `CN=…` of who signed, or all of its name on one line. */
const nameOf = ({ subject }: X509Certificate): string =>
  /^CN=(.+)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ');
