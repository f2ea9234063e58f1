/** Language and conventions of everything that people read. Source: spec §9 "Currency, locale". */
export const LANGUAGE = "fr";
export const LOCALE = "fr-FR";
