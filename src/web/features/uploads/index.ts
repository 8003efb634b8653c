/**
 * Uploads. Files are sent one by one, so as not to split a phone's bandwidth. Each shows its progress and can be
 * stopped or retried; interrupted ones resume once online. The page decides what happens to an uploaded file.
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
