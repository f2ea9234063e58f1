export { forgetBasket, readBasket, writeBasket } from "./baskets";
