export { TierPriceList } from "./tier-price-list";
