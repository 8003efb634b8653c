/**
 * Files on their way in: one after the other, so that a phone's line is not cut in ten, each with how far it
 * has come, a way to stop it and a way to try again; what was cut off goes on by itself once there is a line. What
 * becomes of a file that arrived, its page says.
 */
export { DropZone } from './DropZone.tsx';
export { FileField } from './FileField.tsx';
export { PaperField } from './PaperField.tsx';
export { SendingList } from './SendingList.tsx';
export { takeOutGone } from './take-out-gone.ts';
export { UploadError, uploadFile } from './upload-file.ts';
export { useSendPaper } from './use-send-paper.ts';
export { useUploadText } from './use-upload-text.ts';
export { type Uploads, useUploads } from './use-uploads.ts';
