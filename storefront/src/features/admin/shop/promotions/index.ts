export { NewPromotionPage, PromotionPage } from "./promotion-page";
export { PromotionsPage } from "./promotions-page";
