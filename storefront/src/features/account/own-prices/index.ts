/** Shown late: no part of a first load. */
export { CataloguePrice, OwnMark, OwnPriceNote } from "./own-price";
export { OwnPricePlaces } from "./own-price-places";
