import type { FileHandle } from 'node:fs/promises';
import { AppError } from '../errors.ts';

/** A box of ISO/IEC 14496-12 in a file: its type, its position, and the range of its content. */
export type Box = { readonly type: string; readonly at: number; readonly from: number; readonly to: number };

/** A box with those of its children that were read. */
export type Node = Box & { readonly inside: readonly Node[] };

/** An hour of film has a few hundred. */
const BOXES_MAX = 20_000;
const [HEAD_BYTES, LONG_HEAD_BYTES] = [8, 16];
/** The special lengths in a box's header: a 64-bit length follows, or the box extends to the end. */
const [IS_LONG, IS_LAST] = [1, 0];

export type Boxes = ReturnType<typeof openBoxes>;

/** Returns the box at that path of types. @throws AppError BadInput if there is none, or more than one */
export function one(nodes: readonly Node[], ...path: readonly string[]): Node {
  const [type, ...rest] = path;
  const [node, ...more] = nodes.filter(each => each.type === type);
  if (!node || more.length > 0) throw new AppError('BadInput');
  return rest.length === 0 ? node : one(node.inside, ...rest);
}

/** Reads the boxes of a file by their headers alone, up to a maximum count. */
export function openBoxes(file: FileHandle) {
  let count = 0;

  /** Reads a range of the file. @throws AppError BadInput if the file ends before */
  async function read(at: number, byteCount: number): Promise<Buffer> {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(byteCount), 0, byteCount, at);
    if (bytesRead < byteCount) throw new AppError('BadInput');
    return buffer;
  }

  return {
    /** Returns the consecutive boxes in that range. @throws AppError BadInput, FileTooHeavy */
    async within(from: number, to: number): Promise<Box[]> {
      const boxes: Box[] = [];
      let at = from;
      while (to - at >= HEAD_BYTES) {
        count += 1;
        if (count > BOXES_MAX) throw new AppError('FileTooHeavy');
        const head = await read(at, Math.min(LONG_HEAD_BYTES, to - at));
        const said = head.readUInt32BE(0);
        const headBytes = said === IS_LONG ? LONG_HEAD_BYTES : HEAD_BYTES;
        if (head.length < headBytes) throw new AppError('BadInput');
        const long = said === IS_LONG ? Number(head.readBigUInt64BE(HEAD_BYTES)) : said;
        const end = said === IS_LAST ? to : at + long;
        if (end < at + headBytes || end > to) throw new AppError('BadInput');
        boxes.push({ type: head.toString('latin1', 4, HEAD_BYTES), at, from: at + headBytes, to: end });
        at = end;
      }
      return boxes;
    },
    /** Reads bytes of a box's content. @throws AppError BadInput if it is shorter */
    async read(box: Box, at: number, byteCount: number): Promise<Buffer> {
      if (box.from + at + byteCount > box.to) throw new AppError('BadInput');
      return read(box.from + at, byteCount);
    },
  };
}
