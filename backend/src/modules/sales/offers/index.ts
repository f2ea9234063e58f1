export { changeTerms } from "./change-terms";
export { listChannelCatalogue, listChannelStock, readChannelOffer } from "./channel-catalogue";
export { changeChannelProduct, listChannelProducts } from "./channel-products";
export { refuseBeyondShare } from "./channel-share";
export { mergedLines } from "./merged-lines";
export { readOwnPrices } from "./own-prices";
export { palletPriceOf, pricesOf, type StackedPrice } from "./pallet-prices";
export { type CatalogueEntry, catalogueOf, readCatalogue } from "./sellable-products";
