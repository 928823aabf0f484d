/** An ear on every socket to a kernel, whoever opens it. */

const KERNEL = /^(.*\/api\/kernels\/[\w-]+)\/channels/;
export const OPENED = "fujikit:socket";

/** A socket to a kernel, and where the server can be asked about that kernel. */
export interface Line {
  socket: WebSocket;
  kernel: string;
}

export function kernelOf(address: string): string | undefined {
  return KERNEL.exec(address)?.[1]?.replace(/^ws/, "http");
}

/** From now on, `OPENED` tells of each new socket to a kernel. */
export function listenIn(window: Window & { WebSocket: typeof WebSocket }): void {
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      const kernel = kernelOf(this.url);
      if (kernel) window.dispatchEvent(new CustomEvent<Line>(OPENED, { detail: { socket: this, kernel } }));
    }
  };
}
