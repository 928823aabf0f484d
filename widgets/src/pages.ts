/** Where the other notebooks are, seen from this page. */

/** The address of a notebook beside this one.
 *
 * Voila, GitHub and most addresses of JupyterLab take the bare name. Where JupyterLab shows an address without a
 * document in it, the name would lead nowhere: then it is opened from the root of its files.
 */
export function pageAddress(notebook: string, place: Pick<Location, "pathname"> = location): string {
  const lab = /^(.*\/(?:lab|doc)(?:\/workspaces\/[^/]+)?)\/?$/.exec(place.pathname);
  return lab ? `${lab[1]}/tree/${notebook}` : notebook;
}
