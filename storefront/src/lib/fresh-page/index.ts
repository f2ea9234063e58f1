export { FreshPage } from "./fresh-page";
export { UNTIL_PLACE, VERSION_PLACE } from "./version-place";
