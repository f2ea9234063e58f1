import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import OrderBookPayment from "./service";

/** Id of the provider in the engine: "pp_{identifier}_{id of the configuration}". */
export const ORDER_BOOK_PROVIDER = "pp_order-book_shop";

/** The engine's view of payments that the order book made: a refund pressed in Medusa Admin moves the money here. */
export default ModuleProvider(Modules.PAYMENT, { services: [OrderBookPayment] });
