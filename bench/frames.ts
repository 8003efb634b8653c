/** A message as a browser sends it over WebSocket: masked, here with zeros. */
export function maskedFrame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const head =
    text.length < 126 ? [0x81, 0x80 | text.length] : [0x81, 0xfe, text.length >> 8, text.length & 255];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), text]);
}
