/** Apart from index.ts, so that the pages that only show the header's button do not carry the favourites page. */
export { FavouritesPage } from "./favourites-page";
