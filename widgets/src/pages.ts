/** Where the other notebooks are, seen from this page. */

/** The address of a notebook, which is named by its path from the folder of all notebooks.
 *
 * In a folder of that folder the notebooks beside this one go by their bare names; elsewhere the path is taken as
 * seen from home. Where JupyterLab shows an address without a document in it, a relative address would lead
 * nowhere: then the notebook is opened from the root of its files.
 */
export function pageAddress(notebook: string, place: Pick<Location, "pathname"> = location): string {
  const lab = /^(.*\/(?:lab|doc)(?:\/workspaces\/[^/]+)?)\/?$/.exec(place.pathname);
  if (lab) return `${lab[1]}/tree/${notebook}`;
  const [folder, name] = notebook.split("/");
  const here = place.pathname.split("/").at(-2);
  return name && folder === here ? name : notebook;
}

/** The address of the app's home, as its pages have it at their top; null in other hosts. */
export function homeAddress(): string | null {
  return document.querySelector<HTMLAnchorElement>("body[data-fujikit-app] a.page-home")?.href ?? null;
}
