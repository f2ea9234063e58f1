export { FreshPage } from "./fresh-page";
export { VERSION_PLACE } from "./version-place";
