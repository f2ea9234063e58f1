export { BuyerFacts } from "./buyer-facts";
