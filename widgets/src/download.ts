/** Hand a file to the reader. */
import type { FileView } from "./generated";

export function download(file: FileView): void {
  const address = URL.createObjectURL(new Blob([file.text], { type: "application/octet-stream" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
