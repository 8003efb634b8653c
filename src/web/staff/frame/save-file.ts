/** Hands the browser a file that the server wrote as text. */
export function saveFile(
  name: string,
  text: string | readonly string[],
  type = 'text/csv;charset=utf-8',
): void {
  const address = URL.createObjectURL(new Blob(typeof text === 'string' ? [text] : [...text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
