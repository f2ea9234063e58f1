/** What the search box needs only once somebody is in it: fetched with its first focus. */
export { forgetSearches, recentSearches, rememberSearch } from "./recent-searches";
export { optionId, searchGroups } from "./search-options";
export { NothingFound, SearchPopup } from "./search-popup";
export { suggest } from "./suggest";
