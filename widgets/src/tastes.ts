/** What can be chosen about the look. */
export const LANGUAGES = ["en", "fr", "pl"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const PALETTES = ["woodblock", "clear", "contrast"] as const;

/** A language is called by its own name, whatever is spoken now. */
export const OWN_NAMES = { en: "English", fr: "Français", pl: "Polski" } as const;
