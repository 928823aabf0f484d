/** Voila's own front end, for pages with widgets that are no anywidgets: JupyterLab, in some 135 scripts. */

/** It begins with the event `load`, which may be over by now. */
function repeatLoad(): void {
  if (document.readyState !== "complete") return;
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: unknown,
  ) => {
    if (type === "load" && typeof listener === "function") setTimeout(listener, 0, new Event("load"));
    else listen(type, listener, options as AddEventListenerOptions);
  };
}

/** Load it from these addresses; it draws what the page has left to draw, on a connection of its own. */
export function loadVoila(addresses: string): void {
  repeatLoad();
  for (const address of addresses.split(" ")) {
    const script = document.createElement("script");
    script.async = false;
    script.src = address;
    document.head.append(script);
  }
}
