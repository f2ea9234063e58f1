import { Module } from "@medusajs/framework/utils";
import BasketService, { BASKET_MODULE } from "./service";

export { forgetBasket, readBasket, writeBasket } from "./baskets";

/** Cart and favourites that follow an account over its devices. */
export default Module(BASKET_MODULE, { service: BasketService });
