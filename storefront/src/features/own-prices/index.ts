/** Shown late: no part of a first load. */
export { OwnBoxPrice, OwnPriceNote } from "./own-price";
