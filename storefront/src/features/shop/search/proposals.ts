/** Code of the search suggestions, loaded on the first focus of the search box. */
export { forgetSearches, recentSearches, rememberSearch } from "./recent-searches";
export { optionId, searchGroups } from "./search-options";
export { NothingFound, SearchPopup } from "./search-popup";
export { suggest } from "./suggest";
