export { BrandBlock } from "./brand-block";
export { Hero } from "./hero";
export { QuickActions } from "./quick-actions";
