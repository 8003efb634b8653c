const KEEP_ADDRESS_MS = 60_000;

/** Hands the browser a file to keep. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS);
}
