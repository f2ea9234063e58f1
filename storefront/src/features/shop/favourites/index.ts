export { FavouriteToggle } from "./favourite-toggle";
export { FavouritesButton } from "./favourites-button";
export { FavouritesDrawer } from "./favourites-drawer";
export { FavouritesProvider, useFavourites } from "./use-favourites";
